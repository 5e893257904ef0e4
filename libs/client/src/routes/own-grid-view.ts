// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type OwnGridViewListParams = {
  readonly grid:
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
};
export type OwnGridViewListAnswer = {
  readonly own: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
  readonly shared: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
};
export type OwnGridViewSaveParams = {
  readonly grid:
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
};
export type OwnGridViewSaveBody = {
  readonly name: string;
  readonly isDefault: boolean;
  readonly view: {
    readonly sorting?: readonly {
      readonly id: string;
      readonly desc: boolean;
    }[];
    readonly grouping?: readonly string[];
    readonly order?: readonly string[];
    readonly hidden?: readonly string[];
    readonly pinned?: readonly string[];
    readonly widths?: Readonly<Record<string, number>>;
    readonly chart?: {
      readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
      readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
      readonly showCritical: boolean;
      readonly bars: {
        readonly baseline?: boolean;
        readonly against?: string | null;
        readonly label?: 'none' | 'name' | 'responsible';
        readonly colour?: 'state' | 'responsible' | 'critical';
        readonly earlier?: boolean;
        readonly legend?: boolean;
      };
      readonly gridWidth: number | null;
    };
    readonly laboratory?: {
      readonly projects?: readonly string[];
      readonly containers?: readonly string[];
      readonly regions?: readonly string[];
      readonly types?: readonly string[];
      readonly indicators?: readonly (
        | 'ppc'
        | 'pcr'
        | 'spi'
        | 'spit'
        | 'realProgress'
        | 'madeReady'
        | 'anticipated'
        | 'commitmentLevel'
        | 'identificationTime'
        | 'causes'
      )[];
      readonly weeks?: number | null;
      readonly from?: string | '';
      readonly to?: string | '';
      readonly lead?:
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
      readonly follow?:
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
    };
  };
  readonly filters: Readonly<
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
};
export type OwnGridViewSaveAnswer = {
  readonly own: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
  readonly shared: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
};
export type OwnGridViewRemoveParams = {
  readonly grid:
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
};
export type OwnGridViewRemoveBody = {
  readonly name: string;
};
export type OwnGridViewRemoveAnswer = {
  readonly own: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
  readonly shared: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly view: {
      readonly sorting?: readonly {
        readonly id: string;
        readonly desc: boolean;
      }[];
      readonly grouping?: readonly string[];
      readonly order?: readonly string[];
      readonly hidden?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
      readonly chart?: {
        readonly level: 'masterPlan' | 'lookahead' | 'shortTerm' | 'baseline';
        readonly zoom: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fit';
        readonly showCritical: boolean;
        readonly bars: {
          readonly baseline: boolean;
          readonly against: string | null;
          readonly label: 'none' | 'name' | 'responsible';
          readonly colour: 'state' | 'responsible' | 'critical';
          readonly earlier: boolean;
          readonly legend: boolean;
        };
        readonly gridWidth: number | null;
      };
      readonly laboratory?: {
        readonly projects?: readonly string[];
        readonly containers?: readonly string[];
        readonly regions?: readonly string[];
        readonly types?: readonly string[];
        readonly indicators?: readonly (
          | 'ppc'
          | 'pcr'
          | 'spi'
          | 'spit'
          | 'realProgress'
          | 'madeReady'
          | 'anticipated'
          | 'commitmentLevel'
          | 'identificationTime'
          | 'causes'
        )[];
        readonly weeks?: number | null;
        readonly from?: string | '';
        readonly to?: string | '';
        readonly lead?:
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
        readonly follow?:
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
      };
    };
    readonly filters: Readonly<
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
  }[];
};
export class OwnGridViewCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Own saved views of a table of no project. GET /grid_views/:grid; needs a token to read. */
  list(request: { readonly params: OwnGridViewListParams }): Promise<OwnGridViewListAnswer> {
    return this.#send(
      { method: 'GET', path: '/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of a table of no project, in place of one of the same name; 20 kB and 50 views at most. POST /grid_views/:grid; needs a token to write. */
  save(request: {
    readonly params: OwnGridViewSaveParams;
    readonly body: OwnGridViewSaveBody;
  }): Promise<OwnGridViewSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of a table of no project. POST /grid_views/:grid/remove; needs a token to write. */
  remove(request: {
    readonly params: OwnGridViewRemoveParams;
    readonly body: OwnGridViewRemoveBody;
  }): Promise<OwnGridViewRemoveAnswer> {
    return this.#send(
      { method: 'POST', path: '/grid_views/:grid/remove', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
