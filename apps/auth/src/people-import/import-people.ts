import { Injectable } from '@nestjs/common';
import type {
  importPeople,
  PersonLine,
  PersonOfBusiness,
  PersonOutcome,
  previewPeople,
} from '@plomada/contracts';
import { decidePersonWish, emailKey, type PersonDecision, type RolesChange } from '@plomada/domain';
import { notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { AccountLog } from '../account-log/account-log';
import { Invite } from '../invitations/invite';
import { MembershipRepository } from '../memberships/membership.repository';
import { RoleChanges } from '../memberships/role-changes';
import { BusinessDirectory, type Directory, type DirectoryEntry } from './business-directory';

type ImportRequest = z.infer<typeof importPeople.request>;

/** A line with what its business knows of the person, and what is to become of them. */
interface Decided {
  readonly line: PersonLine;
  readonly entry: DirectoryEntry | null;
  readonly decision: PersonDecision;
}

/** A business's people from a list, and the list of its people. */
@Injectable()
export class ImportPeople {
  constructor(
    private readonly directory: BusinessDirectory,
    private readonly memberships: MembershipRepository,
    private readonly inviting: Invite,
    private readonly changes: RoleChanges,
    private readonly log: AccountLog,
  ) {}

  /** By e-mail. */
  async people(businessId: string): Promise<PersonOfBusiness[]> {
    const { entries, projectIds } = await this.directory.of(businessId, null);
    return [...entries.values()]
      .map(({ email, firstName, lastName, known: { state, role, projects } }) => ({
        email,
        firstName,
        lastName,
        state,
        role,
        projects: projects
          .filter(({ projectId }) => projectIds.has(projectId))
          .map(({ projectId, roles }) => ({ projectId, roles: [...roles] })),
      }))
      .sort((a, b) => a.email.localeCompare(b.email, 'es'));
  }

  /** Refuses with NOT_FOUND (no such business). */
  async preview(request: z.infer<typeof previewPeople.request>): Promise<PersonOutcome[]> {
    const directory = await this.directoryOf(request);
    return request.lines.map((line) => outcomeOf(decide(line, directory, request.byPlatform)));
  }

  /** Refuses with NOT_FOUND (no such business). Whose roles are others now is told to everybody, and what the list did is noted. */
  async execute(request: ImportRequest): Promise<{ outcomes: PersonOutcome[]; changedUserIds: string[] }> {
    const directory = await this.directoryOf(request);
    const outcomes: PersonOutcome[] = [];
    const changed = new Set<string>();
    try {
      for (const line of request.lines) {
        const decided = decide(line, directory, request.byPlatform);
        const userId = decided.entry?.userId;
        if (decided.decision.outcome === 'change' && userId) changed.add(userId);
        outcomes.push(await this.apply(decided, request));
      }
    } finally {
      // Also of the lines before one that failed.
      await this.changes.announce(changed);
      const counted = (what: PersonOutcome['outcome']) =>
        outcomes.filter(({ outcome }) => outcome === what).length;
      await this.log.notePeople(request, { invited: counted('invite'), changed: counted('change') });
    }
    return { outcomes, changedUserIds: [...changed] };
  }

  private async directoryOf({ businessId, byUserId }: { businessId: string; byUserId: string }) {
    if (!(await this.memberships.businessExists(businessId))) throw notFound('NOT_FOUND');
    return this.directory.of(businessId, byUserId);
  }

  private async apply(decided: Decided, request: ImportRequest): Promise<PersonOutcome> {
    const { decision, entry, line } = decided;
    if (decision.outcome !== 'change' && decision.outcome !== 'invite') return outcomeOf(decided);
    if (entry?.userId) {
      const isDone = await this.changeMember(request.businessId, entry.userId, decision.changes);
      // Another administrator may have gone since the decision.
      return isDone ? outcomeOf(decided) : { line: line.line, outcome: 'refused', code: 'LAST_ADMIN' };
    }
    const wait = await this.invite(decided, request);
    return wait
      ? { line: line.line, outcome: 'refused', code: 'INVITATION_THROTTLED', params: wait }
      : outcomeOf(decided);
  }

  private async changeMember(
    businessId: string,
    userId: string,
    changes: readonly RolesChange[],
  ): Promise<boolean> {
    for (const { projectId, to } of changes) {
      const isDone =
        projectId === null
          ? await this.memberships.setBusinessRoles(businessId, userId, to)
          : await this.memberships.setProjectRoles(projectId, userId, to);
      if (!isDone) return false;
    }
    return true;
  }

  /** An invitation says all that its person is to become: what stood in it before, and what the line changes. */
  private invite({ line, entry }: Decided, request: ImportRequest): Promise<{ minutes: number } | null> {
    const { businessId, lang, scopeName, inviterName, byUserId } = request;
    const before = entry?.known.projects ?? [];
    const named = new Set(line.projects.map(({ projectId }) => projectId));
    const kept = before.filter(({ projectId }) => !named.has(projectId));
    return this.inviting.fromList(businessId, {
      email: line.email,
      firstName: line.firstName || (entry?.firstName ?? ''),
      lastName: line.lastName || (entry?.lastName ?? ''),
      roles: [line.role ?? entry?.known.role ?? 'businessMember'],
      projects: [...kept, ...line.projects].map(({ projectId, roles }) => ({ projectId, roles: [...roles] })),
      lang,
      scopeName,
      invitedBy: inviterName,
      inviterId: byUserId,
    });
  }
}

function decide(line: PersonLine, { entries, projectIds }: Directory, byPlatform: boolean): Decided {
  const entry = entries.get(emailKey(line.email)) ?? null;
  const scope = { projectIds, byPlatform };
  return { line, entry, decision: decidePersonWish(line, entry?.known ?? null, scope) };
}

function outcomeOf({ line: { line }, decision }: Decided): PersonOutcome {
  if (decision.outcome === 'same') return { line, outcome: 'same' };
  if (decision.outcome === 'refused') return { line, outcome: 'refused', code: decision.code };
  const changes = decision.changes.map(({ projectId, from, to }) => ({
    projectId,
    from: [...from],
    to: [...to],
  }));
  return { line, outcome: decision.outcome, changes };
}
