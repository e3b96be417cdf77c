// What goes wrong elsewhere: A union member without a JSON form becomes `{}` and lets anything pass.
//! tool upload
//! reject {"name":"n","body":{"0":1}}
//! reject {"name":"n","body":[1,2]}

/**
 * Upload a file.
 * @tool
 */
export function upload(name: string, body: Uint8Array): string {
  return String(name && body.length);
}

/**
 * Attach a file.
 * @tool
 */
export function attach(body: string | Blob): string {
  return typeof body;
}
