import { Injectable } from '@nestjs/common';
import { membershipsOf, rolesOf } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { RpcClient, TtlCache } from '@plomada/service-kit';

/** How long roles are believed without asking again, in milliseconds, unless an event says otherwise. */
const BELIEVED = 30_000;

export interface Scope {
  readonly projectId?: string;
  readonly businessId?: string;
}
export interface GrantedRoles {
  readonly roles: readonly Role[];
  /** The business that the scope belongs to; null when there is no such scope. */
  readonly businessId: string | null;
}

/** Knows who holds which roles where. */
@Injectable()
export class Roles {
  private readonly cache = new TtlCache<GrantedRoles>(BELIEVED);

  constructor(private readonly rpc: RpcClient) {}

  of(userId: string, scope: Scope): Promise<GrantedRoles> {
    const key = [userId, scope.projectId ?? '', scope.businessId ?? ''].join(' ');
    return this.cache.get(key, () => this.rpc.call(rolesOf, { userId, ...scope }));
  }

  /** The roles held on the platform, or in any business or project. */
  async anywhere(userId: string): Promise<readonly Role[]> {
    const { platform, businesses, projects } = await this.rpc.call(membershipsOf, { userId });
    return [...platform, ...[...businesses, ...projects].flatMap(({ roles }) => roles)];
  }

  forgetProject(projectId: string): void {
    this.cache.forget((_known, key) => key.split(' ')[1] === projectId);
  }

  forgetUser(userId: string): void {
    this.cache.forget((_known, key) => key.startsWith(`${userId} `));
  }
}
