import fc from 'fast-check';
import type { ImportedSchedule } from '../../plan/imported-schedule';
import { asScenario } from '../../scenarios/scenario-plan';
import { after, jobOf, scenarioOf, specPerson } from './decide';
import { SPEC_START } from './start';

const taskId = fc.constantFrom('S', 'A', 'B', 'C', 'M', 'D', 'E', 'new-1', 'new-2', 'gone');
const taskIds = fc.array(taskId, { minLength: 1, maxLength: 4 });
const rowId = fc.constantFrom('new-0', 'new-0', 'new-1', 'new-2', 'gone');
const person = fc.constantFrom('ana', 'luis', 'new-0', 'gone', null);
const fraction = fc.oneof(fc.constantFrom(0, 0.2, 0.5, 0.99, 1), fc.double({ min: 0, max: 1, noNaN: true }));
/** Shares with what they are in units of 120, and one that is something else. */
const said = fc.constantFrom([0.33, 40], [0.5, 60], [1, 120], [0.01, 0.2], [0.5, 40]);
const day = fc.constantFrom('2026-02-20', '2026-03-02', '2026-03-05', '2026-03-12', '2026-04-01');
/** Mostly whole: a blank part refuses it. */
const cause = {
  cncType: fc.constantFrom('Weather', 'Weather', 'Weather', ''),
  cncOrigin: fc.constantFrom('Site', 'Site', 'Site', ''),
  detail: fc.constantFrom('Rain', 'Rain', 'Rain', ' '),
};

const restriction = {
  taskIds,
  family: fc.constantFrom('Materials', 'Design'),
  type: fc.constantFrom(1, 2),
  detail: fc.constantFrom('Steel', ' '),
  comments: fc.constant(''),
  responsible: person,
  commited: fc.option(day),
  required: day,
};

const parent = fc.option(taskId);
const constraintType = fc.constantFrom('asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt');
const linkId = fc.constantFrom('A>M', 'M>D', 'B>D FF', 'k1', 'k2', 'k3', 'new-1-2');
const lag = fc.integer({ min: -3, max: 4 });
const linkType = fc.constantFrom('0', '1', '2', '3');

const importedTask = fc.record({
  id: fc.constantFrom('1', '2', '3', '4'),
  parent: fc.constantFrom(null, null, '1'),
  text: fc.constant('Imported'),
  detail: fc.constant(''),
  kind: fc.constantFrom('task', 'milestone'),
  start: day,
  end: day,
  duration: fc.integer({ min: 0, max: 9 }),
  constraintType,
  constraintDate: fc.option(day),
  progress: fc.constantFrom(0, 0.333, 1),
  resources: fc.constant([]),
  wbs: fc.constantFrom(null, 'A.1'),
  actualStart: fc.option(day),
  actualFinish: fc.constant(null),
  baselines: fc.constant([]),
});
const schedule = fc.record({
  name: fc.constant('File'),
  startDate: day,
  workingDays: fc.constantFrom('0111110', '1111111'),
  holidays: fc.array(day, { maxLength: 2 }),
  tasks: fc.uniqueArray(importedTask, { minLength: 1, maxLength: 4, selector: (one) => one.id }),
  links: fc.array(
    fc.record({
      source: fc.constantFrom('1', '2', '3', '4'),
      target: fc.constantFrom('1', '2', '3', '4'),
      type: linkType,
      lag,
    }),
    { maxLength: 6 },
  ),
  resources: fc.constant([]),
});

const pastedTask = fc.record({
  id: fc.constantFrom('p', 'q', 'r'),
  parent: fc.constantFrom(null, null, 'p'),
  text: fc.constant('Pasted'),
  detail: fc.constant(''),
  comments: fc.constant(''),
  kind: fc.constantFrom('task', 'task', 'task', 'task', 'milestone'),
  start: day,
  duration: fc.constantFrom(1, 4, 4, 0),
  constraintType: fc.constantFrom('asap', 'asap', 'asap', 'snet', 'mfo'),
  constraintDate: day,
  responsibles: fc.constantFrom([], ['ana'], ['ana'], ['noa']),
  resources: fc.constantFrom([], [], [], [{ id: 'clay', amount: 3 }]),
  quantity: fc.constantFrom(null, null, null, 12.5),
});

/** What somebody tried upon `SPEC_START`: of everything that an adoption takes over something. */
const TRYOUT = [
  ['MOVE_TASK', { id: 'D', start: '2026-03-23' }],
  ['MOVE_TASK', { id: 'A', duration: 4 }],
  ['CREATE_TASK', { id: 'tried', text: 'Tried', parent: 'S', start: '2026-03-11' }],
  ['ADD_LINK', { id: 'tried-D', source: 'tried', target: 'D', type: '0' }],
  ['DELETE_LINK', { id: 'B>D FF' }],
  ['MOVE_BRANCH', { id: 'C', parent: 'S' }],
  ['UPDATE_TASK', { id: 'D', weight: 40 }],
  ['UPDATE_SETTINGS', { holidays: ['2026-03-12'] }],
].reduce((plan, [type, payload]) => after(plan, type as string, payload), asScenario(SPEC_START, 6));
const scenario = scenarioOf({ base: asScenario(SPEC_START, 6), plan: TRYOUT, seq: 8 });

/** Payloads of every type of action that is no bulk edit. Ids are those of `SPEC_START`, and of what actions make there. */
export const PAYLOADS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  CREATE_TASK: fc.record(
    {
      id: fc.constantFrom('F', 'G', 'A'),
      text: fc.constant('New'),
      parent,
      after: parent,
      start: day,
      kind: fc.constantFrom('task', 'milestone'),
    },
    { requiredKeys: ['id', 'text'] },
  ),
  UPDATE_TASK: fc.record(
    {
      id: taskId,
      kind: fc.constantFrom('task', 'milestone'),
      weight: fc.option(fc.constantFrom(0, 12.345, 60, 100)),
      resources: fc.array(fc.record({ id: rowId, amount: fc.constantFrom(0, 5) }), { maxLength: 2 }),
      comments: fc.constant('said'),
      unit: fc.constantFrom('m3', 'un', ''),
      quantity: fc.option(fc.constantFrom(120, 7.5, 0.01, 1000, 0)),
      tunit: fc.option(fc.constantFrom('volume', 'count')),
      unitsAssignedQuantity: fc.option(fc.constantFrom(5, 40)),
      unitsAssignedType: fc.constantFrom('term', 'total'),
    },
    { requiredKeys: ['id'] },
  ),
  SET_CONSTRAINT_TYPE: fc.record({ id: taskId, constraintType, constraintDate: fc.option(day) }),
  MOVE_TASKS: fc.record({
    ids: fc.array(taskId, { minLength: 1, maxLength: 4 }),
    days: fc.integer({ min: -9, max: 9 }),
  }),
  PULL_FORWARD: fc.constant({}),
  MOVE_BRANCH: fc.record({ id: taskId, parent, after: parent }),
  COPY_BRANCH: fc.record({ ids: taskIds, parent, after: parent }, { requiredKeys: ['ids'] }),
  PASTE_TASKS: fc.record({
    tasks: fc.uniqueArray(pastedTask, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
    links: fc.array(
      fc.record({
        source: fc.constantFrom('p', 'q'),
        target: fc.constantFrom('q', 'r'),
        type: linkType,
        lag,
      }),
      { maxLength: 2 },
    ),
    responsibles: fc.constantFrom([], [], [{ id: 'noa', ...specPerson('noa') }]),
    resources: fc.constantFrom([], [], [{ id: 'clay', name: 'Clay', unit: 'm3' }]),
    parent: fc.constantFrom(null, null, 'S', 'M'),
    after: parent,
  }),
  ADD_LINK: fc.record(
    { id: linkId, source: taskId, target: taskId, type: linkType, lag },
    { requiredKeys: ['id', 'source', 'target', 'type'] },
  ),
  UPDATE_LINK: fc.record({ id: linkId, type: linkType, lag }, { requiredKeys: ['id'] }),
  SET_PREDECESSORS: fc.record({
    id: taskId,
    links: fc.array(fc.record({ source: taskId, type: linkType, lag }), { maxLength: 3 }),
  }),
  SET_SUCCESSORS: fc.record({
    id: taskId,
    links: fc.array(fc.record({ target: taskId, type: linkType, lag }), { maxLength: 3 }),
  }),
  DELETE_LINK: fc.record({ id: linkId }),
  LOAD_PROJECT: schedule.map((file) => jobOf(file as ImportedSchedule)),
  MERGE_PROJECT: schedule.chain((file) =>
    fc.record({
      jobId: fc.constant(jobOf(file as ImportedSchedule).jobId),
      added: fc.subarray(file.tasks.map(({ id }) => id)),
      changed: fc.oneof(fc.constant([]), fc.subarray(['new-0', 'new-1', 'new-2'], { maxLength: 1 })),
      vanished: fc.oneof(fc.constant([]), fc.subarray(['new-0', 'new-1', 'new-2'], { maxLength: 1 })),
    }),
  ),
  SET_RHYTHM: fc.record({
    units: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('u1', 'u2'), name: fc.constantFrom('One', 'Two') }),
    ),
    categories: fc.array(
      fc.record({ id: fc.constant('k'), name: fc.constant('Walls'), workDays: fc.option(fc.constant(5)) }),
      { maxLength: 1 },
    ),
  }),
  ASSIGN_RHYTHM: fc.record({
    taskIds,
    unit: fc.constantFrom('u1', 'u2', null),
    category: fc.constantFrom('k', 'k', null),
  }),
  ADD_PHOTO: fc.record(
    {
      taskId,
      photoId: fc.constantFrom('photo-1', 'photo-2'),
      takenAt: fc.constant('2026-03-03T12:00:00.000Z'),
      restrictionId: rowId,
    },
    { requiredKeys: ['taskId', 'photoId', 'takenAt'] },
  ),
  REMOVE_PHOTO: fc.record({ photoId: fc.constantFrom('photo-1', 'photo-1', 'photo-1', 'gone') }),
  SET_COMMENTS: fc.record({ taskId, comments: fc.constantFrom('', 'late') }),
  ADD_RESPONSIBLES: fc.record({
    responsibles: fc.array(fc.constantFrom(specPerson('iris'), specPerson('ana'), specPerson('paz')), {
      maxLength: 2,
    }),
  }),
  SET_COMMITMENT: fc.oneof(
    fc.record({ taskId, commitment: fc.option(fraction) }),
    fc.record({ taskId, said }).map(({ taskId, said: [commitment, unitsCommited] }) => ({
      ...{ taskId, commitment, unitsCommited },
    })),
  ),
  SET_COMMITMENTS: fc.record({
    entries: fc.array(fc.record({ taskId, commitment: fc.option(fraction) }), { maxLength: 4 }),
  }),
  SET_PROGRESS: fc.oneof(
    fc.record({ taskId, progress: fraction }),
    fc.record({ taskId, said }).map(({ taskId, said: [progress, unitsProgressed] }) => ({
      ...{ taskId, progress, unitsProgressed },
    })),
  ),
  SET_PROGRESSES: fc.record({
    entries: fc.array(fc.record({ taskId, progress: fraction }), { maxLength: 4 }),
  }),
  FINISH_TASK: fc.record(
    { taskId, progress: fraction, cause: fc.record(cause) },
    { requiredKeys: ['taskId', 'progress'] },
  ),
  ADD_CAUSE: fc.record({ taskId: fc.oneof(taskId, fc.constant('A')), ...cause }),
  EDIT_CAUSE: fc.record({ taskId: fc.oneof(taskId, fc.constant('A')), causeId: rowId, ...cause }),
  REMOVE_CAUSE: fc.record({ taskId: fc.oneof(taskId, fc.constant('A')), causeId: rowId }),
  ANALYSE_TASKS: fc.record({ taskIds, analysed: fc.boolean() }),
  SET_TERM_MEMBERSHIP: fc.record({ taskIds, member: fc.boolean() }),
  CLOSE_TERM_V2: fc.record({ termId: fc.oneof(fc.constant('term-1'), rowId) }),
  REOPEN_TERM: fc.record({
    termId: fc.constantFrom('term-1', 'gone'),
    reason: fc.constantFrom('short', 'Progress of the facade was misread'),
  }),
  ADOPT_SCENARIO: fc.constantFrom(scenario, scenario, { ...scenario, seq: 7 }),
  DO_ROLLBACK: fc.record({ snapshotId: fc.constantFrom('start', 'gone') }),
  NEW_RESTRICTION: fc.record({
    ...restriction,
    taskIds: fc.oneof(taskIds, fc.constantFrom(['A'], ['C'], ['D'])),
    responsible: fc.constantFrom('ana', 'luis'),
    required: fc.constantFrom('2026-03-12', '2026-04-01'),
  }),
  EDIT_RESTRICTION: fc.record({
    restrictionId: fc.oneof(rowId, fc.constant('new-0')),
    values: fc.record(restriction, { requiredKeys: [] }),
  }),
  UNBOUND_RESTRICTION: fc.record(
    { restrictionId: rowId, released: day },
    { requiredKeys: ['restrictionId'] },
  ),
  SET_RESTRICTION_IN_PROCESS: fc.record({ restrictionId: rowId, inProcess: fc.boolean() }),
  CLEAR_RESTRICTION: fc.record({ restrictionId: rowId }),
  UPDATE_SETTINGS: fc.record(
    {
      startDate: day,
      dataDate: fc.option(day),
      holidays: fc.array(day),
      holidayNames: fc.array(fc.record({ date: day, name: fc.constantFrom('Navidad', ' ') })),
      workingDays: fc.constantFrom('0111110', '1111111', '0000000'),
      periodDays: fc.integer({ min: 0, max: 30 }),
      autoScheduling: fc.boolean(),
      scheduleFromEnd: fc.boolean(),
      autoSchedulingStrict: fc.boolean(),
      autoSchedulingMoveProjects: fc.boolean(),
      scheduleOffsetLink: fc.boolean(),
      moveTasksWithConstraints: fc.boolean(),
      setTasksToHundred: fc.boolean(),
      responsiblesPropose: fc.boolean(),
      timeZone: fc.constantFrom('America/Santiago', 'Mars/Base', null),
      weighingOption: fc.constantFrom('none', 'baselineDuration', 'resource'),
      resourceSelected: fc.option(rowId),
    },
    { requiredKeys: [] },
  ),
  UPDATE_RESPONSIBLE: fc.record({
    responsibleId: person,
    values: fc.record({ isActive: fc.boolean(), role: fc.constantFrom('admin', 'user') }),
  }),
  REMOVE_RESPONSIBLE: fc.record({ responsibleId: person }),
  LOAD_BASELINE: fc.record({
    name: fc.constantFrom('Contract', 'From a file'),
    tasks: fc.uniqueArray(
      fc.record({
        taskId: fc.constantFrom('A', 'B', 'C', 'M', 'S', 'gone'),
        start: fc.constant('2026-03-02'),
        end: fc.constantFrom('2026-03-02', '2026-03-06'),
      }),
      { minLength: 1, maxLength: 3, selector: ({ taskId }) => taskId },
    ),
  }),
  SET_BASELINE: fc.record({
    name: fc.string({ maxLength: 3 }),
    scope: fc.constantFrom('whole', 'newTasks', 'unfinished'),
  }),
  SELECT_BASELINE: fc.record({ baselineId: rowId }),
  REMOVE_BASELINE: fc.record({ baselineId: rowId }),
  ADD_RESOURCE: fc.record({ name: fc.constantFrom('Steel', 'Sand', ' ') }),
  RENAME_RESOURCE: fc.record({ resourceId: rowId, name: fc.constantFrom('Steel', 'Glass') }),
  REMOVE_RESOURCE: fc.record({ resourceId: rowId }),
  ASSIGN_RESPONSIBLES: fc.record({ taskIds, responsibles: fc.constant(['ana']) }),
  MOVE_TASK: fc.record(
    { id: taskId, start: day, end: day, duration: fc.integer({ min: 0, max: 9 }) },
    { requiredKeys: ['id'] },
  ),
  // Of several, one mostly has a history and stays; what was made on the way has none.
  DELETE_TASKS: fc.record({
    ids: fc.oneof(
      { weight: 1, arbitrary: taskIds },
      { weight: 3, arbitrary: fc.tuple(fc.constantFrom('new-1', 'new-2', 'F', 'G', 'tried')) },
    ),
  }),
  /** The last action done, the one before it… */
  UNDO: fc.record({ actionId: fc.nat(2).map((n) => `${n} ago`) }),
};

/** Any action but a bulk edit. */
export const ANY_ACTION = fc
  .constantFrom(...Object.keys(PAYLOADS))
  .chain((type) => PAYLOADS[type]!.map((payload) => ({ type, payload })));
