// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type GridViewListParams = {
  readonly project: string;
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
export type GridViewListAnswer = {
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
export type GridViewSaveParams = {
  readonly project: string;
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
export type GridViewSaveBody = {
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
export type GridViewSaveAnswer = {
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
export type GridViewRemoveParams = {
  readonly project: string;
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
export type GridViewRemoveBody = {
  readonly name: string;
};
export type GridViewRemoveAnswer = {
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
export type GridViewShareParams = {
  readonly project: string;
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
export type GridViewShareBody = {
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
export type GridViewShareAnswer = {
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
export type GridViewUnshareParams = {
  readonly project: string;
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
export type GridViewUnshareBody = {
  readonly name: string;
};
export type GridViewUnshareAnswer = {
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
export class GridViewCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Saved views of a table: the own ones, and those of everybody in the project. GET /project/:project/grid_views/:grid; needs a token to read. */
  list(request: { readonly params: GridViewListParams }): Promise<GridViewListAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of a table, in place of one of the same name; 20 kB and 50 views at most. POST /project/:project/grid_views/:grid; needs a token to write. */
  save(request: {
    readonly params: GridViewSaveParams;
    readonly body: GridViewSaveBody;
  }): Promise<GridViewSaveAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of a table. POST /project/:project/grid_views/:grid/remove; needs a token to write. */
  remove(request: {
    readonly params: GridViewRemoveParams;
    readonly body: GridViewRemoveBody;
  }): Promise<GridViewRemoveAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Saves a view of a table for everybody in the project, in place of one of the same name. POST /project/:project/shared_grid_views/:grid; needs a token to write. */
  share(request: {
    readonly params: GridViewShareParams;
    readonly body: GridViewShareBody;
  }): Promise<GridViewShareAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/shared_grid_views/:grid',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Removes a view of a table that everybody in the project has. POST /project/:project/shared_grid_views/:grid/remove; needs a token to write. */
  unshare(request: {
    readonly params: GridViewUnshareParams;
    readonly body: GridViewUnshareBody;
  }): Promise<GridViewUnshareAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/project/:project/shared_grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
