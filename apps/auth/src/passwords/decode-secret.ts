const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a base64-encoded UTF-8 secret, or null when it is not one. */
export function decodeSecret(encoded: string): string | null {
  if (!BASE64.test(encoded)) return null;
  try {
    return utf8.decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}
