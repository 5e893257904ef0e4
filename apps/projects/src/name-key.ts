/** How names and codes are compared: without regard to case, outer spaces and the way an accent is written. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
}
