import { searchable } from '@plomada/contracts';

/** What the column of each field may be called; accents and case do not count. */
export type HeaderNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Where each field stands among the headers of a table; a field without a column is not there. */
export function columnsByHeader<Field extends string>(
  names: HeaderNames<Field>,
  head: readonly string[],
): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  for (const [field, called] of Object.entries(names) as [Field, readonly string[]][]) {
    const at = head.findIndex((name) => called.includes(searchable(name)));
    if (at >= 0) found[field] = at;
  }
  return found;
}
