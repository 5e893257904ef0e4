import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@plomada/contracts';
import { digestOf } from '../links/link-token';

/** Without what is mistaken for something else when it is read from paper: 32 signs, 80 bits in sixteen of them. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** Codes to be written down, in groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** What is stored of one, however it is typed; a fast digest suffices for a random secret of 80 bits. */
export const recoveryDigest = (code: string): string => digestOf(plainCode(code));

/** What is typed, without the blanks and dashes that make it readable. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(/.{4}/g) as string[]).join('-');
}
