import {
  hundredths,
  isCivilDate,
  MAX_DURATION,
  type PlanRow,
  roundTo2,
  type RowField,
  takesEdit,
} from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from './chart-ids';

/** What somebody typed into a cell; the page turns it into an action. */
export type CellEdit =
  | { readonly field: 'text'; readonly id: string; readonly value: string }
  | { readonly field: 'start'; readonly id: string; readonly value: string }
  | { readonly field: 'days'; readonly id: string; readonly value: number }
  | { readonly field: 'progress' | 'commitment'; readonly id: string; readonly value: number | null };

interface EditorField {
  readonly input: string;
  shown(row: PlanRow, column: string): string;
  read(typed: string): unknown;
}

const FIELDS: Readonly<Record<string, EditorField>> = {
  planDate: {
    input: 'type="date" min="1970-01-01" max="2199-12-31"',
    shown: (row) => row.start,
    read: (typed) => (isCivilDate(typed) ? typed : undefined),
  },
  planDays: {
    input: `type="number" min="1" max="${MAX_DURATION}" step="1"`,
    shown: (row) => String(row.duration),
    read: (typed) => (/^\d{1,3}$/.test(typed) ? Number(typed) : undefined),
  },
  planPercent: {
    input: 'type="number" min="0" max="100" step="1"',
    shown: (row, column) => {
      const share = column === 'commitment' ? row.commitment : row.progress;
      return share === null ? '' : String(hundredths(share));
    },
    read: (typed) => {
      if (typed.trim() === '') return null;
      const percent = Number(typed);
      return percent >= 0 && percent <= 100 ? roundTo2(percent / 100) : undefined;
    },
  },
};

/** Lets cells be edited in place. A saved edit never reaches the chart's own data: it comes back as the plan's answer. */
export function installEditors(chart: GanttStatic, onEdit: (edit: CellEdit) => void): void {
  for (const [name, field] of Object.entries(FIELDS)) {
    chart.config.editor_types[name] = editorOf(chart, field);
  }
  chart.ext.inlineEditors.attachEvent(
    'onBeforeEditStart',
    (state: { id: string | number; columnName: string }) => {
      const { row } = chart.getTask(state.id) as unknown as { row: PlanRow };
      return takesEdit(row.kind, state.columnName as RowField);
    },
  );
  chart.ext.inlineEditors.attachEvent(
    'onBeforeSave',
    (state: { id: string | number; columnName: string; newValue: unknown }) => {
      const { id, columnName, newValue } = state;
      const edit = { field: columnName, id: planId(id), value: newValue } as CellEdit;
      if (newValue !== undefined && !(columnName === 'text' && !String(newValue).trim())) onEdit(edit);
      return false;
    },
  );
}

function editorOf(chart: GanttStatic, field: EditorField) {
  const inputIn = (node: HTMLElement) => node.querySelector('input')!;
  const rowOf = (id: string) => (chart.getTask(id) as unknown as { row: PlanRow }).row;
  return {
    show(_id: string, column: { name: string }, _config: unknown, placeholder: HTMLElement) {
      placeholder.innerHTML = `<div><input ${field.input} name="${column.name}"></div>`;
    },
    hide() {},
    set_value(_value: unknown, id: string, column: { name: string }, node: HTMLElement) {
      inputIn(node).value = field.shown(rowOf(id), column.name);
    },
    get_value(_id: string, _column: unknown, node: HTMLElement) {
      return field.read(inputIn(node).value);
    },
    is_changed(_value: unknown, id: string, column: { name: string }, node: HTMLElement) {
      return inputIn(node).value !== field.shown(rowOf(id), column.name);
    },
    is_valid(_value: unknown, _id: string, _column: unknown, node: HTMLElement) {
      return field.read(inputIn(node).value) !== undefined;
    },
    save() {},
    focus(node: HTMLElement) {
      inputIn(node).focus();
      inputIn(node).select();
    },
  };
}
