/** How e-mails are compared: one person, one address, however it is capitalised. Empty for none. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Whether two e-mails are one address. None is nobody's. */
export function sameEmail(one: string, other: string): boolean {
  const key = emailKey(one);
  return key !== '' && key === emailKey(other);
}
