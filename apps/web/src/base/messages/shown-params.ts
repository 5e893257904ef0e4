import { formatFor } from '../format';

type Params = Readonly<Record<string, string | number>>;

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The values that a message names, as the language writes them: civil dates as DD/MM/YYYY, numbers with its marks. A
 * refused permission is also the context, so that a text of its own (`ACTION_FORBIDDEN_closeTerm`) stands before the general one;
 * so is that a file is too large by what it holds and not by its bytes.
 */
export function shownParams(params: Params | undefined, language: string): Record<string, unknown> {
  const format = formatFor(language);
  const shown = Object.entries(params ?? {}).map(([name, value]) => {
    // i18next picks the plural by the bare number.
    if (name === 'count') return [name, value];
    if (typeof value === 'number') return [name, format.number(value, 2)];
    return [name, CIVIL.test(value) ? format.date(value) : value];
  });
  const context = params?.['permission'] ?? ('elements' in (params ?? {}) ? 'elements' : undefined);
  return { ...Object.fromEntries(shown), ...(context !== undefined && { context: String(context) }) };
}
