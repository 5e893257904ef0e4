/**
 * W3C's name for what is asked here, so that whoever operates the product finds all that was done for it: an action's trace is called
 * as the action is, by its id without hyphens, however often it is sent; anything else gets a name of its own.
 */
export function traceparent(actionId = ''): string {
  const own = actionId.replaceAll('-', '').toLowerCase();
  return `00-${TRACE_ID.test(own) ? own : hex(16)}-${hex(8)}-01`;
}

/** All zeros mean none. */
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
