import { isCivilDate } from '@plomada/domain';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** The civil date behind what a person typed (DD/MM/YYYY, with other marks or none too), or null. */
export function parseDate(typed: string): string | null {
  const text = typed.trim();
  if (isCivilDate(text)) return text;
  const [day, month, year] = (TYPED.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
  if (!day || !month || !year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
}
