// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type ProjectViewOwnParams = {
  readonly project: string;
};
export type ProjectViewOwnAnswer = {
  readonly view: {
    readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
    readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
    readonly showCritical: boolean;
    readonly responsible: string | null;
    readonly filter: {
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
    readonly collapsed: readonly string[];
    readonly columns: Readonly<
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
    readonly bars: {
      readonly baseline: boolean;
      readonly against: string | null;
      readonly label: 'none' | 'name' | 'responsible';
      readonly colour: 'state' | 'responsible' | 'critical';
      readonly earlier: boolean;
      readonly legend: boolean;
    };
    readonly grouping: ('responsible' | 'state' | 'level' | 'month') | null;
  } | null;
};
export type ProjectViewSaveParams = {
  readonly project: string;
};
export type ProjectViewSaveBody = {
  readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
  readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
  readonly showCritical: boolean;
  readonly responsible: string | null;
  readonly filter?: {
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
  readonly collapsed: readonly string[];
  readonly columns?: Readonly<
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
  readonly bars?: {
    readonly baseline?: boolean;
    readonly against?: string | null;
    readonly label?: 'none' | 'name' | 'responsible';
    readonly colour?: 'state' | 'responsible' | 'critical';
    readonly earlier?: boolean;
    readonly legend?: boolean;
  };
  readonly grouping?: ('responsible' | 'state' | 'level' | 'month') | null;
};
export type ProjectViewSaveAnswer = {
  readonly view: {
    readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
    readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
    readonly showCritical: boolean;
    readonly responsible: string | null;
    readonly filter: {
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
    readonly collapsed: readonly string[];
    readonly columns: Readonly<
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
    readonly bars: {
      readonly baseline: boolean;
      readonly against: string | null;
      readonly label: 'none' | 'name' | 'responsible';
      readonly colour: 'state' | 'responsible' | 'critical';
      readonly earlier: boolean;
      readonly legend: boolean;
    };
    readonly grouping: ('responsible' | 'state' | 'level' | 'month') | null;
  } | null;
};
export class ProjectViewCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** How oneself looks at a project, null before it was first saved. GET /project/:project/view; needs a token to read. */
  own(request: { readonly params: ProjectViewOwnParams }): Promise<ProjectViewOwnAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/view', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves how oneself looks at a project. POST /project/:project/view; needs a token to write. */
  save(request: {
    readonly params: ProjectViewSaveParams;
    readonly body: ProjectViewSaveBody;
  }): Promise<ProjectViewSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/view', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
