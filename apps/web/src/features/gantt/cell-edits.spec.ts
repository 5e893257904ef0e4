import { createPlan, defaultSettings, newTask, type PlanRow, Table, viewOf } from '@plomada/domain';
import { begin, submit } from '@plomada/sync';
import { type ReadableEdit, actionOf, problemMessage, typedAction, unreadMessage } from './cell-edits';
import { CELL_FIELDS } from './cell-fields';

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
const EDITORS = {
  days: 'planDays',
  progress: 'planPercent',
  commitment: 'planPercent',
  start: 'planDate',
  text: 'planText',
};

/** The key of the message for what was typed into a cell; null when the plan takes it. */
function messageFor(field: keyof typeof EDITORS, typed: string): string | null {
  const edit = { field, id: 't', value: CELL_FIELDS[EDITORS[field]]!.read(typed) } as ReadableEdit;
  const made = { id: 'a', action: actionOf(plan, edit), when: '2026-03-02T12:00:00.000Z' };
  const result = submit(begin(plan, 0), made, author);
  return result.ok ? null : problemMessage(edit, result.refusal, row).key;
}

describe('what is typed into a cell', () => {
  it.each([
    ['days', '1000', 'codes:TASK_DURATION_INVALID'],
    ['days', '1e2', 'codes:TASK_DURATION_INVALID'],
    ['days', '0x10', 'codes:TASK_DURATION_INVALID'],
    ['days', '0', 'codes:TASK_DURATION_INVALID'],
    ['days', '-5', 'codes:TASK_DURATION_INVALID'],
    ['days', '2.5', 'codes:TASK_DURATION_INVALID'],
    ['days', '2,5', 'codes:TASK_DURATION_INVALID'],
    ['days', '9'.repeat(30), 'codes:TASK_DURATION_INVALID'],
    ['days', 'tres', 'codes:TASK_DURATION_INVALID'],
    ['days', '', 'codes:TASK_DURATION_INVALID'],
    ['progress', '150', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', '-1', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', 'mucho', 'codes:ROW_PROGRESS_INVALID'],
    ['progress', '50', 'codes:TASK_NOT_ANALYSED'],
    ['commitment', '101', 'codes:ROW_COMMITMENT_INVALID'],
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
    expect(CELL_FIELDS['planDate']!.shown(shown, 'start', { date: (day: string) => day } as never)).toBe(
      friday,
    );
    const edit = (value: string) => actionOf(followed, { field: 'start', id: 'm', value }).payload;
    expect(edit(friday)).toEqual({ id: 'm', start: '2026-03-07' });
    expect(edit('2026-03-09')).toEqual({ id: 'm', start: '2026-03-10' });
  });
});

describe('predecessors that are typed', () => {
  const typed = (value: string) => ({ field: 'predecessors', id: 't', value }) as const;

  it('become links, and none without words', () => {
    expect(typedAction(plan, typed(''))).toEqual({
      type: 'SET_PREDECESSORS',
      payload: { id: 't', links: [] },
    });
    expect(typedAction(plan, typed('1CC+2'))!.payload).toEqual({
      id: 't',
      links: [{ source: 't', type: '1', lag: 2 }],
    });
  });

  it('change nothing where they cannot be read, and it is said which part', () => {
    expect(typedAction(plan, typed('1, muro'))).toBeNull();
    expect(unreadMessage(plan, typed('1, muro'))).toEqual({
      key: 'gantt:cell.predecessors.unreadable',
      params: { part: 'muro' },
    });
    expect(unreadMessage(plan, typed('7'))!.key).toBe('gantt:cell.predecessors.unknown');
    expect(unreadMessage(plan, typed('1'))).toBeNull();
  });
});
