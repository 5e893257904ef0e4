/**
 * Only a path of ours, with its search and hash: an address of somebody else's must not ride on ours. Null for every other. It is read
 * as the browser reads it, which leaves out tabs and line breaks and takes a backslash for a slash.
 */
export function sameOriginPath(from: string | null): string | null {
  const { origin } = window.location;
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return null;
  const url = new URL(from, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith('//') ? path : null;
}
