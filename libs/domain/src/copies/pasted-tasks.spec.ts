import { batchOf } from '../actions/batch-of';
import { specContext, specResponsible, termPlan } from '../actions/testing/decide';
import { decide } from '../actions/registry';
import type { Role } from '../permissions/actor';
import { evolve } from '../plan/change';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { copiedTasks } from './copied-tasks';
import { comparedNames, type Lacking } from './lacking';
import { type LackingAnswer, pastingTasks, suggestedAnswer } from './pasted-tasks';
import { readCopiedTasks } from './read-copied-tasks';

const there: Plan = {
  ...termPlan({
    tasks: [
      { id: 'S', text: 'Piso', index: 1, duration: 9, constraintType: 'mso', constraintDate: '2026-03-02' },
      {
        id: 'a',
        text: 'Muro',
        parent: 'S',
        index: 1,
        duration: 3,
        responsibles: ['eva', 'paz'],
        progress: 0.5,
      },
      { id: 'b', text: 'Losa', parent: 'S', index: 2, duration: 2, unit: 'm3', quantity: 12 },
      { id: 'h', text: 'Hito', index: 2, kind: 'milestone' },
    ],
    links: ['a>b FS+1', 'b>h'],
  }),
  responsibles: Table.of([
    specResponsible('ana'),
    specResponsible('eva', { email: 'EVA@obra.cl ', userId: null }),
    specResponsible('paz', { firstName: 'Paz', lastName: 'Núñez', email: 'paz@otra.cl' }),
    specResponsible('luis'),
  ]),
  resources: Table.of([
    { id: 'steel', name: 'Acero', unit: 'kg' },
    { id: 'sand', name: 'Arena' },
  ]),
  rhythmUnits: Table.of([{ id: 'u', name: 'Piso 2', order: 0 }]),
  rhythmCategories: Table.of([{ id: 'k', name: 'Muros', order: 0, workDays: 4 }]),
  rhythmPlaces: Table.of([{ id: 'a', unit: 'u', category: 'k' }]),
};
const withAmounts: Plan = {
  ...there,
  tasks: there.tasks.with([
    {
      ...there.tasks.get('b')!,
      resources: [
        { id: 'steel', amount: 7 },
        { id: 'sand', amount: 1.5 },
      ],
    },
  ]),
};
const here: Plan = {
  ...termPlan({ tasks: [{ id: 'x', index: 1 }] }),
  responsibles: Table.of([
    specResponsible('ana2', { email: 'ana@obra.cl' }),
    specResponsible('paz2', { userId: null, firstName: 'paz', lastName: 'nunez', email: '' }),
  ]),
};
const actor = (role: Role) => specContext(role).actor;
const lackingAs = (plan: Plan, role: Role = 'projectAdmin') =>
  comparedNames(plan, actor(role), copiedTasks(withAmounts, ['S']).named).lacking;

function paste(plan: Plan, answerTo: (one: Lacking) => LackingAnswer, role: Role = 'projectAdmin'): Plan {
  const copied = copiedTasks(withAmounts, ['S']);
  let n = 0;
  const names = comparedNames(plan, actor(role), copied.named);
  const actions = pastingTasks(plan, copied, names, answerTo, { parent: null }, () => `over-${(n += 1)}`);
  let made = 0;
  const decision = decide(plan, batchOf(actions)!, {
    ...specContext(role),
    newId: () => `made-${(made += 1)}`,
  });
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return evolve(plan, decision.changes);
}
const named = (plan: Plan, name: string) => plan.tasks.rows.find(({ text }) => text === name)!;

describe('what was copied in another project', () => {
  it('is what is planned of it, with the links in it and whom it names', () => {
    const { tasks, links, named: names } = copiedTasks(withAmounts, ['S', 'a']);
    expect(tasks.map(({ text, parent, duration }) => [text, parent, duration])).toEqual([
      ['Piso', null, 1],
      ['Muro', 'S', 3],
      ['Losa', 'S', 2],
    ]);
    // What bounds no branch stays behind.
    expect(tasks[0]!.constraintType).toBe('asap');
    expect(links).toEqual([{ source: 'a', target: 'b', type: '0', lag: 1 }]);
    expect(names.responsibles.map(({ id }) => id)).toEqual(['ana', 'eva', 'paz']);
    expect(names.resources.map(({ id }) => id)).toEqual(['steel', 'sand']);
  });

  it('names people and things that are asked about where the plan lacks them', () => {
    expect(
      lackingAs(here).map(({ table, name, suggested, refusal }) => [table, name, suggested, refusal]),
    ).toEqual([
      ['responsibles', 'eva Pérez', null, null],
      ['responsibles', 'Paz Núñez', 'paz2', null],
      ['resources', 'Acero (kg)', null, null],
      ['resources', 'Arena', null, null],
      ['rhythmUnits', 'Piso 2', null, null],
      ['rhythmCategories', 'Muros', null, null],
    ]);
  });

  it.each<[string, Partial<Plan>, Role, string, string | null]>([
    [
      'inactive',
      { responsibles: Table.of([specResponsible('e', { email: 'eva@obra.cl', isActive: false })]) },
      'projectAdmin',
      'eva Pérez',
      'RESPONSIBLE_INACTIVE',
    ],
    [
      'measured otherwise',
      { resources: Table.of([{ id: 's', name: 'acero', unit: 't' }]) },
      'projectAdmin',
      'Acero (kg)',
      'RESOURCE_NAME_TAKEN',
    ],
    ['for administrators', {}, 'facilitator', 'Muros', 'ACTION_FORBIDDEN'],
    ['open to a facilitator', {}, 'facilitator', 'eva Pérez', null],
  ])('cannot take over what is %s', (_, values, role, name, refusal) => {
    const found = lackingAs({ ...here, ...values }, role).find((one) => one.name === name);
    expect(found).toMatchObject({ refusal });
  });

  it.each<[string, string, Partial<Plan>]>([
    [
      'by mail, whatever its case',
      'eva Pérez',
      { responsibles: Table.of([specResponsible('e', { email: 'eva@obra.cl' })]) },
    ],
    [
      'by name, where nobody said what one of it is',
      'Arena',
      { resources: Table.of([{ id: 't', name: 'arena', unit: 'm3' }]) },
    ],
    [
      'by name in the line of balance',
      'Piso 2',
      { rhythmUnits: Table.of([{ id: 'z', name: 'piso 2', order: 0 }]) },
    ],
  ])('is known %s', (_, name, values) => {
    const isLacking = (plan: Plan) => lackingAs(plan).some((one) => one.name === name);
    expect([isLacking(here), isLacking({ ...here, ...values })]).toEqual([true, false]);
  });

  it('is pasted with all of it taken over, and then nothing is lacking any more', () => {
    const changed = paste(here, () => ({ kind: 'takeOver' }));
    const [wall, slab] = [named(changed, 'Muro'), named(changed, 'Losa')];
    expect(wall).toMatchObject({ progress: 0, duration: 3 });
    expect(wall.responsibles.map((id) => changed.responsibles.get(id)!.email)).toEqual([
      'EVA@obra.cl ',
      'paz@otra.cl',
    ]);
    expect(slab).toMatchObject({ unit: 'm3', quantity: 12 });
    expect(slab.resources.map(({ id, amount }) => [changed.resources.get(id), amount])).toMatchObject([
      [{ name: 'Acero', unit: 'kg' }, 7],
      [{ name: 'Arena' }, 2],
    ]);
    expect(changed.rhythmPlaces.get(wall.id)).toMatchObject({ unit: changed.rhythmUnits.rows[0]!.id });
    expect(changed.rhythmCategories.rows).toMatchObject([{ name: 'Muros', workDays: 4, order: 0 }]);
    expect(treeOf(changed).childrenOf(named(changed, 'Piso').id)).toEqual([wall.id, slab.id]);
    expect(lackingAs(changed)).toEqual([]);
  });

  it('is pasted with others in their place, or without them', () => {
    const byName = paste(here, suggestedAnswer);
    expect(named(byName, 'Muro').responsibles).toContain('paz2');
    const changed = paste(here, () => ({ kind: 'leaveOut' }), 'facilitator');
    expect(named(changed, 'Muro').responsibles).toEqual([]);
    expect(named(changed, 'Losa')).toMatchObject({ responsibles: ['ana2'], resources: [] });
    expect([changed.resources.size, changed.rhythmPlaces.size]).toEqual([0, 0]);
  });
});

describe('what another page of the browser copied', () => {
  const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('is what was copied there', () => {
    const copied = copiedTasks(withAmounts, ['S', 'h']);
    expect(readCopiedTasks(kept(copied))).toEqual(kept(copied));
  });

  it.each([
    ['nothing', null],
    ['no task', { ...copiedTasks(there, ['h']), tasks: [] }],
    ['a task without a name', { ...copiedTasks(there, ['h']), tasks: [{ id: 'h', parent: null }] }],
    ['a link to nowhere', { ...copiedTasks(there, ['S']), links: [{ source: 'a', type: '0', lag: 0 }] }],
    ['people that are none', { ...copiedTasks(there, ['h']), named: { responsibles: 'all' } }],
  ])('is not taken when it is %s', (_what, value) => expect(readCopiedTasks(kept(value))).toBeNull());
});
