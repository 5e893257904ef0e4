import { asScenario } from '../../scenarios/scenario-plan';
import { ACTIONS } from '../registry';
import { after, refusalOf, specContext, specPerson, termPlan } from '../testing/decide';
import { taskAccess } from '../task-access';
import { LIVE_ONLY } from './live-only';

const live = termPlan({ tasks: [{ id: 'A', duration: 3 }, { id: 'B' }], links: ['A>B'] });
const scenario = asScenario(live, 4);

const pasted = (responsibles: readonly object[]) => ({
  tasks: [
    {
      ...{ id: 'P', parent: null, text: 'P', detail: '', comments: '', kind: 'task', start: '2026-03-09' },
      ...{ duration: 1, constraintType: 'asap', constraintDate: null, responsibles: [], resources: [] },
    },
  ],
  ...{ links: [], responsibles, resources: [], parent: null },
});

/** What is tried out. An action that is new stands here or among those of the live plan. */
const TRIED = [
  ...['UPDATE_SETTINGS', 'ADD_RESOURCE', 'RENAME_RESOURCE', 'REMOVE_RESOURCE', 'SET_RHYTHM'],
  ...['CREATE_TASK', 'UPDATE_TASK', 'MOVE_TASK', 'MOVE_TASKS', 'PULL_FORWARD', 'SET_CONSTRAINT_TYPE'],
  ...['MOVE_BRANCH', 'COPY_BRANCH', 'PASTE_TASKS', 'DELETE_TASKS', 'ASSIGN_RESPONSIBLES', 'ASSIGN_RHYTHM'],
  ...['ADD_LINK', 'UPDATE_LINK', 'DELETE_LINK', 'SET_PREDECESSORS', 'SET_SUCCESSORS'],
  ...['BATCH_UPDATE', 'UNDO'],
];

describe('a scenario', () => {
  it('knows of every action whether it is tried out or belongs to the live plan', () => {
    expect([...LIVE_ONLY, ...TRIED].sort()).toEqual([...ACTIONS.keys()].sort());
  });

  it.each([
    ['MOVE_TASK', { id: 'A', start: '2026-03-09' }],
    ['CREATE_TASK', { id: 'N', text: 'New' }],
    ['UPDATE_SETTINGS', { workingDays: '0111111' }],
    ['UPDATE_SETTINGS', { workingDays: '0111111', periodDays: live.settings.periodDays }],
    ['BATCH_UPDATE', { actions: [{ type: 'DELETE_TASKS', payload: { ids: ['B'] } }] }],
    ['PASTE_TASKS', pasted([])],
  ])('takes %s', (type, payload) => {
    expect(refusalOf(scenario, type, payload)).toBeUndefined();
    expect(after(scenario, type, payload).settings.scenario).toEqual({ seq: 4 });
  });

  it.each([
    ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }],
    ['SET_COMMITMENT', { taskId: 'A', commitment: 0.5 }],
    ['CLOSE_TERM_V2', { termId: 'term-1' }],
    ['DO_ROLLBACK', { snapshotId: 's' }],
    ['SET_BASELINE', { name: 'Mine' }],
    ['UPDATE_SETTINGS', { name: 'Other' }],
    ['UPDATE_SETTINGS', { dataDate: '2026-03-04' }],
    ['UPDATE_TASK', { id: 'A', comments: 'said' }],
    ['ADOPT_SCENARIO', { scenarioId: 'a', seq: 1 }],
    ['PASTE_TASKS', pasted([{ id: 'eva', ...specPerson('eva') }])],
    ['BATCH_UPDATE', { actions: [{ type: 'SET_PROGRESS', payload: { taskId: 'A', progress: 1 } }] }],
  ])('refuses %s %j', (type, payload) => {
    expect(refusalOf(scenario, type, payload)?.code).toBe('SCENARIO_LIVE_ONLY');
  });

  it('says beforehand that nothing is recorded in it', () => {
    const { record, comment, attach, raise, plan } = taskAccess(scenario, 'A', specContext());
    expect([record, comment, attach, raise].map((one) => one?.code)).toEqual(
      Array(4).fill('SCENARIO_LIVE_ONLY'),
    );
    expect(plan).toBeNull();
  });
});
