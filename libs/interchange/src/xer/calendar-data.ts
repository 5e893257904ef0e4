import { dayNumber } from '@plomada/domain';
import type { FileCalendarSource, FileWeekDay } from '../schedule-file/file-schedule';
import { minuteOf } from '../schedule-file/instant';
import { weekDayOf } from '../schedule-file/week-day';

/** Day 0 of the numbers by which spreadsheets and P6 count days. */
export const DAY_ZERO = dayNumber('1970-01-01') - 25_569;
const MAX_DEPTH = 12;
const MAX_NODES = 100_000;

/** A node of P6's calendar text: `(0||name(key|value|…)(children))`. */
interface Node {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
  readonly children: readonly Node[];
}

/**
 * The week and the exceptions in the text of a P6 calendar (CALENDAR.clndr_data). Week days are numbered 1 to 7 from Sunday;
 * a day without shifts is free. A text that cannot be read says nothing.
 */
export function calendarDataOf(
  text: string | undefined,
): Pick<FileCalendarSource, 'weekDays' | 'exceptions'> {
  const root = text ? nodesOf(text)[0] : undefined;
  const find = (name: string): readonly Node[] =>
    root?.children.find((node) => node.name === name)?.children ?? [];
  const days = find('Exceptions').flatMap(({ values, children }) => {
    const serial = Number(values.get('d'));
    return Number.isSafeInteger(serial) ? [[DAY_ZERO + serial, children.length > 0] as const] : [];
  });
  return { weekDays: weekDaysOf(find('DaysOfWeek')), exceptions: () => days };
}

function weekDaysOf(nodes: readonly Node[]): FileCalendarSource['weekDays'] {
  const week = new Map<number, FileWeekDay>();
  for (const { name, children } of nodes) {
    const day = Number(name) - 1;
    if (!(day >= 0 && day <= 6) || week.has(day)) continue;
    const shifts = children.flatMap(({ values }) => {
      const from = minuteOf(values.get('s'));
      const to = minuteOf(values.get('f'));
      return from === null || to === null ? [] : [[from, to] as const];
    });
    week.set(day, { ...weekDayOf(shifts), isWorking: children.length > 0 });
  }
  return week;
}

/** The nodes of a text, one after another; what does not fit the form ends the reading. */
function nodesOf(text: string): readonly Node[] {
  let at = 0;
  let left = MAX_NODES;
  const blanks = (): void => {
    while (/[\s\u007f]/.test(text[at] ?? '')) at += 1;
  };
  const until = (stops: string): string => {
    const from = at;
    while (at < text.length && !stops.includes(text[at]!)) at += 1;
    return text.slice(from, at);
  };
  const list = (depth: number): Node[] => {
    const nodes: Node[] = [];
    for (blanks(); text[at] === '(' && depth < MAX_DEPTH && left > 0; blanks()) nodes.push(node(depth));
    return nodes;
  };
  const node = (depth: number): Node => {
    left -= 1;
    at += 1;
    until('|()');
    while (text[at] === '|') at += 1;
    const name = until('()').trim();
    const values = new Map<string, string>();
    if (text[at] === '(') {
      at += 1;
      const fields = until('()').split('|');
      for (let field = 0; field + 1 < fields.length; field += 2)
        values.set(fields[field]!, fields[field + 1]!);
      if (text[at] === ')') at += 1;
    }
    blanks();
    let children: Node[] = [];
    if (text[at] === '(') {
      at += 1;
      children = list(depth + 1);
      blanks();
      if (text[at] === ')') at += 1;
    }
    blanks();
    if (text[at] === ')') at += 1;
    return { name, values, children };
  };
  return list(0);
}
