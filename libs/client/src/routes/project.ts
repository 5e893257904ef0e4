// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type ProjectAllParams = {
  readonly userId: string;
};
export type ProjectAllAnswer = {
  readonly businesses: Readonly<
    Record<
      string,
      {
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
        readonly isAdmin: boolean;
        readonly isViewer: boolean;
        readonly modules: readonly string[];
        readonly projects: readonly {
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
          readonly imAdmin: boolean;
          readonly isViewer: boolean;
          readonly canEdit: boolean;
        }[];
        readonly containers: readonly {
          readonly id: string;
          readonly businessId: string;
          readonly name: string;
          readonly country: string | null;
          readonly classification: string;
          readonly type: string;
          readonly image: string | null;
          readonly administratorName: string;
          readonly administratorEmail: '' | string;
          readonly facilitatorName: string;
          readonly facilitatorEmail: '' | string;
          readonly projects: readonly string[];
          readonly createdAt: string;
          readonly isContainer: true;
          readonly canEdit: boolean;
        }[];
      }
    >
  >;
  readonly userLastActivity: {
    readonly projectId: string;
    readonly at: string;
  } | null;
};
export type ProjectCreateParams = {
  readonly id: string;
};
export type ProjectCreateBody = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly projectId: string;
  readonly startDate: string;
  readonly workingDays: string;
  readonly holidays?: readonly string[];
  readonly holidayNames?: readonly {
    readonly date: string;
    readonly name: string;
  }[];
  readonly periodDays: number;
  readonly laPeriods?: number;
  readonly managerName?: string;
  readonly timeZone?: string;
  readonly team: readonly {
    readonly userId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly company?: string;
    readonly function?: string;
    readonly roles: readonly ('projectAdmin' | 'facilitator' | 'responsible' | 'projectViewer')[];
  }[];
  readonly copyOf?: string;
  readonly containerId?: string;
};
export type ProjectCreateAnswer = {
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
};
export class ProjectCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Businesses by id, with the projects that the user may see, and the project that they opened last. GET /project/all/:userId; needs a token to read. */
  all(request: { readonly params: ProjectAllParams }): Promise<ProjectAllAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/all/:userId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Creates a project with its roles, its plan and its first term. POST /project/:id/create; needs a token to write. */
  create(request: {
    readonly params: ProjectCreateParams;
    readonly body: ProjectCreateBody;
  }): Promise<ProjectCreateAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:id/create', timeoutMs: 30000, isBinary: false },
      request,
    );
  }
}
