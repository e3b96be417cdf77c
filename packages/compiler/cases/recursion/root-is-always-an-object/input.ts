// What goes wrong elsewhere: A union at the root has no "type":"object" and is refused; the model sends such a union argument as a JSON string.
//! tool contact
//! accept {"target":{"id":3}}
//! reject {"target":{"id":3,"email":"e"}}
//! reject {"id":3}

/**
 * Contact somebody.
 * @tool
 */
export function contact(target: { id: number } | { email: string }): string {
  return "id" in target ? String(target.id) : target.email;
}
