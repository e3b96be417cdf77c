// What goes wrong elsewhere: A string argument that looks like JSON or a number is decoded.
//! tool postText
//! accept {"code":"00123","body":"{\"a\":1}","extra":"null"}

/**
 * Post a text.
 * @tool
 */
export function postText(code: string, body: string, extra: string | null): string {
  return [code, body, String(extra), typeof extra].join("|");
}
