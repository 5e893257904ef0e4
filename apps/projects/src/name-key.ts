/** What no screen shows: controls, and signs that only steer how others are drawn. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** How names and codes are compared: without regard to case, spaces, the way an accent is written, and what nobody sees. */
export function nameKey(name: string): string {
  return name.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
}
