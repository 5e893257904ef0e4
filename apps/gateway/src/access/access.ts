import { Injectable } from '@nestjs/common';
import type { Container, Session } from '@plomada/contracts';
import { allows, type Permission, projectOfPlan } from '@plomada/domain';
import { forbidden, notFound } from '@plomada/service-kit';
import { type GrantedRoles, Roles } from './roles';

/** Decides by the permission table whether somebody may do something somewhere. */
@Injectable()
export class Access {
  constructor(private readonly roles: Roles) {}

  /**
   * The roles held on a project when they suffice. Who may not even see it learns nothing of it (NOT_FOUND); who may,
   * but lacks the permission, is told so (FORBIDDEN, with the permission).
   */
  async toProject(session: Session, projectId: string, permission: Permission): Promise<GrantedRoles> {
    const held = await this.roles.of(session.user.id, { projectId });
    if (!allows(held.roles, 'viewProject')) throw notFound('NOT_FOUND');
    return sufficient(held, permission);
  }

  /** The same for a plan: what one holds in the project whose live plan, or scenario, it is. Whether there is such a scenario, planning knows. */
  async toPlan(session: Session, planId: string, permission: Permission): Promise<GrantedRoles> {
    return this.toProject(session, projectOfPlan(planId), permission);
  }

  /** The same for each of several projects. */
  async toProjects(session: Session, projectIds: readonly string[], permission: Permission): Promise<void> {
    for (const id of new Set(projectIds)) await this.toProject(session, id, permission);
  }

  /** Those of the projects where the caller may do it, in the order given. */
  async allowedOf(
    session: Session,
    projectIds: readonly string[],
    permission: Permission,
  ): Promise<string[]> {
    const held = await Promise.all(
      projectIds.map((projectId) => this.roles.of(session.user.id, { projectId })),
    );
    return projectIds.filter((_, index) => allows(held[index]?.roles ?? [], permission));
  }

  /** The same for a business: whoever has no role there learns nothing of it. */
  async toBusiness(session: Session, businessId: string, permission: Permission): Promise<GrantedRoles> {
    const held = await this.roles.of(session.user.id, { businessId });
    if (held.roles.length === 0) throw notFound('NOT_FOUND');
    return sufficient(held, permission);
  }

  /**
   * The same for a container: to the roles in its business come those in its projects. Refuses with NOT_FOUND where there
   * is none, or none that the caller sees.
   */
  async toContainer(session: Session, container: Container, permission: Permission): Promise<GrantedRoles> {
    const { businessId, projects } = container;
    const userId = session.user.id;
    const scopes = [{ businessId }, ...projects.map((projectId) => ({ projectId }))];
    const held = await Promise.all(scopes.map((scope) => this.roles.of(userId, scope)));
    const roles = [...new Set(held.flatMap((one) => one.roles))];
    if (!allows(roles, 'viewProject')) throw notFound('NOT_FOUND');
    return sufficient({ roles, businessId }, permission);
  }

  /** Whether there is any scope where somebody may do it, for when it is not known yet which one is meant. */
  async somewhere(session: Session, permission: Permission): Promise<void> {
    sufficient({ roles: await this.roles.anywhere(session.user.id), businessId: null }, permission);
  }

  async toPlatform(session: Session, permission: Permission): Promise<GrantedRoles> {
    return sufficient(await this.roles.of(session.user.id, {}), permission);
  }

  /** For paths that name a user: only the own ones exist. */
  own(session: Session, userId: string): void {
    if (session.user.id !== userId) throw notFound('NOT_FOUND');
  }
}

function sufficient(held: GrantedRoles, permission: Permission): GrantedRoles {
  if (!allows(held.roles, permission)) throw forbidden('FORBIDDEN', { permission });
  return held;
}
