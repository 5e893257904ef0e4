import { after, specContext, specPerson, termPlan } from './decide';

const EMPTY = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'B', parent: 'S', duration: 8, lastProgress: 0.2, progress: 0.2 },
    { id: 'C', duration: 2, analysed: false, imported: true },
    { id: 'M', kind: 'milestone', start: '2026-03-09' },
    { id: 'D', duration: 3, start: '2026-03-16', responsibles: ['luis'] },
    { id: 'E', duration: 1, progress: 1, lastProgress: 1 },
  ],
  links: ['A>M', 'M>D', 'B>D SS+1', 'B>D FF'],
  // A plan that never had them would get these from an undo, which say the same.
  settings: {
    dataDate: null,
    holidayNames: [],
    setTasksToHundred: true,
    responsiblesPropose: false,
    timeZone: null,
  },
});

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const STEEL = { family: 'Materials', type: 1, detail: 'Steel', comments: '', responsible: 'luis' };
/** Something of every kind is there already, so that every action finds something to work on. */
export const SPEC_START = [
  ['SET_COMMITMENT', { taskId: 'A', commitment: 0.8 }],
  ['ADD_CAUSE', { taskId: 'A', ...CAUSE }],
  ['NEW_RESTRICTION', { ...STEEL, taskIds: ['D'], commited: '2026-03-05', required: '2026-03-06' }],
  ['ADD_RESOURCE', { name: 'Glass' }],
  ['ADD_RESPONSIBLES', { responsibles: [specPerson('eva')] }],
  ['SET_BASELINE', { name: 'Contract' }],
].reduce((plan, [type, payload]) => after(plan, type as string, payload, specContext('projectAdmin')), EMPTY);
