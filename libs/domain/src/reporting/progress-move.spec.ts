import { after, specContext, termPlan } from '../actions/testing/decide';
import { progressMove } from './progress-move';

/** The open term is [2026-03-02, 2026-03-09). */
const plan = termPlan({
  tasks: [
    { id: 'new', duration: 3 },
    { id: 'begun', duration: 3, lastProgress: 0.3, progress: 0.5 },
    { id: 'rested', duration: 3, lastProgress: 0.3, progress: 0.3 },
    { id: 'whole', duration: 3, progress: 1 },
    { id: 'closed', duration: 3, lastProgress: 1, progress: 1 },
    { id: 'stone', kind: 'milestone', duration: 0 },
    { id: 'late', start: '2026-02-23', duration: 2 },
    { id: 'blind', duration: 3, analysed: false },
    { id: 'long', duration: 10 },
    { id: 'held', duration: 3 },
  ],
});
const restriction = { family: 'Materials', detail: 'Steel', comments: '', responsible: null, commited: null };
const site = after(plan, 'NEW_RESTRICTION', {
  ...restriction,
  ...{ taskIds: ['held'], type: 1, required: '2026-03-02' },
});
const move = (id: string, to: 'notDone' | 'inProgress' | 'completed', context = specContext(), of = site) => {
  const found = progressMove(of, of.tasks.get(id)!, to, context);
  if (found.kind === 'refused') return found.refusal.code;
  return found.kind === 'ask' ? 'ask' : (found.action.payload as { readonly progress: number }).progress;
};

describe('what brings a task among those not done, in progress or completed', () => {
  it.each([
    ['completed is all of it', 'new', 'completed', 1],
    ['in progress is asked', 'new', 'inProgress', 'ask'],
    ['in progress is asked of what was complete', 'whole', 'inProgress', 'ask'],
    ['not done is nothing', 'whole', 'notDone', 0],
    ['not done is what the last close recorded', 'begun', 'notDone', 0.3],
    ['a milestone is done', 'stone', 'completed', 1],
    ['what ends after the term is begun in it', 'long', 'inProgress', 'ask'],
  ] as const)('%s', (_, id, to, comes) => {
    expect(move(id, to)).toBe(comes);
  });

  it.each([
    ['nothing to take back since the last close', 'rested', 'notDone', 'PROGRESS_BELOW_LAST'],
    ['done at the last close', 'closed', 'inProgress', 'PROGRESS_BELOW_LAST'],
    ['a milestone by halves', 'stone', 'inProgress', 'MILESTONE_ALL_OR_NOTHING'],
    ['delayed', 'late', 'inProgress', 'TASK_DELAYED'],
    ['not analysed', 'blind', 'completed', 'TASK_NOT_ANALYSED'],
    ['restricted', 'held', 'inProgress', 'TASK_RESTRICTED_IN_TERM'],
    ['ending after the term', 'long', 'completed', 'TASK_ENDS_OUTSIDE_TERM'],
  ] as const)('refuses in the words of the entry: %s', (_, id, to, code) => {
    expect(move(id, to)).toBe(code);
  });

  it('is refused to who is not responsible for it, and proposed by who must propose', () => {
    const luis = specContext('responsible', {
      actor: { userId: 'user-luis', name: 'Luis', roles: ['responsible'] },
    });
    expect(move('new', 'completed', luis)).toBe('TASK_NOT_YOURS');
    const ana = specContext('responsible', {
      actor: { userId: 'user-ana', name: 'Ana', roles: ['responsible'] },
    });
    const asking = { ...site, settings: { ...site.settings, responsiblesPropose: true } };
    expect(move('new', 'completed', ana, asking)).toBe(1);
    const viewer = specContext('projectViewer');
    expect(move('new', 'completed', viewer)).toBe('ACTION_FORBIDDEN');
  });
});
