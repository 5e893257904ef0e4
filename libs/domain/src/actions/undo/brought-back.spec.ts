import { specPerson } from '../testing/decide';
import { as, Site } from '../testing/site';

const FLOOR = (id: string, name: string) => ({ id, name });
const WORK = (id: string, name: string) => ({ id, name, workDays: null });
const FLOORS = { units: [FLOOR('first', 'One')], categories: [WORK('walls', 'Walls')] };
/** C becomes a milestone, and a task again: undoing the second makes it a milestone. */
const POINT: readonly [string, unknown][] = [
  ['UPDATE_TASK', { id: 'C', kind: 'milestone' }],
  ['UPDATE_TASK', { id: 'C', kind: 'task' }],
];
const PERMIT = {
  family: 'Permits',
  type: 2,
  detail: 'Crane',
  comments: '',
  responsible: 'luis',
  taskIds: ['C'],
  commited: null,
  required: '2026-03-03',
};

describe('undo is refused when it would bring back', () => {
  const since: readonly (readonly [
    string,
    readonly [string, unknown][],
    readonly [string, unknown][],
    string,
    readonly string[],
  ])[] = [
    [
      'a task below one that is gone',
      [['DELETE_TASKS', { ids: ['A'] }]],
      [['DELETE_TASKS', { ids: ['S'] }]],
      'TASK_UNKNOWN',
      ['S'],
    ],
    [
      'a link to a task that is gone',
      [['DELETE_LINK', { id: 'A>B' }]],
      [['DELETE_TASKS', { ids: ['B'] }]],
      'TASK_UNKNOWN',
      ['B'],
    ],
    [
      'a link that now closes a loop',
      [['DELETE_LINK', { id: 'A>B' }]],
      [['ADD_LINK', { id: 'BA', source: 'B', target: 'A', type: '0' }]],
      'LINK_CIRCULAR',
      ['A', 'B'],
    ],
    [
      'a second link of one type',
      [['UPDATE_LINK', { id: 'A>B', type: '1' }]],
      [['ADD_LINK', { id: 'AB', source: 'A', target: 'B', type: '0' }]],
      'LINK_DUPLICATE',
      ['AB'],
    ],
    [
      'a person who is gone',
      [['ASSIGN_RESPONSIBLES', { taskIds: ['D'], responsibles: ['ana'] }]],
      [['REMOVE_RESPONSIBLE', { responsibleId: 'luis' }]],
      'RESPONSIBLE_UNKNOWN',
      ['luis'],
    ],
    [
      'two resources of one name',
      [
        ['ADD_RESOURCE', { name: 'Steel' }],
        ['RENAME_RESOURCE', { resourceId: 'row-1-0', name: 'Iron' }],
      ],
      [['ADD_RESOURCE', { name: 'steel ' }]],
      'RESOURCE_NAME_TAKEN',
      ['row-1-0', 'row-3-0'],
    ],
    [
      'weights beyond the whole',
      [
        ['UPDATE_TASK', { id: 'C', weight: 60 }],
        ['UPDATE_TASK', { id: 'C', weight: 10 }],
      ],
      [['UPDATE_TASK', { id: 'D', weight: 80 }]],
      'WEIGHTS_OVER_100',
      ['C', 'D'],
    ],
    [
      'a summary that was worked on as a task',
      [
        ['CREATE_TASK', { id: 'N', text: 'Only', parent: 'C' }],
        ['DELETE_TASKS', { ids: ['N'] }],
      ],
      [['SET_PROGRESS', { taskId: 'C', progress: 0.5 }]],
      'PARENT_HAS_PROGRESS',
      ['C'],
    ],
    [
      'a place in the rhythm whose unit is gone',
      [
        ['SET_RHYTHM', FLOORS],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: 'first', category: 'walls' }],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: null, category: null }],
      ],
      [['SET_RHYTHM', { ...FLOORS, units: [] }]],
      'RHYTHM_UNKNOWN',
      ['first'],
    ],
    [
      'a place in the rhythm whose category is gone',
      [
        ['SET_RHYTHM', FLOORS],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: 'first', category: 'walls' }],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: null, category: null }],
      ],
      [['SET_RHYTHM', { ...FLOORS, categories: [] }]],
      'RHYTHM_UNKNOWN',
      ['walls'],
    ],
    [
      'a place in the rhythm whose task is gone',
      [
        ['SET_RHYTHM', FLOORS],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: 'first', category: 'walls' }],
        ['ASSIGN_RHYTHM', { taskIds: ['C'], unit: null, category: null }],
      ],
      [['DELETE_TASKS', { ids: ['C'] }]],
      'TASK_UNKNOWN',
      ['C'],
    ],
    [
      'two units of one name',
      [
        ['SET_RHYTHM', FLOORS],
        ['SET_RHYTHM', { ...FLOORS, units: [{ id: 'first', name: 'Ground' }] }],
      ],
      [['SET_RHYTHM', { ...FLOORS, units: [{ id: 'first', name: 'Ground' }, FLOOR('second', 'one')] }]],
      'RHYTHM_DUPLICATE',
      ['first', 'second'],
    ],
    [
      'two categories of one name',
      [
        ['SET_RHYTHM', FLOORS],
        ['SET_RHYTHM', { ...FLOORS, categories: [WORK('walls', 'Bricks')] }],
      ],
      [['SET_RHYTHM', { ...FLOORS, categories: [WORK('walls', 'Bricks'), WORK('more', ' walls')] }]],
      'RHYTHM_DUPLICATE',
      ['walls', 'more'],
    ],
    [
      'two baselines of one name',
      [
        ['SET_BASELINE', { name: 'Contract' }],
        ['SET_BASELINE', { name: 'Second' }],
        ['SELECT_BASELINE', { baselineId: 'row-1-0' }],
        ['REMOVE_BASELINE', { baselineId: 'row-2-0' }],
      ],
      [['SET_BASELINE', { name: 'SECOND ' }]],
      'BASELINE_DUPLICATE',
      ['row-2-0', 'row-5-0'],
    ],
    [
      'a weighing by a baseline that goes',
      [['SET_BASELINE', { name: 'Contract' }]],
      [['UPDATE_SETTINGS', { weighingOption: 'baselineDuration' }]],
      'BASELINE_IN_USE',
      [],
    ],
    [
      'a weighing by no resource',
      [
        ['ADD_RESOURCE', { name: 'Steel' }],
        ['UPDATE_SETTINGS', { resourceSelected: 'row-1-0' }],
      ],
      [['UPDATE_SETTINGS', { weighingOption: 'resource' }]],
      'WEIGHING_NEEDS_RESOURCE',
      [],
    ],
    [
      'a restriction of a task that is gone',
      [
        ['NEW_RESTRICTION', PERMIT],
        ['CLEAR_RESTRICTION', { restrictionId: 'row-1-0' }],
      ],
      [['DELETE_TASKS', { ids: ['C'] }]],
      'TASK_UNKNOWN',
      ['C'],
    ],
    [
      'a restriction of a person who is gone',
      [
        ['ADD_RESPONSIBLES', { responsibles: [specPerson('eva')] }],
        ['NEW_RESTRICTION', { ...PERMIT, responsible: 'row-1-0' }],
        ['CLEAR_RESTRICTION', { restrictionId: 'row-2-0' }],
      ],
      [['REMOVE_RESPONSIBLE', { responsibleId: 'row-1-0' }]],
      'RESPONSIBLE_UNKNOWN',
      ['row-1-0'],
    ],
    [
      'a milestone that is half done',
      POINT,
      [['SET_PROGRESS', { taskId: 'C', progress: 0.5 }]],
      'MILESTONE_ALL_OR_NOTHING',
      ['C'],
    ],
    [
      'a milestone that is half promised',
      POINT,
      [['SET_COMMITMENT', { taskId: 'C', commitment: 0.5 }]],
      'MILESTONE_ALL_OR_NOTHING',
      ['C'],
    ],
    [
      'a milestone with something below it',
      POINT,
      [['CREATE_TASK', { id: 'N', text: 'New', parent: 'C' }]],
      'PARENT_IS_MILESTONE',
      ['C'],
    ],
    [
      'a milestone that needs resources',
      POINT,
      [
        ['ADD_RESOURCE', { name: 'Steel' }],
        ['UPDATE_TASK', { id: 'C', resources: [{ id: 'row-3-0', amount: 1 }] }],
      ],
      'MILESTONE_NO_RESOURCES',
      ['C'],
    ],
    [
      'a cause without a promise',
      [['SET_COMMITMENT', { taskId: 'C', commitment: 0.5 }]],
      [['ADD_CAUSE', { taskId: 'C', cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' }]],
      'CAUSE_NOT_NEEDED',
      ['C'],
    ],
  ];
  it.each(since)('%s', (_what, own, others, code, rows) => {
    const site = new Site();
    const [last] = own.map(([type, payload]) => site.do(type, payload)).reverse();
    for (const [type, payload] of others) site.do(type, payload, as('projectAdmin', 'user-eva'));
    const refusal = site.refusal(last!);
    expect(refusal?.code).toBe(code);
    expect([...(refusal?.rows ?? [])].sort()).toEqual([...rows].sort());
  });

  it('parents in a ring', () => {
    const site = new Site();
    site.do('MOVE_BRANCH', { id: 'C', parent: 'D', index: 0 });
    const out = site.do('MOVE_BRANCH', { id: 'C', parent: null, index: 0 });
    site.do('MOVE_BRANCH', { id: 'D', parent: 'C', index: 0 }, as('facilitator'));
    expect(site.refusal(out)).toMatchObject({ code: 'TASK_INTO_OWN_BRANCH' });
  });
});
