import { type ImportedSchedule, type ImportedTask, importedTask } from '../plan/imported-schedule';
import type { Plan } from '../plan/plan';
import { after, jobOf, refusalOf, termPlan } from './testing/decide';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2 },
    { id: 'B', duration: 3, start: '2026-03-04' },
    { id: 'M', kind: 'milestone', start: '2026-03-09' },
  ],
  links: ['A>B'],
});
const code = (type: string, payload: unknown): string | undefined => refusalOf(plan, type, payload)?.code;

const NO_NUMBERS = [NaN, Infinity, -Infinity, '1', null, {}, [1]];
const NO_DAYS = ['1969-12-31', '2200-01-01', '2026-02-30', '2026-13-01', '26-03-02', '', 20_000, NaN, null];

const WITH_NUMBER: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['CREATE_TASK', (duration) => ({ id: 'N', text: 'N', duration })],
  ['CREATE_TASK', (index) => ({ id: 'N', text: 'N', index })],
  ['MOVE_BRANCH', (index) => ({ id: 'A', parent: null, index })],
  ['MOVE_TASK', (duration) => ({ id: 'A', duration })],
  ['UPDATE_TASK', (amount) => ({ id: 'A', resources: [{ id: 'r', amount }] })],
  ['ADD_LINK', (lag) => ({ id: 'k', source: 'A', target: 'M', type: '0', lag })],
  ['UPDATE_LINK', (lag) => ({ id: 'A>B', lag })],
  ['SET_PROGRESS', (progress) => ({ taskId: 'A', progress })],
  ['SET_PROGRESSES', (progress) => ({ entries: [{ taskId: 'A', progress }] })],
  ['FINISH_TASK', (progress) => ({ taskId: 'A', progress })],
  ['UPDATE_SETTINGS', (periodDays) => ({ periodDays })],
  ['UPDATE_SETTINGS', (laPeriods) => ({ laPeriods })],
];

const RESTRICTION = {
  taskIds: ['B'],
  family: 'Permits',
  type: 1,
  detail: 'Crane',
  comments: '',
  responsible: null,
  commited: null,
  required: '2026-03-06',
};
const WITH_DAY: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['CREATE_TASK', (start) => ({ id: 'N', text: 'N', start })],
  ['MOVE_TASK', (start) => ({ id: 'A', start })],
  ['MOVE_TASK', (end) => ({ id: 'A', end })],
  ['UPDATE_SETTINGS', (startDate) => ({ startDate })],
  ['UPDATE_SETTINGS', (day) => ({ holidays: [day] })],
  ['NEW_RESTRICTION', (required) => ({ ...RESTRICTION, required })],
];

describe('bad input', () => {
  it.each(WITH_NUMBER)('of %s is no number', (type, payload) => {
    expect(NO_NUMBERS.map((value) => code(type, payload(value)))).toEqual(
      NO_NUMBERS.map(() => 'ACTION_INVALID'),
    );
  });

  it.each(WITH_DAY)('of %s is no day between 1970 and 2199', (type, payload) => {
    expect(NO_DAYS.map((value) => code(type, payload(value)))).toEqual(NO_DAYS.map(() => 'ACTION_INVALID'));
  });

  it.each([
    [
      'an end before the start, and how long',
      'MOVE_TASK',
      { id: 'A', start: '2026-03-05', end: '2026-03-04', duration: 2 },
      'TASK_END_BEFORE_START',
    ],
    [
      'an instant that ends as it starts',
      'MOVE_TASK',
      { id: 'M', start: '2026-03-10', end: '2026-03-10' },
      undefined,
    ],
    [
      'an instant that ends before',
      'MOVE_TASK',
      { id: 'M', start: '2026-03-10', end: '2026-03-09' },
      'TASK_END_BEFORE_START',
    ],
    ['an unknown task', 'MOVE_TASK', { id: 'gone', start: '2026-03-04' }, 'TASK_UNKNOWN'],
    ['an unknown parent', 'CREATE_TASK', { id: 'N', text: 'N', parent: 'gone' }, 'TASK_UNKNOWN'],
    ['an unknown link', 'UPDATE_LINK', { id: 'gone', lag: 1 }, 'LINK_UNKNOWN'],
    ['an unknown end', 'ADD_LINK', { id: 'k', source: 'A', target: 'gone', type: '0' }, 'TASK_UNKNOWN'],
    ['an id of Object', 'DELETE_TASKS', { ids: ['__proto__'] }, 'TASK_UNKNOWN'],
    ['a loop', 'ADD_LINK', { id: 'k', source: 'B', target: 'A', type: '0' }, 'LINK_CIRCULAR'],
    ['a loop by a summary', 'ADD_LINK', { id: 'k', source: 'B', target: 'S', type: '0' }, 'LINK_CIRCULAR'],
    ['a self link', 'ADD_LINK', { id: 'k', source: 'A', target: 'A', type: '0' }, 'LINK_SELF'],
    [
      'a link in a branch',
      'ADD_LINK',
      { id: 'k', source: 'S', target: 'A', type: '0' },
      'LINK_TO_OWN_BRANCH',
    ],
    [
      'a second link of a type',
      'ADD_LINK',
      { id: 'k', source: 'A', target: 'B', type: '0' },
      'LINK_DUPLICATE',
    ],
    ['an id that is taken', 'CREATE_TASK', { id: 'A', text: 'N' }, 'TASK_EXISTS'],
    [
      'a lag of a million days',
      'ADD_LINK',
      { id: 'k', source: 'A', target: 'M', type: '0', lag: 1e6 },
      'ACTION_INVALID',
    ],
    ['a lag beyond the longest task', 'UPDATE_LINK', { id: 'A>B', lag: -1000 }, 'ACTION_INVALID'],
    ['half a day of lag', 'UPDATE_LINK', { id: 'A>B', lag: 0.5 }, 'ACTION_INVALID'],
    ['a parent below itself', 'MOVE_BRANCH', { id: 'S', parent: 'A' }, 'TASK_INTO_OWN_BRANCH'],
    ['its own parent', 'MOVE_BRANCH', { id: 'A', parent: 'A' }, 'TASK_INTO_OWN_BRANCH'],
    [
      'a milestone with duration',
      'CREATE_TASK',
      { id: 'N', text: 'N', kind: 'milestone', duration: 1 },
      'MILESTONE_DURATION_FIXED',
    ],
    ['a milestone that gets one', 'MOVE_TASK', { id: 'M', duration: 1 }, 'MILESTONE_DURATION_FIXED'],
    ['a task without duration', 'MOVE_TASK', { id: 'A', duration: 0 }, 'TASK_DURATION_INVALID'],
    ['a task of 1000 days', 'CREATE_TASK', { id: 'N', text: 'N', duration: 1000 }, 'TASK_DURATION_INVALID'],
    ['one that becomes so long', 'MOVE_TASK', { id: 'A', duration: 1000 }, 'TASK_DURATION_INVALID'],
    [
      'one that ends then',
      'MOVE_TASK',
      { id: 'A', end: '2026-03-02', duration: 1000 },
      'TASK_DURATION_INVALID',
    ],
    [
      'an end before the start',
      'MOVE_TASK',
      { id: 'A', start: '2026-03-05', end: '2026-03-04' },
      'TASK_END_BEFORE_START',
    ],
    [
      'work until the last day',
      'CREATE_TASK',
      { id: 'N', text: 'N', start: '2199-12-30', duration: 1 },
      undefined,
    ],
    ['an end after the calendar', 'MOVE_TASK', { id: 'A', start: '2199-12-31' }, 'TASK_DATES_OUT_OF_RANGE'],
    [
      'a new end after the calendar',
      'CREATE_TASK',
      { id: 'N', text: 'N', start: '2199-12-31' },
      'TASK_DATES_OUT_OF_RANGE',
    ],
    [
      'a successor pushed out of it',
      'MOVE_TASK',
      { id: 'A', start: '2199-12-27' },
      'TASK_DATES_OUT_OF_RANGE',
    ],
  ])('%s: %s gives its code', (_what, type, payload, expected) => {
    expect(code(type, payload)).toBe(expected);
  });
});

describe('a bad file', () => {
  const task = (id: string, values: Partial<ImportedTask> = {}): ImportedTask =>
    importedTask({ id, start: '2026-03-02', end: '2026-03-04', duration: 2, ...values });
  const load = (values: object) => {
    const schedule: Omit<ImportedSchedule, 'tasks'> = {
      name: 'File',
      startDate: '2026-03-02',
      workingDays: '0111110',
      holidays: [],
      links: [],
      resources: [],
    };
    return code('LOAD_PROJECT', jobOf({ ...schedule, tasks: [task('1'), task('2')], ...values }));
  };
  const link = (lag: unknown) => ({ links: [{ source: '1', target: '2', type: '0', lag }] });

  it.each([
    [
      'a ring of parents',
      { tasks: [task('1', { parent: '2' }), task('2', { parent: '1' })] },
      'IMPORT_FAILED_PARENT',
    ],
    ['its own parent', { tasks: [task('1', { parent: '1' })] }, 'IMPORT_FAILED_PARENT'],
    ['one id twice', { tasks: [task('1'), task('1')] }, 'IMPORT_FAILED_DUPLICATE_ID'],
    ['a lag of a million days', link(1e6), 'ACTION_INVALID'],
    ['a lag of a thousand days', link(1000), 'IMPORT_FAILED_LAG'],
    ['no lag', link(NaN), 'ACTION_INVALID'],
    ['a duration that is no number', { tasks: [task('1', { duration: NaN })] }, 'ACTION_INVALID'],
    ['a day out of range', { tasks: [task('1', { end: '2200-01-01' })] }, 'ACTION_INVALID'],
    [
      'work that ends out of range',
      { tasks: [task('1', { start: '2199-12-28', end: '2199-12-28', duration: 9 })] },
      'TASK_DATES_OUT_OF_RANGE',
    ],
    [
      'a task of 1000 days',
      { tasks: [task('1', { end: '2026-03-02', duration: 1000 })] },
      'IMPORT_FAILED_DURATION',
    ],
    ['a milestone with a duration', { tasks: [task('1', { kind: 'milestone' })] }, undefined],
    ['an unknown parent', { tasks: [task('1', { parent: 'gone' })] }, undefined],
    ['a link to nowhere', { links: [{ source: '1', target: 'gone', type: '0', lag: 0 }] }, undefined],
    ['a link to itself', { links: [{ source: '1', target: '1', type: '0', lag: 0 }] }, undefined],
  ])('with %s: %# gives its code, or is read without it', (_what, values, expected) => {
    expect(load(values)).toBe(expected);
  });
});

/** Half of a sign that takes two: whatever stores it stores another one. */
const HALF = '\ud83c';
/** What no screen shows and files leave out. */
const CONTROLS = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'];
const PERSON = {
  userId: null,
  lastName: '',
  email: '',
  company: '',
  function: '',
  role: 'user',
  isActive: true,
};
const WITH_TEXT: readonly (readonly [string, (text: string) => unknown])[] = [
  ['CREATE_TASK', (text) => ({ id: 'N', text })],
  ['CREATE_TASK', (id) => ({ id, text: 'N' })],
  ['UPDATE_TASK', (text) => ({ id: 'A', text })],
  ['ADD_LINK', (id) => ({ id, source: 'A', target: 'M', type: '0' })],
  ['SET_COMMENTS', (comments) => ({ taskId: 'A', comments })],
  ['NEW_RESTRICTION', (detail) => ({ ...RESTRICTION, detail })],
  ['NEW_RESTRICTION', (family) => ({ ...RESTRICTION, family })],
  ['ADD_RESOURCE', (name) => ({ name })],
  ['ADD_RESPONSIBLES', (firstName) => ({ responsibles: [{ ...PERSON, firstName }] })],
];

describe('a text that no log can hold', () => {
  it.each(WITH_TEXT)('is refused in %s', (type, payload) => {
    for (const text of [HALF, `a${HALF}`, `${'\udf89'}a`, ...CONTROLS.map((sign) => `a${sign}b`)])
      expect(code(type, payload(text))).toBe('ACTION_INVALID');
  });

  it('is not one with tabs and ends of lines', () => {
    expect(code('SET_COMMENTS', { taskId: 'A', comments: 'Losa\t2\r\nMuro' })).toBeUndefined();
  });

  it.each(WITH_TEXT.filter(([type]) => type !== 'ADD_LINK' && type !== 'CREATE_TASK'))(
    'is not one with whole signs, in %s',
    (type, payload) => {
      expect(code(type, payload('Losa 🏗️'))).toBeUndefined();
    },
  );
});

describe('what is known of a person', () => {
  it.each(['firstName', 'lastName', 'email', 'company', 'function'])(
    'stands in one line, as in the head of a mail: %s',
    (field) => {
      for (const end of ['\n', '\r\n', '\t', '\u2028'])
        expect(
          code('ADD_RESPONSIBLES', { responsibles: [{ ...PERSON, [field]: `a${end}Bcc: b@obra.cl` }] }),
        ).toBe('ACTION_INVALID');
    },
  );
});

describe('a text of one line', () => {
  const broken = ' Losa\r\n\t2\u2028piso\n';

  it.each<readonly [string, object, (plan: Plan) => string | undefined]>([
    ['CREATE_TASK', { id: 'N', text: broken }, (next) => next.tasks.get('N')?.text],
    ['UPDATE_TASK', { id: 'A', text: broken }, (next) => next.tasks.get('A')?.text],
    ['UPDATE_TASK', { id: 'A', unit: broken }, (next) => next.tasks.get('A')?.unit],
    ['ADD_RESOURCE', { name: broken }, (next) => next.resources.rows.at(-1)?.name],
    ['SET_BASELINE', { name: broken }, (next) => next.baselines.rows.at(-1)?.name],
    ['UPDATE_SETTINGS', { name: broken }, (next) => next.settings.name],
    [
      'SET_RHYTHM',
      { units: [{ id: 'u', name: broken }], categories: [] },
      (next) => next.rhythmUnits.get('u')?.name,
    ],
    [
      'BATCH_UPDATE',
      { actions: [{ type: 'UPDATE_TASK', payload: { id: 'A', text: broken } }] },
      (next) => next.tasks.get('A')?.text,
    ],
  ])('is kept in one, in %s %j', (type, payload, textIn) => {
    expect(textIn(after(plan, type, payload))).toBe('Losa 2 piso');
  });

  it('is no reason that a text of several lines is kept in one', () => {
    const detail = 'Losa\n\t2';
    expect(after(plan, 'UPDATE_TASK', { id: 'A', detail }).tasks.get('A')?.detail).toBe(detail);
  });
});

describe('the id of a new row', () => {
  const made: readonly (readonly [string, (id: string) => unknown])[] = [
    ['CREATE_TASK', (id) => ({ id, text: 'N' })],
    ['ADD_LINK', (id) => ({ id, source: 'A', target: 'M', type: '0' })],
    ['SET_RHYTHM', (id) => ({ units: [{ id, name: 'Piso 1' }], categories: [] })],
    ['SET_RHYTHM', (id) => ({ units: [], categories: [{ id, name: 'Obra gruesa', workDays: null }] })],
  ];

  it.each(made)('is nothing that breaks what is kept by id, in %s', (type, payload) => {
    for (const id of [
      '0',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '',
      ' ',
      'a b',
      'ñ',
      'a/b',
    ])
      expect([id, code(type, payload(id))]).toEqual([id, 'ACTION_INVALID']);
    for (const id of ['1', 'prototype', '019ab3de-9f0e-7c1b-8a57-0c6a5b1f7e21', 'p.q:r_s-t'])
      expect([id, code(type, payload(id))]).toEqual([id, undefined]);
  });

  it('is not asked of rows that are there, from before ids had a form', () => {
    const old = termPlan({ tasks: [{ id: 'toString' }, { id: 'dos palabras', start: '2026-03-04' }] });
    const move = (id: string) => refusalOf(old, 'MOVE_TASK', { id, start: '2026-03-09' })?.code;
    expect(['toString', 'dos palabras'].map(move)).toEqual([undefined, undefined]);
  });
});
