import { Injectable, Logger } from '@nestjs/common';
import {
  type Dashboard,
  type Dashboards,
  dashboardsOf,
  type FullProject,
  getPlan,
  lastUpdate,
  type OpenedProject,
  type PastAction,
  pastActions,
  projectSummary,
  scenarioNames,
  scenarioOf,
} from '@plomada/contracts';
import { inReadingOrder, isScenarioId, outsourcesOf, projectOfPlan, type Role } from '@plomada/domain';
import { notFound, RpcClient } from '@plomada/service-kit';
import { createHash } from 'node:crypto';
import { programsOf } from './programs';

/** How much of the action log comes with a project. */
const MOST_ACTIONS = 50;

/** An answer with the tag that it goes by. */
export interface Tagged<T> {
  readonly tag: string;
  /** Null when the caller has it already. */
  readonly body: T | null;
}

/** Brings together what a project's screens need, and nothing when the browser still has it. */
@Injectable()
export class OpenProject {
  private readonly logger = new Logger(OpenProject.name);

  constructor(private readonly rpc: RpcClient) {}

  async open(
    projectId: string,
    roles: readonly Role[],
    knownTag: string | undefined,
  ): Promise<Tagged<OpenedProject>> {
    const [summary, scenario] = await Promise.all([
      this.rpc.call(projectSummary, { projectId: projectOfPlan(projectId) }),
      isScenarioId(projectId) ? this.rpc.call(scenarioOf, { planId: projectId }) : undefined,
    ]);
    const rest = createHash('sha256')
      .update(JSON.stringify([roles, summary, scenario]))
      .digest('base64url')
      .slice(0, 16);
    if (knownTag?.includes(rest)) {
      const tag = tagOf(await this.lastOf(projectId), rest);
      if (knownTag.split(/,\s*/).includes(tag)) return { tag, body: null };
    }
    const plan = await this.rpc.call(getPlan, { projectId });
    const tag = tagOf({ seq: plan.seq, date: plan.updatedAt }, rest);
    return { tag, body: { ...plan, roles: [...roles], summary, ...(scenario && { scenario }) } };
  }

  /** The same with what the platform's own call has beside it. */
  async full(
    projectId: string,
    userId: string,
    roles: readonly Role[],
    knownTag: string | undefined,
  ): Promise<Tagged<FullProject>> {
    const { tag, body } = await this.open(projectId, roles, knownTag);
    if (!body) return { tag, body };
    const home = projectOfPlan(projectId);
    const [actions, reports, { scenarios }] = await Promise.all([
      this.newestActions(projectId),
      this.reportLists(home, userId),
      this.rpc.call(scenarioNames, { projectId: home }),
    ]);
    const programs = programsOf(home, body.plan, scenarios);
    const outsources = outsourcesOf(body.plan.responsibles, body.summary.business.name).map(
      ({ name, responsibleIds }) => ({ name, responsibleIds: [...responsibleIds] }),
    );
    return { tag, body: { ...body, ...programs, outsources, reports, actions } };
  }

  private async newestActions(projectId: string) {
    // Before every seq there is: an answer that begins with the newest line would look for all authors, too.
    const before = Number.MAX_SAFE_INTEGER;
    const page = await this.rpc.call(pastActions, { projectId, from: null, before, most: MOST_ACTIONS });
    return page.actions.map(briefly);
  }

  /** Without them a plan can be worked on as well. */
  private async reportLists(projectId: string, userId: string) {
    try {
      return reportListsOf(await this.rpc.call(dashboardsOf, { projectId, userId }));
    } catch (error) {
      this.logger.warn(`dashboards of ${projectId} not known: ${(error as Error).message}`);
      return null;
    }
  }

  private async lastOf(projectId: string): Promise<LastEntry> {
    const { updates } = await this.rpc.call(lastUpdate, { projectIds: [projectId] });
    const [update] = updates;
    if (!update) throw notFound('NOT_FOUND');
    return update;
  }
}

interface LastEntry {
  readonly seq: number;
  readonly date: string;
}

/** Weak, because the answer may be compressed on its way. With the date: in a restored database a seq may be given again. */
const tagOf = ({ seq, date }: LastEntry, rest: string): string => `W/"${seq}-${Date.parse(date)}-${rest}"`;

/** The dashboards as the platform's own call names them (platform spec, section 7). */
function reportListsOf({ meeting, favourites, detail }: Dashboards): FullProject['reports'] {
  return {
    meetingReportsList: reportsOf(meeting),
    favReportsList: reportsOf(favourites),
    detailReportsList: reportsOf(detail),
    meetingLayout: meeting.layout,
    favLayout: favourites.layout,
    detailLayout: detail.layout,
  };
}

const reportsOf = ({ layout }: Dashboard) => inReadingOrder(layout).map(({ i }) => i);

/** A line of the action log, as opening a project brings it (platform spec, section 7). */
function briefly({ id, when, User }: PastAction): FullProject['actions'][number] {
  return { id, when, userFirstName: User.firstName, userLastName: User.lastName };
}
