import { ACTIONS } from '../actions/registry';
import { after, refusalOf, specContext, specResponsible, termPlan } from '../actions/testing/decide';
import { Site } from '../actions/testing/site';
import { Table } from '../plan/table';
import type { Role } from '../permissions/actor';
import { mustPropose } from './own-tasks';

const open = termPlan({ tasks: [{ id: 'A', duration: 5 }] });
const plan = after(open, 'UPDATE_SETTINGS', { responsiblesPropose: true });
const ofRole = (role: Role, userId = 'user-ana') => ({ userId, name: userId, roles: [role] });
const ana = { actor: ofRole('responsible') };
const DONE = { taskId: 'A', progress: 0.5 };

describe('where responsibles propose', () => {
  it('one of the role user writes nothing, and nothing is asked before that', () => {
    expect(mustPropose(plan, ana.actor)).toBe(true);
    const recorded = [...ACTIONS.values()].filter(({ permission }) => permission === 'recordProgress');
    expect(recorded.length).toBeGreaterThan(10);
    const gone = { ...DONE, taskId: 'gone' };
    for (const [type, payload] of [
      ['SET_PROGRESS', gone],
      ['FINISH_TASK', gone],
      ['UNBOUND_RESTRICTION', { restrictionId: 'gone' }],
      ['UNDO', { actionId: 'gone' }],
      ['BATCH_UPDATE', { actions: [{ type: 'SET_PROGRESS', payload: gone }] }],
    ] as const) {
      expect(recorded.map((one) => one.type)).toContain(type);
      expect(refusalOf(plan, type, payload, specContext('responsible', ana))).toEqual({
        code: 'RESPONSIBLE_PROPOSES',
      });
    }
  });

  it('one of the role admin and whoever edits the plan write as ever', () => {
    const admin = { ...plan, responsibles: Table.of([specResponsible('ana', { role: 'admin' })]) };
    expect(refusalOf(admin, 'SET_PROGRESS', DONE, specContext('responsible', ana))).toBeUndefined();
    const inactive = {
      ...plan,
      responsibles: Table.of([specResponsible('ana', { role: 'admin', isActive: false })]),
    };
    expect(mustPropose(inactive, ana.actor)).toBe(true);
    for (const role of ['facilitator', 'projectAdmin', 'businessAdmin', 'root'] as const) {
      expect(
        refusalOf(plan, 'SET_PROGRESS', DONE, specContext(role, { actor: ofRole(role) })),
      ).toBeUndefined();
    }
  });

  it('an administrator’s acceptance lets it through, and nobody else’s', () => {
    const accepted = (role: Role, type: string, payload: unknown) =>
      refusalOf(
        plan,
        type,
        payload,
        specContext('responsible', { ...ana, acceptedBy: ofRole(role, 'user-eva') }),
      );
    expect(accepted('projectAdmin', 'FINISH_TASK', DONE)).toBeUndefined();
    const both = { actions: [{ type: 'SET_PROGRESS', payload: DONE }] };
    expect(accepted('businessAdmin', 'BATCH_UPDATE', both)).toBeUndefined();
    for (const role of ['facilitator', 'responsible', 'projectViewer'] as const) {
      expect(accepted(role, 'FINISH_TASK', DONE)?.code).toBe('RESPONSIBLE_PROPOSES');
    }
  });

  it('an acceptance gives nobody more than their own tasks and permissions', () => {
    const by = (userId: string, role: Role, type: string, payload: unknown) =>
      refusalOf(
        plan,
        type,
        payload,
        specContext(role, { actor: ofRole(role, userId), acceptedBy: ofRole('projectAdmin', 'user-eva') }),
      )?.code;
    expect(by('user-luis', 'responsible', 'FINISH_TASK', DONE)).toBe('TASK_NOT_YOURS');
    expect(by('user-ana', 'projectViewer', 'FINISH_TASK', DONE)).toBe('ACTION_FORBIDDEN');
    expect(by('user-ana', 'responsible', 'DELETE_TASKS', { ids: ['A'] })).toBe('ACTION_FORBIDDEN');
  });

  it('is off until a project asks for it, and off again after its undo', () => {
    expect(mustPropose(open, ana.actor)).toBe(false);
    const site = new Site(open);
    site.undo(site.do('UPDATE_SETTINGS', { responsiblesPropose: true }));
    expect(site.plan.settings.responsiblesPropose).toBe(false);
    expect(mustPropose(site.plan, ana.actor)).toBe(false);
  });
});
