// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type PlanFullParams = {
  readonly id: string;
  readonly userId: string;
};
export type PlanFullAnswer = {
  readonly plan: unknown;
  readonly seq: number;
  readonly updatedAt: string;
  readonly hash?: string;
  readonly roles: readonly (
    | 'root'
    | 'superAdmin'
    | 'businessAdmin'
    | 'businessViewer'
    | 'businessMember'
    | 'projectAdmin'
    | 'facilitator'
    | 'responsible'
    | 'projectViewer'
  )[];
  readonly summary: {
    readonly id: string;
    readonly businessId: string;
    readonly name: string;
    readonly projectId: string;
    readonly managerName: string;
    readonly startDate: string;
    readonly createdAt: string;
    readonly lastModified: {
      readonly date: string;
      readonly firstName: string;
      readonly lastName: string;
    } | null;
    readonly bl: number | null;
    readonly realProgress: number | null;
    readonly ppc: number | null;
    readonly pcr: number | null;
    readonly currentTerm: number | null;
    readonly status: 'notStarted' | 'onPlan' | 'behind' | 'completed';
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly business: {
      readonly id: string;
      readonly name: string;
      readonly taxNumber: string;
      readonly phone: string;
      readonly mail: string;
      readonly address: string;
      readonly logoURL: string | null;
      readonly specialization: string;
      readonly restrictionFamilies: readonly string[];
      readonly cncTypes: readonly string[];
      readonly roles: readonly string[];
      readonly rhythmicUnits: readonly string[];
    };
  };
  readonly scenario?: {
    readonly scenarioId: string;
    readonly planId: string;
    readonly name: string;
    readonly createdAt: string;
    readonly createdBy: {
      readonly userId: string;
      readonly name: string;
    };
    readonly base: {
      readonly seq: number;
      readonly at: string;
    };
    readonly adopted: {
      readonly at: string;
      readonly by: {
        readonly userId: string;
        readonly name: string;
      };
    } | null;
  };
  readonly programs: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly name: string;
        readonly startDate: string;
        readonly baselines: readonly {
          readonly id: string;
          readonly name: string;
          readonly isDefault: boolean;
        }[];
      }
    >
  >;
  readonly progList: readonly string[];
  readonly outsources: readonly {
    readonly name: string;
    readonly responsibleIds: readonly string[];
  }[];
  readonly reports: {
    readonly meetingReportsList: readonly (
      | 'ProjectDetails'
      | 'SCurve'
      | 'SPI'
      | 'PCR'
      | 'PPC'
      | 'PPC_PCR_RealProgress'
      | 'CNCPareto'
      | 'IdenTimeByFamily'
      | 'restState'
      | 'CommitmentLevel'
      | 'TasksMadeReady'
      | 'PPC_Last_6_Weeks'
      | 'PPCResponsibleWeek'
      | 'PPCResponsible'
      | 'PPCByCompany'
      | 'PCR_Last_6_Weeks'
      | 'PCRResponsibleWeek'
      | 'PCRResponsible'
      | 'CNCLastWeek'
      | 'CNC6Weeks'
      | 'CNC'
      | 'CNCByTerm'
      | 'CNCByRoleLastTerm'
      | 'CNCByRole'
      | 'restStateFamily'
      | 'IdenRest'
      | 'IdenTime'
      | 'IdenRanges'
      | 'SPIt'
      | 'MilestoneTrend'
      | 'CriticalPathDrift'
      | 'burnDown'
      | 'histogram'
      | 'rhythm'
    )[];
    readonly favReportsList: readonly (
      | 'ProjectDetails'
      | 'SCurve'
      | 'SPI'
      | 'PCR'
      | 'PPC'
      | 'PPC_PCR_RealProgress'
      | 'CNCPareto'
      | 'IdenTimeByFamily'
      | 'restState'
      | 'CommitmentLevel'
      | 'TasksMadeReady'
      | 'PPC_Last_6_Weeks'
      | 'PPCResponsibleWeek'
      | 'PPCResponsible'
      | 'PPCByCompany'
      | 'PCR_Last_6_Weeks'
      | 'PCRResponsibleWeek'
      | 'PCRResponsible'
      | 'CNCLastWeek'
      | 'CNC6Weeks'
      | 'CNC'
      | 'CNCByTerm'
      | 'CNCByRoleLastTerm'
      | 'CNCByRole'
      | 'restStateFamily'
      | 'IdenRest'
      | 'IdenTime'
      | 'IdenRanges'
      | 'SPIt'
      | 'MilestoneTrend'
      | 'CriticalPathDrift'
      | 'burnDown'
      | 'histogram'
      | 'rhythm'
    )[];
    readonly detailReportsList: readonly (
      | 'ProjectDetails'
      | 'SCurve'
      | 'SPI'
      | 'PCR'
      | 'PPC'
      | 'PPC_PCR_RealProgress'
      | 'CNCPareto'
      | 'IdenTimeByFamily'
      | 'restState'
      | 'CommitmentLevel'
      | 'TasksMadeReady'
      | 'PPC_Last_6_Weeks'
      | 'PPCResponsibleWeek'
      | 'PPCResponsible'
      | 'PPCByCompany'
      | 'PCR_Last_6_Weeks'
      | 'PCRResponsibleWeek'
      | 'PCRResponsible'
      | 'CNCLastWeek'
      | 'CNC6Weeks'
      | 'CNC'
      | 'CNCByTerm'
      | 'CNCByRoleLastTerm'
      | 'CNCByRole'
      | 'restStateFamily'
      | 'IdenRest'
      | 'IdenTime'
      | 'IdenRanges'
      | 'SPIt'
      | 'MilestoneTrend'
      | 'CriticalPathDrift'
      | 'burnDown'
      | 'histogram'
      | 'rhythm'
    )[];
    readonly meetingLayout: readonly {
      readonly i:
        | 'ProjectDetails'
        | 'SCurve'
        | 'SPI'
        | 'PCR'
        | 'PPC'
        | 'PPC_PCR_RealProgress'
        | 'CNCPareto'
        | 'IdenTimeByFamily'
        | 'restState'
        | 'CommitmentLevel'
        | 'TasksMadeReady'
        | 'PPC_Last_6_Weeks'
        | 'PPCResponsibleWeek'
        | 'PPCResponsible'
        | 'PPCByCompany'
        | 'PCR_Last_6_Weeks'
        | 'PCRResponsibleWeek'
        | 'PCRResponsible'
        | 'CNCLastWeek'
        | 'CNC6Weeks'
        | 'CNC'
        | 'CNCByTerm'
        | 'CNCByRoleLastTerm'
        | 'CNCByRole'
        | 'restStateFamily'
        | 'IdenRest'
        | 'IdenTime'
        | 'IdenRanges'
        | 'SPIt'
        | 'MilestoneTrend'
        | 'CriticalPathDrift'
        | 'burnDown'
        | 'histogram'
        | 'rhythm';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }[];
    readonly favLayout: readonly {
      readonly i:
        | 'ProjectDetails'
        | 'SCurve'
        | 'SPI'
        | 'PCR'
        | 'PPC'
        | 'PPC_PCR_RealProgress'
        | 'CNCPareto'
        | 'IdenTimeByFamily'
        | 'restState'
        | 'CommitmentLevel'
        | 'TasksMadeReady'
        | 'PPC_Last_6_Weeks'
        | 'PPCResponsibleWeek'
        | 'PPCResponsible'
        | 'PPCByCompany'
        | 'PCR_Last_6_Weeks'
        | 'PCRResponsibleWeek'
        | 'PCRResponsible'
        | 'CNCLastWeek'
        | 'CNC6Weeks'
        | 'CNC'
        | 'CNCByTerm'
        | 'CNCByRoleLastTerm'
        | 'CNCByRole'
        | 'restStateFamily'
        | 'IdenRest'
        | 'IdenTime'
        | 'IdenRanges'
        | 'SPIt'
        | 'MilestoneTrend'
        | 'CriticalPathDrift'
        | 'burnDown'
        | 'histogram'
        | 'rhythm';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }[];
    readonly detailLayout: readonly {
      readonly i:
        | 'ProjectDetails'
        | 'SCurve'
        | 'SPI'
        | 'PCR'
        | 'PPC'
        | 'PPC_PCR_RealProgress'
        | 'CNCPareto'
        | 'IdenTimeByFamily'
        | 'restState'
        | 'CommitmentLevel'
        | 'TasksMadeReady'
        | 'PPC_Last_6_Weeks'
        | 'PPCResponsibleWeek'
        | 'PPCResponsible'
        | 'PPCByCompany'
        | 'PCR_Last_6_Weeks'
        | 'PCRResponsibleWeek'
        | 'PCRResponsible'
        | 'CNCLastWeek'
        | 'CNC6Weeks'
        | 'CNC'
        | 'CNCByTerm'
        | 'CNCByRoleLastTerm'
        | 'CNCByRole'
        | 'restStateFamily'
        | 'IdenRest'
        | 'IdenTime'
        | 'IdenRanges'
        | 'SPIt'
        | 'MilestoneTrend'
        | 'CriticalPathDrift'
        | 'burnDown'
        | 'histogram'
        | 'rhythm';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }[];
  } | null;
  readonly actions: readonly {
    readonly id: string;
    readonly when: string;
    readonly userFirstName: string;
    readonly userLastName: string;
  }[];
};
export type PlanOpenParams = {
  readonly id: string;
};
export type PlanOpenAnswer = {
  readonly plan: unknown;
  readonly seq: number;
  readonly updatedAt: string;
  readonly hash?: string;
  readonly roles: readonly (
    | 'root'
    | 'superAdmin'
    | 'businessAdmin'
    | 'businessViewer'
    | 'businessMember'
    | 'projectAdmin'
    | 'facilitator'
    | 'responsible'
    | 'projectViewer'
  )[];
  readonly summary: {
    readonly id: string;
    readonly businessId: string;
    readonly name: string;
    readonly projectId: string;
    readonly managerName: string;
    readonly startDate: string;
    readonly createdAt: string;
    readonly lastModified: {
      readonly date: string;
      readonly firstName: string;
      readonly lastName: string;
    } | null;
    readonly bl: number | null;
    readonly realProgress: number | null;
    readonly ppc: number | null;
    readonly pcr: number | null;
    readonly currentTerm: number | null;
    readonly status: 'notStarted' | 'onPlan' | 'behind' | 'completed';
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly business: {
      readonly id: string;
      readonly name: string;
      readonly taxNumber: string;
      readonly phone: string;
      readonly mail: string;
      readonly address: string;
      readonly logoURL: string | null;
      readonly specialization: string;
      readonly restrictionFamilies: readonly string[];
      readonly cncTypes: readonly string[];
      readonly roles: readonly string[];
      readonly rhythmicUnits: readonly string[];
    };
  };
  readonly scenario?: {
    readonly scenarioId: string;
    readonly planId: string;
    readonly name: string;
    readonly createdAt: string;
    readonly createdBy: {
      readonly userId: string;
      readonly name: string;
    };
    readonly base: {
      readonly seq: number;
      readonly at: string;
    };
    readonly adopted: {
      readonly at: string;
      readonly by: {
        readonly userId: string;
        readonly name: string;
      };
    } | null;
  };
};
export type PlanSinceParams = {
  readonly projectId: string;
  readonly seq: number;
};
export type PlanSinceAnswer = {
  readonly entries: readonly unknown[];
  readonly more: boolean;
  readonly at: string | null;
};
export class PlanCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The whole plan with its seq, programs, dashboards and newest actions (304 when the tag still holds). GET /project/:id/full/:userId; needs a token to read. */
  full(request: { readonly params: PlanFullParams }): Promise<PlanFullAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/full/:userId', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** The whole plan with its seq, what the caller is there and what the list says of it (304 when the tag still holds). GET /project/:id/plan; needs a token to read. */
  open(request: { readonly params: PlanOpenParams }): Promise<PlanOpenAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/plan', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** Log entries after a seq, in order; ask again while `more`. `at` is when the entry of that seq was accepted. GET /actions/:projectId/since/:seq; needs a token to read. */
  since(request: { readonly params: PlanSinceParams }): Promise<PlanSinceAnswer> {
    return this.#send(
      { method: 'GET', path: '/actions/:projectId/since/:seq', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
