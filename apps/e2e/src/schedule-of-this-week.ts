import { addDays, type CivilDate, dayNumber } from '@plomada/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mondayIn } from './days';
import { FIXTURES } from './environment';

/** On which the first week of the small schedule begins in its file. */
const FIRST_MONDAY = '2026-11-16';
const DAY = /\d{4}-\d{2}-\d{2}/g;

/** A day of the small schedule, in the weeks that begin with the present one: what is planned for it is not overdue. */
export const ofThisWeek = (day: CivilDate): CivilDate =>
  addDays(day, dayNumber(mondayIn(0)) - dayNumber(FIRST_MONDAY));

/** The file of the small schedule with all of its days so. */
export function scheduleOfThisWeek(): { name: string; mimeType: string; buffer: Buffer } {
  const text = readFileSync(join(FIXTURES, 'casa-piloto.xml'), 'utf8').replace(DAY, ofThisWeek);
  return { name: 'casa-piloto.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
}
