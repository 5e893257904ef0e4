import type { ActiveUser } from '@plomada/contracts';
import {
  endVariance,
  lastDay,
  type Plan,
  type PlanRow,
  type Predecessor,
  predecessorsOf,
  scheduleOf,
  type Task,
} from '@plomada/domain';
import { allowRawHTML, escapeHTML } from 'dhtmlx-gantt';
import type { FieldWords } from './cell-fields';
import type { ColumnName, GridShown } from './grid-shown';
import { avatarsHtml } from './row-people';

/** What a cell needs besides its row: words and names of the language and the plan. */
export interface CellWords extends FieldWords {
  header(column: ColumnName): string;
  /** The header in full, where it is short of letters. */
  headerInFull(column: ColumnName): string;
  percent(share: number | null): string;
  /** A percent given as 0..100. */
  weight(percent: number): string;
  /** More is said with a sign: +3. */
  difference(days: number): string;
  state(row: PlanRow): string;
  responsibles(row: PlanRow): string;
  predecessors(links: readonly Predecessor[]): string;
  /** Empty for what stands as soon as possible, which goes without saying. */
  constraint(task: Pick<Task, 'constraintType' | 'constraintDate'>): string;
  /** The row and its bar in one sentence, for screen readers. */
  label(row: PlanRow): string;
  selectRow(row: PlanRow): string;
  /** Says who is on a row. */
  onRow(names: string, count: number): string;
}

/** What cells ask for when they are drawn: it changes more often than the grid does. */
export interface CellFacts {
  readonly plan: () => Plan;
  readonly peopleOn: (id: string) => readonly ActiveUser[];
  readonly isSelected: (id: string) => boolean;
}

/** Inline editors by column: what may be typed in place. */
const EDITORS: Partial<Record<ColumnName, { type: string; map_to: string }>> = {
  text: { type: 'planText', map_to: 'row' },
  days: { type: 'planDays', map_to: 'row' },
  start: { type: 'planDate', map_to: 'row' },
  progress: { type: 'planPercent', map_to: 'row' },
  commitment: { type: 'planPercent', map_to: 'row' },
};

/** What those may type who may record progress but not edit the plan. */
const RECORDED: ReadonlySet<ColumnName> = new Set(['progress', 'commitment']);

const FIGURES: ReadonlySet<ColumnName> = new Set([
  'days',
  'float',
  'freeFloat',
  'progress',
  'commitment',
  'weight',
  'endVariance',
]);

/** Narrowest that a column is dragged to, in pixels. */
const LEAST_WIDTH = { text: 100, others: 34 } as const;

/** The grid as the chart takes it. Everything that a person typed is escaped: cells are HTML. */
export function columnsOf(
  grid: GridShown,
  words: CellWords,
  may: { readonly editable: boolean; readonly mayRecord: boolean },
  now: CellFacts,
) {
  const cells = cellsWith(words, now);
  return grid.columns.map(({ name, width }) => ({
    name,
    label: headerHtml(name, words),
    width,
    min_width: name === 'text' ? LEAST_WIDTH.text : LEAST_WIDTH.others,
    tree: name === 'text',
    resize: name !== 'select',
    align: FIGURES.has(name) ? 'right' : 'left',
    template: allowRawHTML(cells[name]),
    ...((RECORDED.has(name) ? may.mayRecord : may.editable) && EDITORS[name] && { editor: EDITORS[name] }),
  }));
}

function headerHtml(name: ColumnName, words: CellWords): string {
  const full = escapeHTML(words.headerInFull(name));
  if (name === 'select') return `<span role="button" title="${full}" aria-label="${full}">☑</span>`;
  return `<span title="${full}">${escapeHTML(words.header(name))}</span>`;
}

type Cell = (task: { row: PlanRow }) => string;

/** The cells of all columns. The chart asks for those of the rows on the screen only, and has them calculated then. */
function cellsWith(words: CellWords, { peopleOn, plan, isSelected }: CellFacts): Record<ColumnName, Cell> {
  const titled = (text: string) => `<span title="${escapeHTML(text)}">${escapeHTML(text)}</span>`;
  const day = (civil: string | null | undefined) => (civil ? words.date(civil) : '');
  const leafOnly = (row: PlanRow, text: () => string) => (row.kind === 'summary' ? '' : text());
  // A row that was just deleted may be drawn once more before the chart takes it away.
  const taskOf = (row: PlanRow) => plan().tasks.get(row.id);
  return {
    select: ({ row }) =>
      `<input type="checkbox" class="plan-select" tabindex="-1" aria-label="${escapeHTML(words.selectRow(row))}"${
        isSelected(row.id) ? ' checked' : ''
      }>`,
    code: ({ row }) =>
      `<span class="plan-code" title="${escapeHTML(row.code)}">${escapeHTML(row.code)}</span>`,
    text: ({ row }) => `${avatarsHtml(peopleOn(row.id), words.onRow)}${titled(row.text)}`,
    start: ({ row }) => words.date(row.firstDay),
    end: ({ row }) => words.date(row.lastDay),
    days: ({ row }) => (row.kind === 'milestone' ? '' : String(row.duration)),
    progress: ({ row }) => words.percent(row.progress),
    commitment: ({ row }) => leafOnly(row, () => words.percent(row.commitment)),
    responsible: ({ row }) => titled(words.responsibles(row)),
    state: ({ row }) =>
      row.state === null
        ? ''
        : `<span class="plan-state plan-state-${row.state}">${escapeHTML(words.state(row))}</span>`,
    float: ({ row }) => leafOnly(row, () => String(row.totalFloat)),
    freeFloat: ({ row }) => leafOnly(row, () => String(scheduleOf(plan()).of(row.id)?.freeFloat ?? '')),
    predecessors: ({ row }) => titled(words.predecessors(predecessorsOf(plan(), row.id))),
    constraint: ({ row }) => {
      const task = taskOf(row);
      return task && row.kind !== 'summary' ? titled(words.constraint(task)) : '';
    },
    weight: ({ row }) => words.weight(row.weight),
    wbs: ({ row }) => titled(taskOf(row)?.wbs ?? ''),
    baselineStart: ({ row }) => day(row.baselineStart),
    baselineEnd: ({ row }) => day(baselineLastDay(row)),
    endVariance: ({ row }) => {
      const days = endVariance(plan(), row);
      return days === null ? '' : words.difference(days);
    },
    actualStart: ({ row }) => day(taskOf(row)?.actualStart),
    actualFinish: ({ row }) => day(taskOf(row)?.actualFinish),
  };
}

/** The last day of a row in the baseline, as people read it; null where the baseline has no such row. */
export const baselineLastDay = ({ baselineStart, baselineEnd }: PlanRow): string | null =>
  baselineStart && baselineEnd ? lastDay(baselineStart, baselineEnd) : null;
