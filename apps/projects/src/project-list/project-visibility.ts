import type { membershipsOf } from '@plomada/contracts';
import { allows, type Role } from '@plomada/domain';
import type { z } from 'zod';

type Memberships = z.infer<typeof membershipsOf.response>;

/** What one user sees of businesses and projects, and may do there: the permission table over the roles held. */
export class ProjectVisibility {
  private readonly inBusiness: ReadonlyMap<string, readonly Role[]>;
  private readonly inProject: ReadonlyMap<string, readonly Role[]>;

  constructor(private readonly held: Memberships) {
    this.inBusiness = new Map(held.businesses.map(({ businessId, roles }) => [businessId, roles]));
    this.inProject = new Map(held.projects.map(({ projectId, roles }) => [projectId, roles]));
  }

  /** Which projects to look up, before the look at each. */
  get projects(): 'all' | { businessIds: string[]; ids: string[] } {
    if (allows(this.held.platform, 'viewProject')) return 'all';
    const businessIds = [...this.inBusiness].filter(([, roles]) => allows(roles, 'viewProject'));
    return { businessIds: businessIds.map(([id]) => id), ids: [...this.inProject.keys()] };
  }

  /** Which businesses to look up. */
  get businesses(): 'all' | string[] {
    if (this.projects === 'all') return 'all';
    const ofProjects = this.held.projects.map(({ businessId }) => businessId);
    return [...new Set([...this.inBusiness.keys(), ...ofProjects])];
  }

  /** Whether every project of a business is seen. */
  seesAllOf(businessId: string): boolean {
    return allows(this.rolesInBusiness(businessId), 'viewProject');
  }

  ofBusiness(businessId: string): { isAdmin: boolean; isViewer: boolean } {
    const roles = this.rolesInBusiness(businessId);
    return { isAdmin: allows(roles, 'manageBusiness'), isViewer: roles.includes('businessViewer') };
  }

  ofProject(
    projectId: string,
    businessId: string,
  ): { imAdmin: boolean; isViewer: boolean; canEdit: boolean } {
    const own = this.inProject.get(projectId) ?? [];
    const roles = [...this.rolesInBusiness(businessId), ...own];
    return {
      imAdmin: own.includes('projectAdmin'),
      isViewer: own.includes('projectViewer'),
      canEdit: allows(roles, 'manageProject'),
    };
  }

  private rolesInBusiness(businessId: string): Role[] {
    return [...this.held.platform, ...(this.inBusiness.get(businessId) ?? [])];
  }
}
