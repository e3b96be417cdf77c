// What goes wrong elsewhere: A template-literal index signature is ignored or refused.
//! tool sendHeaders
//! accept {"headers":{"host":"h","x-a":1}}
//! reject {"headers":{"host":"h","x-a":"1"}}
//! reject {"headers":{"host":"h","y-a":1}}
interface Headers { host: string; [name: `x-${string}`]: number }

/**
 * Send headers.
 * @tool
 */
export function sendHeaders(headers: Headers): string {
  return headers.host;
}
