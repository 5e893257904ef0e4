/** What stands where there is no figure: never a zero that nobody measured. */
export const NOTHING = '—';

export interface Format {
  /** A civil date as DD/MM/YYYY, an instant as DD/MM/YYYY HH:mm:ss in the viewer's zone (platform spec, section 9). */
  date(value: string | null | undefined): string;
  number(value: number | null | undefined, decimals?: number): string;
  /** A percent given as 0..100. */
  percent(value: number | null | undefined, decimals?: number): string;
  /** The same with as many decimals always, so that a column lines up. */
  percentInColumn(value: number | null | undefined, decimals?: number): string;
}

/** How a language writes figures. The same one is answered each time: making what writes numbers costs more than writing hundreds of them. */
export function formatFor(language: string): Format {
  const known = FORMATS.get(language);
  if (known) return known;
  const made = makeFormat(language);
  FORMATS.set(language, made);
  return made;
}

/** How a language writes days with their names: the day before the month, as `Format.date` has it, in English too. */
export const dayLocale = (language: string): string => (language.startsWith('en') ? 'en-GB' : language);

const FORMATS = new Map<string, Format>();

function makeFormat(language: string): Format {
  const numbers = writersOf(language, {});
  const percents = writersOf(language, { style: 'percent' });
  const percent = (value: number | null | undefined, least: number, most: number): string =>
    value == null ? NOTHING : percents(least, most).format(value / 100);
  return {
    date: (value) => (value ? dateText(value) : NOTHING),
    number: (value, decimals = 0) => (value == null ? NOTHING : numbers(0, decimals).format(value)),
    percent: (value, decimals = 1) => percent(value, 0, decimals),
    percentInColumn: (value, decimals = 1) => percent(value, decimals, decimals),
  };
}

/** What writes numbers with at least and at most so many decimals, each made once. */
function writersOf(
  language: string,
  options: Intl.NumberFormatOptions,
): (least: number, most: number) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (least, most) => {
    const key = `${least} ${most}`;
    const known = made.get(key);
    if (known) return known;
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
    const writer = new Intl.NumberFormat(language, { ...options, ...digits });
    made.set(key, writer);
    return writer;
  };
}

const CIVIL = /^(\d{4})-(\d{2})-(\d{2})$/;
const two = (value: number) => String(value).padStart(2, '0');

/** A civil date is never moved by the viewer's zone. */
function dateText(value: string): string {
  const civil = CIVIL.exec(value);
  if (civil) return `${civil[3]}/${civil[2]}/${civil[1]}`;
  const instant = new Date(value);
  const day = [two(instant.getDate()), two(instant.getMonth() + 1), instant.getFullYear()].join('/');
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}
