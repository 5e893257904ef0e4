import { type CivilDate, type DateCell, type NumberCell, civilDate, isCivilDate } from '@plomada/domain';
import { type Cell, textOfCell } from './sheet';

/** Ways of writing a date, each with the order of its parts. */
const FORMS = {
  'dd/MM/yyyy': /^(?<d>\d{2})\/(?<m>\d{2})\/(?<y>\d{4})$/,
  'dd-MM-yyyy': /^(?<d>\d{2})-(?<m>\d{2})-(?<y>\d{4})$/,
  'yyyy/MM/dd': /^(?<y>\d{4})\/(?<m>\d{2})\/(?<d>\d{2})$/,
  'yyyy-MM-dd': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
} as const;
export type DateForm = keyof typeof FORMS;
/** The forms that rows of dates may have (planning core, section 5). */
export const DATE_FORMS = Object.keys(FORMS) as readonly DateForm[];

/** 1899-12-30 as a day number: what spreadsheets count from, but for the first two months of 1900, which no plan has. */
const SERIAL_ZERO = -25_569;

/**
 * The date of a cell written in one of these forms, or as the serial number that spreadsheets keep dates as where `serial`
 * allows it.
 */
export function dateOfCell(cell: Cell | undefined, forms: readonly DateForm[], serial: boolean): DateCell {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  if (typeof cell === 'number' || /^\d{1,7}(\.\d+)?$/.test(text))
    return serial ? dateOfSerial(Number(text)) : null;
  for (const form of forms) {
    const { y, m, d } = FORMS[form].exec(text)?.groups ?? {};
    const date = `${y}-${m}-${d}`;
    if (isCivilDate(date)) return date;
  }
  return null;
}

/** The day of a spreadsheet's serial number, whose fraction is a time; null outside the years of a plan. */
export function dateOfSerial(serial: number): CivilDate | null {
  if (!(serial >= 61 && serial < 1e6)) return null;
  const date = civilDate(Math.floor(serial) + SERIAL_ZERO);
  return isCivilDate(date) ? date : null;
}

/** The serial number of a day. */
export function serialOf(dayNumber: number): number {
  return dayNumber - SERIAL_ZERO;
}

/** A number as people write it, with a point or one comma before its decimals; nothing else. */
export function numberOfCell(cell: Cell | undefined): NumberCell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const text = textOfCell(cell);
  if (text === '') return undefined;
  return /^[+-]?\d{1,15}([.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A number of percent, which people also write with the sign behind it. */
export function percentOfCell(cell: Cell | undefined): NumberCell {
  const text = typeof cell === 'string' ? textOfCell(cell) : '';
  return numberOfCell(text.endsWith('%') ? text.slice(0, -1) : cell);
}
