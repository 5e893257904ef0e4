import type { ActiveUser } from '@plomada/contracts';
import { lastDay, type PlanRow } from '@plomada/domain';
import { allowRawHTML, escapeHTML } from 'dhtmlx-gantt';
import type { PlanningLevel } from './gantt-slice';
import { avatarsHtml } from './row-people';

export type ColumnName =
  | 'select'
  | 'code'
  | 'text'
  | 'start'
  | 'end'
  | 'days'
  | 'baselineEnd'
  | 'float'
  | 'progress'
  | 'commitment'
  | 'responsible'
  | 'state';

/** How much room there is beside the timeline, which needs its share: on a laptop, a tablet, a phone. */
export type GridRoom = 'wide' | 'narrow' | 'phone';

const WIDE: Readonly<Record<PlanningLevel, readonly ColumnName[]>> = {
  masterPlan: ['select', 'code', 'text', 'start', 'end', 'days', 'progress', 'responsible'],
  lookahead: ['select', 'code', 'text', 'start', 'end', 'responsible', 'state'],
  shortTerm: ['select', 'code', 'text', 'end', 'commitment', 'progress', 'responsible', 'state'],
  baseline: ['select', 'code', 'text', 'start', 'end', 'baselineEnd', 'float'],
};

const NARROW: Readonly<Record<PlanningLevel, readonly ColumnName[]>> = {
  masterPlan: ['select', 'text', 'start', 'end', 'progress'],
  lookahead: ['select', 'text', 'start', 'state'],
  shortTerm: ['select', 'text', 'commitment', 'progress', 'state'],
  baseline: ['select', 'text', 'end', 'baselineEnd', 'float'],
};

/** What is asked about a task on site: a row is chosen by a touch, so that no column of boxes is needed. */
const PHONE: Readonly<Record<PlanningLevel, readonly ColumnName[]>> = {
  masterPlan: ['text', 'end', 'progress'],
  lookahead: ['text', 'start', 'state'],
  shortTerm: ['text', 'commitment', 'progress'],
  baseline: ['text', 'end', 'baselineEnd'],
};

const COLUMNS_OF = { wide: WIDE, narrow: NARROW, phone: PHONE } as const;

/** The columns of a level, from the left. */
export const columnNames = (level: PlanningLevel, room: GridRoom) => COLUMNS_OF[room][level];

const WIDTHS: Readonly<Record<ColumnName, number>> = {
  select: 34,
  code: 62,
  text: 214,
  start: 92,
  end: 92,
  days: 46,
  baselineEnd: 92,
  float: 62,
  progress: 68,
  commitment: 72,
  responsible: 108,
  state: 126,
};

const PHONE_TEXT_WIDTH = 152;
const widthOf = (name: ColumnName, room: GridRoom) =>
  name === 'text' && room === 'phone' ? PHONE_TEXT_WIDTH : WIDTHS[name];

/** What a cell needs besides its row: words and names of the language and the plan. */
export interface CellWords {
  header(column: ColumnName): string;
  date(civil: string): string;
  percent(share: number | null): string;
  state(row: PlanRow): string;
  responsibles(row: PlanRow): string;
  selectRow(row: PlanRow): string;
  isSelected(id: string): boolean;
  /** Says who is on a row. */
  onRow(names: string, count: number): string;
}

/** Inline editors by column: what may be typed in place. */
const EDITORS: Partial<Record<ColumnName, { type: string; map_to: string }>> = {
  text: { type: 'text', map_to: 'text' },
  days: { type: 'planDays', map_to: 'row' },
  start: { type: 'planDate', map_to: 'row' },
  progress: { type: 'planPercent', map_to: 'row' },
  commitment: { type: 'planPercent', map_to: 'row' },
};

/** What those may type who may record progress but not edit the plan. */
const RECORDED: ReadonlySet<ColumnName> = new Set(['progress', 'commitment']);

type Cell = (task: { row: PlanRow }) => string;

/** Room that the grid of a level needs, in pixels. */
export function gridWidth(level: PlanningLevel, room: GridRoom): number {
  return columnNames(level, room).reduce((sum, name) => sum + widthOf(name, room), 0);
}

/** The grid of a level. Everything that a person typed is escaped: cells are HTML. */
export function columnsOf(
  level: PlanningLevel,
  words: CellWords,
  may: { readonly editable: boolean; readonly mayRecord: boolean },
  room: GridRoom,
  peopleOn: (id: string) => readonly ActiveUser[],
) {
  const cells = cellsWith(words, peopleOn);
  return columnNames(level, room).map((name) => ({
    name,
    label:
      name === 'select'
        ? `<span role="button" title="${escapeHTML(words.header(name))}" aria-label="${escapeHTML(words.header(name))}">☑</span>`
        : escapeHTML(words.header(name)),
    width: widthOf(name, room),
    min_width: name === 'text' ? 140 : 34,
    tree: name === 'text',
    resize: name !== 'select',
    align:
      name === 'days' || name === 'float' || name === 'progress' || name === 'commitment' ? 'right' : 'left',
    template: allowRawHTML(cells[name]),
    ...((RECORDED.has(name) ? may.mayRecord : may.editable) && EDITORS[name] && { editor: EDITORS[name] }),
  }));
}

function cellsWith(
  words: CellWords,
  peopleOn: (id: string) => readonly ActiveUser[],
): Record<ColumnName, Cell> {
  return {
    select: ({ row }) =>
      `<input type="checkbox" class="plan-select" tabindex="-1" aria-label="${escapeHTML(words.selectRow(row))}"${
        words.isSelected(row.id) ? ' checked' : ''
      }>`,
    code: ({ row }) => `<span class="plan-code">${escapeHTML(row.code)}</span>`,
    text: ({ row }) =>
      `${avatarsHtml(peopleOn(row.id), words.onRow)}<span title="${escapeHTML(row.text)}">${escapeHTML(row.text)}</span>`,
    start: ({ row }) => words.date(row.firstDay),
    end: ({ row }) => words.date(row.lastDay),
    days: ({ row }) => (row.kind === 'milestone' ? '' : String(row.duration)),
    baselineEnd: ({ row }) =>
      row.baselineStart && row.baselineEnd ? words.date(lastDay(row.baselineStart, row.baselineEnd)) : '',
    float: ({ row }) => (row.kind === 'summary' ? '' : String(row.totalFloat)),
    progress: ({ row }) => words.percent(row.progress),
    commitment: ({ row }) => (row.kind === 'summary' ? '' : words.percent(row.commitment)),
    responsible: ({ row }) => {
      const names = escapeHTML(words.responsibles(row));
      return `<span title="${names}">${names}</span>`;
    },
    state: ({ row }) =>
      row.state === null
        ? ''
        : `<span class="plan-state plan-state-${row.state}">${escapeHTML(words.state(row))}</span>`,
  };
}
