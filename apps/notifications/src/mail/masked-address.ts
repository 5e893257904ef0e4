/** An address of which people see whose server it is at, and the first letter of whose it is. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${at < 0 ? '' : address.slice(at)}`;
}
