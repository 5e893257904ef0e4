import { ACTIONS } from '../actions/registry';
import { ROLES } from './actor';
import { allows, may, PERMISSIONS, type Permission } from './permission';

const who = (permission: Permission): readonly string[] => ROLES.filter((role) => allows([role], permission));

describe('permissions', () => {
  it('are denied to whoever holds no sufficient role', () => {
    for (const permission of Object.keys(PERMISSIONS) as Permission[]) {
      expect(allows([], permission)).toBe(false);
      expect(allows(['businessMember'], permission)).toBe(false);
    }
  });

  it('let administrators close, roll back and accept proposals, and a facilitator force', () => {
    const admins = ['root', 'superAdmin', 'businessAdmin', 'projectAdmin'];
    expect(who('closeTerm')).toEqual(admins);
    expect(who('rollBack')).toEqual(admins);
    expect(who('acceptProposals')).toEqual(admins);
    expect(who('forceClose')).toEqual(['facilitator']);
    expect(who('overwriteConflict')).toEqual(['facilitator']);
  });

  it('let a responsible record and a viewer only look', () => {
    expect(who('recordProgress')).toContain('responsible');
    expect(who('editPlan')).not.toContain('responsible');
    const visitor = { userId: 'v', name: 'V', roles: ['projectViewer'] } as const;
    expect(may(visitor, 'viewProject')).toBe(true);
    expect([...ACTIONS.values()].filter((action) => may(visitor, action.permission))).toEqual([]);
  });

  it('add up over the roles that somebody holds', () => {
    expect(allows(['projectViewer', 'facilitator'], 'editPlan')).toBe(true);
  });
});
