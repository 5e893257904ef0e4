/** Base64 of the text's UTF-8 bytes: how passwords, and the login's e-mail, travel (platform spec, section 5). */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
