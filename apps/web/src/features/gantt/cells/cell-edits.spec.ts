import { createPlan, defaultSettings, newTask, type PlanRow, Table, viewOf } from '@plomada/domain';
import { begin, submit } from '@plomada/sync';
import { type ReadableEdit, actionOf, problemMessage, typedAction, unreadMessage } from './cell-edits';
import { TASK_COLUMNS, typedText } from '../../../columns/task-columns';
import { CELL_FIELDS, type FieldWords } from './cell-fields';

const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 't', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 }),
  ]),
};
const row: PlanRow = viewOf(plan, '2026-03-02').rows[0]!;
const author = {
  actor: { userId: 'ana', name: 'Ana', roles: ['projectAdmin' as const] },
  today: '2026-03-02',
};
const words = {
  today: () => '2026-03-02',
  daysAWeek: 5,
  constraintCalled: (called: string) => (called === 'No comenzar antes del' ? 'snet' : null),
} as FieldWords;
type Field = ReadableEdit['field'];
const read = (field: Field, typed: string) =>
  ({ field, id: 't', value: CELL_FIELDS[TASK_COLUMNS[field].field!].read(typed, words) }) as ReadableEdit;

/** The key of the message for what was typed into a cell; null when the plan takes it. */
function messageFor(field: Field, typed: string): string | null {
  const edit = read(field, typed);
  const made = { id: 'a', action: actionOf(plan, edit), when: '2026-03-02T12:00:00.000Z' };
  const result = submit(begin(plan, 0), made, author);
  return result.ok ? null : problemMessage(edit, result.refusal, row).key;
}

describe('what is typed into a cell', () => {
  it.each([
    ['days', '1000', 'codes:TASK_DURATION_INVALID'],
    ['days', '1e2', 'gantt:cell.days'],
    ['days', '0x10', 'gantt:cell.days'],
    ['days', '0', 'codes:TASK_DURATION_INVALID'],
    ['days', '-5', 'gantt:cell.days'],
    ['days', '2.5', 'gantt:cell.days'],
    ['days', '2,5', 'gantt:cell.days'],
    ['days', '9'.repeat(30), 'gantt:cell.days'],
    ['days', 'tres', 'gantt:cell.days'],
    ['days', '', 'gantt:cell.days'],
    ['progress', '150', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', '-1', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', 'mucho', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', '50', 'codes:TASK_NOT_ANALYSED'],
    ['commitment', '101', 'codes:ROW_COMMITMENT_INVALID'],
    ['end', '01/03/2026', 'codes:TASK_END_BEFORE_START'],
    ['end', 'mañana', 'gantt:cell.start'],
    ['constraint', 'Cuando se pueda', 'gantt:cell.constraint'],
    ['constraintDate', '31/02/2026', 'gantt:cell.start'],
    ['weight', '101', 'gantt:cell.weight'],
    ['weight', 'mucho', 'gantt:cell.weight'],
    ['quantity', 'mucho', 'gantt:cell.quantity'],
    ['quantity', '0', 'codes:QUANTITY_NOT_POSITIVE'],
    ['unit', 'x'.repeat(21), 'gantt:cell.unit'],
    ['unitsProgressed', '3', 'codes:TASK_HAS_NO_UNITS'],
    ['unitsProgressed', 'tres', 'codes:ROW_UNITS_INVALID'],
    ['unitsCommited', '3', 'codes:TASK_HAS_NO_UNITS'],
    ['comments', 'x'.repeat(5001), 'gantt:cell.comments'],
    ['start', '31/02/2026', 'gantt:cell.start'],
    ['start', 'ayer', 'gantt:cell.start'],
    ['start', '', 'gantt:cell.start'],
    ['text', '   ', 'gantt:cell.text'],
    ['text', '\u2800', 'gantt:cell.text'],
    ['text', 'x'.repeat(501), 'gantt:cell.text'],
  ] as const)('%s «%s» is refused with the words of %s', (field, typed, key) => {
    expect(messageFor(field, typed)).toBe(key);
  });

  it.each([
    ['days', '5'],
    ['days', '5 días'],
    ['days', '5d?'],
    ['days', '2 sem'],
    ['start', '5/3'],
    ['start', '5/3/26'],
    ['end', '06/03/2026'],
    ['constraint', 'No comenzar antes del'],
    ['constraintDate', '05/03/2026'],
    ['constraintDate', ''],
    ['weight', '12,5 %'],
    ['weight', ''],
    ['quantity', '12,5'],
    ['quantity', ''],
    ['unit', 'm3'],
    ['unitsCommited', ''],
    ['comments', ''],
    ['start', '4/3/2026'],
    ['start', '04/03/2026'],
    ['text', 'Cavar'],
    ['commitment', ''],
  ] as const)('%s «%s» is taken', (field, typed) => {
    expect(messageFor(field, typed)).toBeNull();
  });
});

describe('the day of a milestone', () => {
  const friday = '2026-03-06';
  const task = newTask({
    id: 't',
    text: 'Excavar',
    index: 0,
    start: '2026-03-02',
    end: '2026-03-07',
    duration: 5,
  });
  const delivery = {
    id: 'm',
    text: 'Entrega',
    index: 1,
    start: '2026-03-07',
    end: '2026-03-07',
    duration: 0,
  };
  const milestone = newTask({ ...delivery, kind: 'milestone' });
  const link = { id: 'l', source: 't', target: 'm', type: '0', lag: 0 } as const;
  const followed = { ...plan, tasks: Table.of([task, milestone]), links: Table.of([link]) };

  it('is opened as it is shown, and taken as it is typed', () => {
    const shown = viewOf(followed, friday).of('m')!;
    const about = { plan: followed, words: { date: (day: string) => day } as never };
    expect(typedText(TASK_COLUMNS.start, shown, about)).toBe(friday);
    const edit = (value: string) => actionOf(followed, { field: 'start', id: 'm', value }).payload;
    expect(edit(friday)).toEqual({ id: 'm', start: '2026-03-07' });
    expect(edit('2026-03-09')).toEqual({ id: 'm', start: '2026-03-10' });
  });
});

describe('an end that is typed', () => {
  it('is the last day worked: the start stays', () => {
    expect(actionOf(plan, read('end', '06/03/2026')).payload).toEqual({ id: 't', end: '2026-03-07' });
  });
});

describe('tasks and people that are typed', () => {
  const typed = (field: 'predecessors' | 'successors' | 'responsible', value: string) =>
    ({ field, id: 't', value }) as const;

  it('become resources with their amounts', () => {
    const steel = { ...plan, resources: Table.of([{ id: 'r', name: 'Acero', unit: 'kg' }]) };
    const resources = (value: string) => ({ field: 'resources', id: 't', value }) as const;
    expect(typedAction(steel, resources('acero 4'))).toEqual({
      type: 'UPDATE_TASK',
      payload: { id: 't', resources: [{ id: 'r', amount: 4 }] },
    });
    expect(unreadMessage(steel, resources('fierro 4'))).toEqual({
      key: 'gantt:cell.resources.unknown',
      params: { part: 'fierro' },
    });
  });

  it('become links, and none without words', () => {
    expect(typedAction(plan, typed('predecessors', ''))).toEqual({
      type: 'SET_PREDECESSORS',
      payload: { id: 't', links: [] },
    });
    expect(typedAction(plan, typed('predecessors', '1CC+2'))!.payload).toEqual({
      id: 't',
      links: [{ source: 't', type: '1', lag: 2 }],
    });
    expect(typedAction(plan, typed('successors', '1SS-1'))).toEqual({
      type: 'SET_SUCCESSORS',
      payload: { id: 't', links: [{ target: 't', type: '1', lag: -1 }] },
    });
    expect(typedAction(plan, typed('responsible', ''))!.payload).toEqual({
      taskIds: ['t'],
      responsibles: [],
    });
  });

  it.each([
    ['predecessors', '1, muro', 'gantt:cell.links.unreadable', 'muro'],
    ['successors', '7', 'gantt:cell.links.unknown', '7'],
    ['predecessors', '1FC+2000d', 'gantt:cell.links.lag', '1FC+2000d'],
    ['responsible', 'Marta', 'gantt:cell.responsible.unknown', 'Marta'],
  ] as const)('change nothing where they cannot be read, and it is said which part: %s', (...given) => {
    const [field, value, key, part] = given;
    expect(typedAction(plan, typed(field, value))).toBeNull();
    expect(unreadMessage(plan, typed(field, value))).toMatchObject({ key, params: { part } });
    expect(unreadMessage(plan, typed('predecessors', '1'))).toBeNull();
  });
});
