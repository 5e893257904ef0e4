import { formatFor } from '../format';

type Params = Readonly<Record<string, string | number>>;

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The values that a message names, as the language writes them: civil dates as DD/MM/YYYY, numbers with its marks. A
 * refused permission is also the context, so that a text of its own (`ACTION_FORBIDDEN_closeTerm`) stands before the general one.
 */
export function shownParams(params: Params | undefined, language: string): Record<string, unknown> {
  const format = formatFor(language);
  const shown = Object.entries(params ?? {}).map(([name, value]) => {
    // i18next picks the plural by the bare number.
    if (name === 'count') return [name, value];
    if (typeof value === 'number') return [name, format.number(value, 2)];
    return [name, CIVIL.test(value) ? format.date(value) : value];
  });
  const permission = params?.['permission'];
  return { ...Object.fromEntries(shown), ...(permission !== undefined && { context: String(permission) }) };
}
