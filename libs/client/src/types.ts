// Written by `npm run docs:client` from libs/contracts: edit those.
export type Arrangement = {
  readonly layout: DashboardLayout;
};
export type Attachment = {
  readonly id: string;
  readonly taskId: string | null;
  readonly name: string;
  readonly bytes: number;
  readonly uploadedAt: string;
  readonly uploadedBy: {
    readonly userId: string;
    readonly name: string;
  };
};
export type Attendee = {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly isGuest: boolean;
  readonly isPresent: boolean;
};
export type BusinessList = 'restrictionFamilies' | 'cncTypes' | 'roles' | 'rhythmicUnits';
export type BusinessModules = readonly 'portfolio'[];
export type BusinessProfile = {
  readonly taxNumber?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly address?: string;
  readonly specialization?: string;
  readonly name?: string;
};
export type BusinessSchema = {
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
export type BusinessSettings = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly logoURL: string | null;
  readonly specialization: string;
  readonly modules: BusinessModules;
  readonly lists: {
    readonly restrictionFamilies: readonly ListEntry[];
    readonly cncTypes: readonly ListEntry[];
    readonly roles: readonly ListEntry[];
    readonly rhythmicUnits: readonly ListEntry[];
  };
};
export type BusinessWithProjects = {
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
    readonly status: ProjectStatusSchema;
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly imAdmin: boolean;
    readonly isViewer: boolean;
    readonly canEdit: boolean;
  }[];
  readonly containers: readonly ListedContainer[];
};
export type ChartLook = {
  readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
  readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
  readonly showCritical: boolean;
  readonly bars: ChosenBars;
  readonly gridWidth: number | null;
};
export type ChartLookInput = {
  readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
  readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
  readonly showCritical: boolean;
  readonly bars: ChosenBarsInput;
  readonly gridWidth: number | null;
};
export type ChosenBars = {
  readonly baseline: boolean;
  readonly against: string | null;
  readonly label: 'none' | 'name' | 'responsible';
  readonly colour: 'state' | 'responsible' | 'critical';
  readonly earlier: boolean;
  readonly legend: boolean;
};
export type ChosenBarsInput = {
  readonly baseline?: boolean;
  readonly against?: string | null;
  readonly label?: 'none' | 'name' | 'responsible';
  readonly colour?: 'state' | 'responsible' | 'critical';
  readonly earlier?: boolean;
  readonly legend?: boolean;
};
export type ChosenGridView = {
  readonly sorting?: readonly {
    readonly id: string;
    readonly desc: boolean;
  }[];
  readonly grouping?: readonly string[];
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly pinned?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
  readonly chart?: ChartLook;
  readonly laboratory?: LaboratoryChoice;
};
export type ChosenGridViewInput = {
  readonly sorting?: readonly {
    readonly id: string;
    readonly desc: boolean;
  }[];
  readonly grouping?: readonly string[];
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly pinned?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
  readonly chart?: ChartLookInput;
  readonly laboratory?: LaboratoryChoice;
};
export type CompanyReport = {
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly logoURL: string | null;
  };
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
    readonly status: ProjectStatusSchema;
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly region: string | null;
    readonly projectType: string;
  }[];
  readonly totals: {
    readonly projects: number;
    readonly byStatus: {
      readonly notStarted: number;
      readonly onPlan: number;
      readonly behind: number;
      readonly completed: number;
    };
    readonly bl: number | null;
    readonly realProgress: number | null;
    readonly ppc: number | null;
    readonly pcr: number | null;
  };
};
export type ContainerChange = {
  readonly name?: string;
  readonly country?: string | null;
  readonly classification?: string;
  readonly type?: string;
  readonly administratorName?: string;
  readonly administratorEmail?: '' | string;
  readonly facilitatorName?: string;
  readonly facilitatorEmail?: '' | string;
  readonly projects?: readonly string[];
};
export type ContainerSchema = {
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
};
export type DashboardLayout = readonly LayoutItem[];
export type DashboardName = 'meeting' | 'favourites' | 'detail';
export type DashboardPdfState =
  | {
      readonly status: 'making';
    }
  | {
      readonly status: 'ready';
    }
  | {
      readonly status: 'failed';
      readonly failure: FailureSchema;
    };
export type Dashboards = Readonly<
  Record<
    string,
    {
      readonly layout: readonly LayoutItem[];
      readonly from: 'own' | 'project' | 'standard';
    }
  >
>;
export type DeadMail = {
  readonly id: string;
  readonly to: string;
  readonly template: string;
  readonly attempts: number;
  readonly error: string;
  readonly failedAt: string;
};
export type DecisionOutcome = {
  readonly id: string;
  readonly isDone: boolean;
};
export type DeletedItem = {
  readonly id: string;
  readonly kind: 'project' | 'container';
  readonly name: string;
  readonly projectId: string | null;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly goneAt: string;
};
export type Deletion = {
  readonly name: string;
  readonly user_id?: string;
};
export type EmailScheduleStatus = 'complete' | 'incomplete';
export type ExportPage = {
  readonly version: 1;
  readonly projectId: string;
  readonly table: 'tasks' | 'restrictions' | 'terms' | 'causes' | 'indicators';
  readonly seq: number;
  readonly complete: boolean;
  readonly removed: readonly string[];
  readonly next: string | null;
  readonly rows: readonly (
    | {
        readonly id: string;
        readonly code: string;
        readonly parentId: string | null;
        readonly level: number;
        readonly kind: 'task' | 'milestone' | 'summary';
        readonly name: string;
        readonly start: string;
        readonly finish: string;
        readonly durationDays: number;
        readonly progress: number;
        readonly commitment: number | null;
        readonly lastProgress: number;
        readonly weight: number;
        readonly state: string | null;
        readonly isCritical: boolean;
        readonly floatDays: number;
        readonly isInOpenTerm: boolean;
        readonly isAnalysed: boolean;
        readonly responsibleIds: readonly string[];
        readonly responsibles: readonly string[];
        readonly restrictions: number;
        readonly delayedRestrictions: number;
        readonly constraintType: string;
        readonly constraintDate: string | null;
        readonly baselineStart: string | null;
        readonly baselineFinish: string | null;
        readonly unit: string | null;
        readonly quantity: number | null;
        readonly unitsDone: number | null;
        readonly sourceId: string | null;
        readonly wbs: string | null;
      }
    | {
        readonly id: string;
        readonly type: 'start' | 'end';
        readonly family: string;
        readonly detail: string;
        readonly comments: string;
        readonly state: 'pending' | 'delayed' | 'released' | 'releasedLate' | 'inProcess';
        readonly responsibleId: string | null;
        readonly responsible: string;
        readonly company: string;
        readonly created: string;
        readonly required: string;
        readonly committed: string | null;
        readonly due: string;
        readonly released: string | null;
        readonly taskIds: readonly string[];
        readonly tasks: readonly string[];
        readonly neededBy: string | null;
        readonly isInTime: boolean | null;
      }
    | {
        readonly id: string;
        readonly number: number;
        readonly start: string;
        readonly lastDay: string;
        readonly state: 'closed' | 'open' | 'waiting';
        readonly closedAt: string | null;
        readonly reopenings: number;
        readonly promised: number | null;
        readonly kept: number | null;
        readonly ppc: number | null;
        readonly restrictionsDue: number | null;
        readonly restrictionsReleased: number | null;
        readonly pcr: number | null;
        readonly realProgress: number | null;
      }
    | {
        readonly id: string;
        readonly termNumber: number;
        readonly closedAt: string;
        readonly taskId: string;
        readonly taskCode: string;
        readonly task: string;
        readonly responsibles: string;
        readonly type: string;
        readonly origin: string;
        readonly detail: string;
        readonly commitment: number | null;
        readonly progress: number;
        readonly impact: number | null;
      }
    | {
        readonly id: string;
        readonly indicator:
          | 'PPC'
          | 'PCR'
          | 'commitmentLevel'
          | 'tasksMadeReady'
          | 'tasksAnticipated'
          | 'realProgress'
          | 'plannedProgress'
          | 'baselineProgress';
        readonly termNumber: number | null;
        readonly termStart: string | null;
        readonly value: number | null;
        readonly numerator: number | null;
        readonly denominator: number | null;
      }
  )[];
};
export type FailureSchema = {
  readonly kind:
    | 'invalid'
    | 'unauthenticated'
    | 'forbidden'
    | 'notFound'
    | 'conflict'
    | 'tooLarge'
    | 'tooMany'
    | 'unavailable'
    | 'internal';
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rows?: readonly string[];
  readonly correlationId?: string;
};
export type ForecastEnd = {
  readonly p50: string;
  readonly p80: string;
  readonly baseline: {
    readonly day: string;
    readonly chance: number;
  } | null;
};
export type FullProject = {
  readonly plan: unknown;
  readonly seq: number;
  readonly updatedAt: string;
  readonly hash?: string;
  readonly roles: readonly Role[];
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
    readonly status: ProjectStatusSchema;
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly business: BusinessSchema;
  };
  readonly scenario?: Scenario;
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
    readonly meetingLayout: readonly LayoutItem[];
    readonly favLayout: readonly LayoutItem[];
    readonly detailLayout: readonly LayoutItem[];
  } | null;
  readonly actions: readonly {
    readonly id: string;
    readonly when: string;
    readonly userFirstName: string;
    readonly userLastName: string;
  }[];
};
export type GeneralSettings = {
  readonly projectId: string;
  readonly description: string;
};
export type GridChoices = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly names:
            | readonly (
                | 'code'
                | 'text'
                | 'start'
                | 'end'
                | 'days'
                | 'progress'
                | 'commitment'
                | 'responsible'
                | 'state'
                | 'float'
                | 'freeFloat'
                | 'predecessors'
                | 'successors'
                | 'constraint'
                | 'constraintDate'
                | 'weight'
                | 'comments'
                | 'wbs'
                | 'baselineStart'
                | 'baselineEnd'
                | 'endVariance'
                | 'actualStart'
                | 'actualFinish'
                | 'unit'
                | 'quantity'
                | 'unitsProgressed'
                | 'unitsCommited'
                | 'resources'
              )[]
            | null;
          readonly widths: Readonly<Record<string, number>>;
          readonly width: number | null;
        }
      >
    >
  >
>;
export type GridFilters = Readonly<
  Record<
    string,
    {
      readonly among?: readonly string[];
      readonly has?: string;
      readonly from?: string;
      readonly to?: string;
    }
  >
>;
export type GridName =
  | 'cncLog'
  | 'companyReport'
  | 'container'
  | 'gantt'
  | 'laboratory'
  | 'log'
  | 'progressManager'
  | 'projects'
  | 'responsibles'
  | 'restrictions'
  | 'restrictionsManager';
export type GridView = {
  readonly name: string;
  readonly isDefault: boolean;
  readonly view: ChosenGridView;
  readonly filters: GridFilters;
};
export type GridViewInput = {
  readonly name: string;
  readonly isDefault: boolean;
  readonly view: ChosenGridViewInput;
  readonly filters: GridFilters;
};
export type GridViewsAnswer = {
  readonly own: readonly GridView[];
  readonly shared: readonly GridView[];
};
export type HeardSubjects = {
  readonly subjects: readonly (
    | 'TERM_CLOSED'
    | 'TERM_ENDING'
    | 'RESTRICTION_ASSIGNED'
    | 'RESTRICTION_DUE'
    | 'RESTRICTION_LATE'
    | 'RESTRICTION_RELEASED'
    | 'RESTRICTION_REMOVED'
    | 'IMPORT_DONE'
    | 'PROPOSAL_MADE'
    | 'PROPOSAL_DECIDED'
    | 'WEBHOOK_DISABLED'
  )[];
};
export type ImportCounts = {
  readonly tasks: number;
  readonly links: number;
  readonly milestones: number;
  readonly summaries: number;
  readonly resources: number;
  readonly warnings: number;
};
export type ImportWarning = {
  readonly code: string;
  readonly taskId: string | null;
  readonly task: string | null;
  readonly params?: Readonly<Record<string, string | number>>;
};
export type IndicatorResults = Readonly<Record<string, unknown>>;
export type InvitationSchema = {
  readonly id: string;
  readonly email: string;
  readonly businessId: string;
  readonly projectId: string | null;
  readonly roles: readonly Role[];
  readonly projects: number;
  readonly lang: Language;
  readonly status: 'pending' | 'expired';
  readonly invitedBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly sentAt: string | null;
};
export type JobStatus =
  | {
      readonly stage: 'waiting';
      readonly percent: 0;
      readonly before: number;
    }
  | {
      readonly stage: 'reading';
      readonly percent: number;
    }
  | {
      readonly stage: 'ready';
      readonly percent: 100;
      readonly name: string;
      readonly counts: ImportCounts;
      readonly warnings: readonly ImportWarning[];
    }
  | {
      readonly stage: 'failed';
      readonly code: string;
      readonly params?: Readonly<Record<string, string | number>>;
    }
  | {
      readonly stage: 'cancelled';
    };
export type LaboratoryChoice = {
  readonly projects?: readonly string[];
  readonly containers?: readonly string[];
  readonly regions?: readonly string[];
  readonly types?: readonly string[];
  readonly indicators?: readonly LaboratoryIndicator[];
  readonly weeks?: number | null;
  readonly from?: string | '';
  readonly to?: string | '';
  readonly lead?: LaboratoryIndicator;
  readonly follow?: LaboratoryIndicator;
};
export type LaboratoryIndicator =
  | 'ppc'
  | 'pcr'
  | 'spi'
  | 'spit'
  | 'realProgress'
  | 'madeReady'
  | 'anticipated'
  | 'commitmentLevel'
  | 'identificationTime'
  | 'causes';
export type LaboratoryProject = {
  readonly projectId: string;
  readonly computedAt: string | null;
  readonly failed: boolean;
  readonly terms: readonly {
    readonly number: number;
    readonly lastDay: string;
    readonly figures: Readonly<
      Record<
        string,
        {
          readonly value: number | null;
          readonly numerator: number;
          readonly denominator: number;
        }
      >
    >;
  }[];
  readonly causes: readonly {
    readonly type: string;
    readonly count: number;
  }[];
  readonly families: readonly {
    readonly family: string;
    readonly due: number;
    readonly inTime: number;
    readonly found: number;
    readonly daysAhead: number;
  }[];
};
export type Language = 'es' | 'en';
export type LastSessionAnswer = {
  readonly lastSession: string | null;
  readonly previousVisitEnd: string | null;
};
export type LayoutItem = {
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
};
export type Lesson = 'first-plan' | 'lookahead' | 'restrictions' | 'weekly-meeting' | 'reading-ppc';
export type LessonsAnswer = {
  readonly done: readonly {
    readonly lesson: Lesson;
    readonly at: string;
  }[];
};
export type ListEntry = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly inUse: boolean;
};
export type ListEntryChange = {
  readonly name?: string;
  readonly isActive?: boolean;
};
export type ListedContainer = {
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
};
export type ListedScenario = {
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
  readonly end: string | null;
  readonly endBy: number;
  readonly changed: {
    readonly at: string;
    readonly by: string;
  } | null;
};
export type LocationSettings = {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
};
export type MeetingMinutes = {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly attendance: readonly Attendee[];
  readonly said: readonly {
    readonly kind: 'decision' | 'note';
    readonly about: string | null;
    readonly text: string;
    readonly until: string | null;
    readonly id: string;
    readonly aboutName: string;
  }[];
  readonly outcomes: readonly DecisionOutcome[];
  readonly number: number;
  readonly date: string;
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: {
    readonly userId: string;
    readonly name: string;
  };
};
export type MinutesAnswer = {
  readonly minutes: MeetingMinutes | null;
  readonly open: readonly {
    readonly kind: 'decision' | 'note';
    readonly about: string | null;
    readonly text: string;
    readonly until: string | null;
    readonly id: string;
    readonly aboutName: string;
    readonly termNumber: number;
    readonly date: string;
  }[];
};
export type MinutesInShort = {
  readonly number: number;
  readonly date: string;
  readonly startedAt: string;
  readonly present: number;
  readonly decisions: number;
};
export type MinutesToSave = {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly attendance: readonly Attendee[];
  readonly said: readonly SaidLine[];
  readonly outcomes: readonly DecisionOutcome[];
  readonly date?: string;
  readonly version: number;
};
export type NewBusiness = {
  readonly name: string;
  readonly taxNumber?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly address?: string;
  readonly specialization?: string;
  readonly restrictionFamilies?: readonly string[];
  readonly cncTypes?: readonly string[];
  readonly roles?: readonly string[];
  readonly rhythmicUnits?: readonly string[];
};
export type NewContainer = {
  readonly name: string;
  readonly country?: string | null;
  readonly classification?: string;
  readonly type?: string;
  readonly administratorName?: string;
  readonly administratorEmail?: '' | string;
  readonly facilitatorName?: string;
  readonly facilitatorEmail?: '' | string;
  readonly projects?: readonly string[];
  readonly id: string;
  readonly businessId: string;
};
export type NewListEntry = {
  readonly name: string;
};
export type NewProjectInput = {
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
  readonly team: readonly TeamMemberInput[];
  readonly copyOf?: string;
  readonly containerId?: string;
};
export type NewScenario = {
  readonly name: string;
};
export type Notice = {
  readonly kind: 'notice';
  readonly id: string;
  readonly projectId: string;
  readonly date: string;
  readonly type:
    | 'TERM_CLOSED'
    | 'TERM_ENDING'
    | 'PROPOSAL_MADE'
    | 'PROPOSAL_ACCEPTED'
    | 'PROPOSAL_REJECTED'
    | 'RESTRICTION_ASSIGNED'
    | 'RESTRICTION_RELEASED'
    | 'RESTRICTION_REMOVED'
    | 'RESTRICTIONS_DUE'
    | 'IMPORT_DONE'
    | 'IMPORT_FAILED'
    | 'WEBHOOK_DISABLED';
  readonly params: Readonly<Record<string, string | number>>;
  readonly read: boolean;
};
export type NoticeChannels = {
  readonly screen: boolean;
  readonly mail: boolean;
};
export type NoticeSettings = {
  readonly TERM_CLOSED: NoticeChannels;
  readonly TERM_ENDING: NoticeChannels;
  readonly RESTRICTION_ASSIGNED: NoticeChannels;
  readonly RESTRICTION_DUE: NoticeChannels;
  readonly RESTRICTION_LATE: NoticeChannels;
  readonly RESTRICTION_RELEASED: NoticeChannels;
  readonly RESTRICTION_REMOVED: NoticeChannels;
  readonly IMPORT_DONE: NoticeChannels;
  readonly PROPOSAL_MADE: NoticeChannels;
  readonly PROPOSAL_DECIDED: NoticeChannels;
  readonly WEBHOOK_DISABLED: NoticeChannels;
};
export type NoticesRead = {
  readonly ids?: readonly string[];
  readonly read: boolean;
};
export type NotificationSchema = Proposal | Notice;
export type OpenedProject = {
  readonly plan: unknown;
  readonly seq: number;
  readonly updatedAt: string;
  readonly hash?: string;
  readonly roles: readonly Role[];
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
    readonly status: ProjectStatusSchema;
    readonly logoURL: string | null;
    readonly containerId: string | null;
    readonly business: BusinessSchema;
  };
  readonly scenario?: Scenario;
};
export type OperationalSettings = {
  readonly managerName: string;
  readonly managerEmail: '' | string;
  readonly adminName: string;
  readonly adminEmail: '' | string;
  readonly projectType: string;
  readonly structureType: string;
  readonly detailsAmount: number | null;
  readonly detailsUnit: string;
  readonly staticStartDate: string | null;
};
export type PastAction = {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
  readonly when: string;
  readonly at: string;
  readonly action: {
    readonly type: string;
  };
  readonly isRedo?: true;
  readonly project_id: string;
  readonly User: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly acceptedBy?: {
    readonly id: string;
    readonly name: string;
  };
  readonly task: {
    readonly id: string;
    readonly code: string | null;
    readonly name: string;
  } | null;
  readonly tasks: number;
  readonly restrictions?: number;
  readonly restriction?: {
    readonly id: string;
    readonly name: string;
  };
  readonly rolledBackTo?: {
    readonly number: number;
    readonly closedAt: string;
  };
  readonly closed?: {
    readonly number: number;
    readonly met: number;
    readonly promised: number;
  };
  readonly reopened?: {
    readonly number: number;
    readonly reason: string;
  };
  readonly changes?: readonly unknown[];
};
export type PastForecast = {
  readonly termNumber: number;
  readonly closedAt: string;
  readonly dataDate: string;
  readonly p50: string;
  readonly p80: string;
  readonly milestones: Readonly<Record<string, string>>;
};
export type PdfWish = {
  readonly lang: Language;
  readonly filter?: ReportFilter;
};
export type PersonOfBusiness = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: 'member' | 'invited';
  readonly role: ('businessAdmin' | 'businessViewer' | 'businessMember') | null;
  readonly projects: readonly {
    readonly projectId: string;
    readonly roles: readonly Role[];
  }[];
};
export type PhotoSize = 'small' | 'whole';
export type PictureAnswer = {
  readonly url: string | null;
};
export type Pictured = 'project' | 'business' | 'container';
export type Place = {
  readonly code: string;
  readonly name: string;
};
export type PlanForecast =
  | {
      readonly status: 'pending';
      readonly has: {
        readonly tasks: number;
        readonly terms: number;
      };
      readonly needs: {
        readonly tasks: number;
        readonly terms: number;
      };
    }
  | {
      readonly status: 'ready';
      readonly dataDate: string;
      readonly runs: number;
      readonly grounds: {
        readonly tasks: number;
        readonly terms: number;
        readonly waits: number;
        readonly lateness: number;
        readonly usesFirm: boolean;
        readonly openWithoutLinks: readonly string[];
      };
      readonly end: {
        readonly p10: string;
        readonly p50: string;
        readonly p80: string;
        readonly p90: string;
        readonly planned: string;
        readonly baseline: {
          readonly day: string;
          readonly chance: number;
        } | null;
      };
      readonly curve: readonly {
        readonly day: string;
        readonly share: number;
      }[];
      readonly points: readonly {
        readonly p10: string;
        readonly p50: string;
        readonly p80: string;
        readonly p90: string;
        readonly taskId: string;
        readonly kind: 'milestone' | 'summary';
        readonly planned: string;
        readonly baseline: {
          readonly day: string;
          readonly chance: number;
        } | null;
        readonly deadline: {
          readonly day: string;
          readonly chance: number;
        } | null;
      }[];
      readonly critical: readonly {
        readonly taskId: string;
        readonly criticality: number;
        readonly p50: string;
        readonly p80: string;
      }[];
      readonly restrictions: readonly {
        readonly restrictionId: string;
        readonly share: number;
        readonly daysAtP80: number;
      }[];
      readonly allRestrictionsDaysAtP80: number;
    };
export type PlanSnapshot = {
  readonly snapshotId: string;
  readonly termId: string;
  readonly number: number;
  readonly seq: number;
  readonly author: {
    readonly userId: string;
    readonly name: string;
  };
  readonly createdAt: string;
};
export type PortfolioProject = {
  readonly projectId: string;
  readonly trends: ProjectTrends | null;
  readonly end: ForecastEnd | null;
  readonly forecastAt: string | null;
  readonly dataDate: string | null;
  readonly failed: boolean;
};
export type ProjectMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly nextAt: string | null;
};
export type ProjectMember = {
  readonly user: UserSchema;
  readonly roles: readonly Role[];
  readonly lastSession: string | null;
};
export type ProjectRole = 'projectAdmin' | 'facilitator' | 'responsible' | 'projectViewer';
export type ProjectSettings = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly logoURL: string | null;
  readonly containerId: string | null;
  readonly general: GeneralSettings;
  readonly location: LocationSettings;
  readonly operational: OperationalSettings;
  readonly emails: {
    readonly days: readonly number[];
    readonly hour: number;
    readonly timeZone: string;
    readonly copies: readonly string[];
    readonly status: EmailScheduleStatus;
    readonly chosen: boolean;
  };
};
export type ProjectSettingsChange = {
  readonly general?: {
    readonly projectId?: string;
    readonly description?: string;
  };
  readonly location?: {
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
  };
  readonly operational?: {
    readonly managerName?: string;
    readonly managerEmail?: '' | string;
    readonly adminName?: string;
    readonly adminEmail?: '' | string;
    readonly projectType?: string;
    readonly structureType?: string;
    readonly detailsAmount?: number | null;
    readonly detailsUnit?: string;
    readonly staticStartDate?: string | null;
  };
};
export type ProjectStatusSchema = 'notStarted' | 'onPlan' | 'behind' | 'completed';
export type ProjectSummarySchema = {
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
  readonly status: ProjectStatusSchema;
  readonly logoURL: string | null;
  readonly containerId: string | null;
};
export type ProjectTrends = {
  readonly ppc: readonly (number | null)[];
  readonly pcr: readonly (number | null)[];
  readonly spi: readonly (number | null)[];
  readonly openRestrictions: number;
  readonly restrictionsAtRisk: number;
  readonly lastClose: string | null;
};
export type ProjectView = {
  readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
  readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
  readonly showCritical: boolean;
  readonly responsible: string | null;
  readonly filter: TaskFilter;
  readonly collapsed: readonly string[];
  readonly columns: GridChoices;
  readonly bars: ChosenBars;
  readonly grouping: ('responsible' | 'state' | 'level' | 'month') | null;
};
export type ProjectViewAnswer = {
  readonly view: ProjectView | null;
};
export type ProjectViewInput = {
  readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
  readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
  readonly showCritical: boolean;
  readonly responsible: string | null;
  readonly filter?: TaskFilterInput;
  readonly collapsed: readonly string[];
  readonly columns?: GridChoices;
  readonly bars?: ChosenBarsInput;
  readonly grouping?: ('responsible' | 'state' | 'level' | 'month') | null;
};
export type Proposal = {
  readonly kind: 'proposal';
  readonly id: string;
  readonly projectId: string;
  readonly date: string;
  readonly when: string;
  readonly action: ProposedAction;
  readonly responsible: {
    readonly userId: string;
    readonly name: string;
  };
  readonly ground: string | null;
  readonly subject: ProposalSubject | null;
  readonly word: string;
  readonly status: 'pending' | 'accepted' | 'rejected';
};
export type ProposalSubject = {
  readonly name: string;
  readonly task: string;
};
export type ProposedAction = {
  readonly type: 'NEW_RESTRICTION' | 'UNBOUND_RESTRICTION' | 'FINISH_TASK' | 'MOVE_TASK';
  readonly payload: unknown;
};
export type ProposedInput = {
  readonly id: string;
  readonly when: string;
  readonly action: ProposedAction;
  readonly word?: string;
};
export type ProtocolToMail = {
  readonly id: string;
  readonly reviewed: number;
  readonly date?: string;
  readonly version: number;
  readonly to: readonly string[];
};
export type PublicHoliday = {
  readonly date: string;
  readonly name: string;
};
export type RatingAnswer = {
  readonly rating: number | null;
};
export type RejectionInput = {
  readonly userId: string;
  readonly word?: string;
};
export type ReportFilter = {
  readonly responsibles: readonly string[];
  readonly companies: readonly string[];
  readonly families: readonly string[];
  readonly branches: readonly string[];
  readonly fromTerm: number | null;
  readonly toTerm: number | null;
};
export type ReportStatus = 'loading' | 'ready' | 'error';
export type Restoration = {
  readonly projectId?: string;
};
export type RestrictionTemplate = {
  readonly name: string;
  readonly lines: readonly UsualRestriction[];
  readonly id: string;
};
export type RestrictionTemplateFields = {
  readonly name: string;
  readonly lines: readonly UsualRestriction[];
};
export type RestrictionTemplates = {
  readonly templates: readonly RestrictionTemplate[];
};
export type Role =
  | 'root'
  | 'superAdmin'
  | 'businessAdmin'
  | 'businessViewer'
  | 'businessMember'
  | 'projectAdmin'
  | 'facilitator'
  | 'responsible'
  | 'projectViewer';
export type SaidLine = {
  readonly kind: 'decision' | 'note';
  readonly about: string | null;
  readonly text: string;
  readonly until: string | null;
  readonly id: string;
};
export type Scenario = {
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
export type SessionSchema = {
  readonly sessionId: string;
  readonly user: UserSchema;
  readonly expiresAt: string;
  readonly apiToken?: {
    readonly scope: TokenScope;
  };
  readonly secondStepDue?: boolean;
  readonly passwordDue?: boolean;
};
export type StockAvatars = {
  readonly avatars: readonly {
    readonly url: string;
  }[];
};
export type StoredPhoto = {
  readonly id: string;
  readonly bytes: number;
};
export type TaskFilter = {
  readonly states: readonly (
    | 'completed'
    | 'delayed'
    | 'startRestricted'
    | 'endRestricted'
    | 'notAnalysed'
    | 'outOfTerm'
    | 'late'
    | 'active'
    | 'executable'
  )[];
  readonly from: string;
  readonly to: string;
};
export type TaskFilterInput = {
  readonly states?: readonly (
    | 'completed'
    | 'delayed'
    | 'startRestricted'
    | 'endRestricted'
    | 'notAnalysed'
    | 'outOfTerm'
    | 'late'
    | 'active'
    | 'executable'
  )[];
  readonly from?: string;
  readonly to?: string;
};
export type TeamMember = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly function: string;
  readonly roles: readonly ProjectRole[];
};
export type TeamMemberInput = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company?: string;
  readonly function?: string;
  readonly roles: readonly ProjectRole[];
};
export type TermTaskClaim = {
  readonly taskId: string;
  readonly progress: number;
  readonly commitment: number | null;
};
export type TokenScope = 'read' | 'write';
export type Unreached = 'unknown' | 'left' | 'excluded' | 'address';
export type UploadAnswer = {
  readonly jobId: string;
};
export type UserSchema = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarURL: string | null;
  readonly lang: Language;
  readonly timeZone?: string;
  readonly isRoot: boolean;
  readonly isSuperAdmin: boolean;
};
export type UserVersion = {
  readonly number: string | null;
  readonly version: string | null;
};
export type UsualRestriction = {
  readonly detail: string;
  readonly family: string;
  readonly type: 1 | 2;
  readonly daysBefore: number;
  readonly role: string;
  readonly comments: string;
};
export type ValidationAnswer = {
  readonly status: boolean;
  readonly valid: boolean;
  readonly seq: number;
  readonly data: {
    readonly differing: readonly string[];
    readonly missingResponsible: readonly string[];
    readonly missingCauses: readonly string[];
  };
};
