// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type PortfolioPortfolioParams = {
  readonly id: string;
};
export type PortfolioPortfolioAnswer = {
  readonly projects: readonly {
    readonly projectId: string;
    readonly trends: {
      readonly ppc: readonly (number | null)[];
      readonly pcr: readonly (number | null)[];
      readonly spi: readonly (number | null)[];
      readonly openRestrictions: number;
      readonly restrictionsAtRisk: number;
      readonly lastClose: string | null;
    } | null;
    readonly end: {
      readonly p50: string;
      readonly p80: string;
      readonly baseline: {
        readonly day: string;
        readonly chance: number;
      } | null;
    } | null;
    readonly forecastAt: string | null;
    readonly dataDate: string | null;
    readonly failed: boolean;
  }[];
};
export type PortfolioLaboratoryParams = {
  readonly id: string;
};
export type PortfolioLaboratoryQuery = {
  readonly indicators: string;
  readonly from?: string;
  readonly to?: string;
};
export type PortfolioLaboratoryAnswer = {
  readonly projects: readonly {
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
  }[];
};
export type PortfolioViewsParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioViewsAnswer = {
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
export type PortfolioSaveViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioSaveViewBody = {
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
export type PortfolioSaveViewAnswer = {
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
export type PortfolioRemoveViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioRemoveViewBody = {
  readonly name: string;
};
export type PortfolioRemoveViewAnswer = {
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
export type PortfolioShareViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioShareViewBody = {
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
export type PortfolioShareViewAnswer = {
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
export type PortfolioUnshareViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioUnshareViewBody = {
  readonly name: string;
};
export type PortfolioUnshareViewAnswer = {
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
export class PortfolioCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Trends and forecasts of the projects of a business that has the portfolio; MODULE_LACKING of another one. GET /business/:id/portfolio; needs a token to read. */
  portfolio(request: { readonly params: PortfolioPortfolioParams }): Promise<PortfolioPortfolioAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/portfolio', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Closed terms of the projects of a business that has the portfolio: those that ended in a period, by indicator, cause and family of restrictions; MODULE_LACKING of another one. GET /business/:id/laboratory; needs a token to read. */
  laboratory(request: {
    readonly params: PortfolioLaboratoryParams;
    readonly query: PortfolioLaboratoryQuery;
  }): Promise<PortfolioLaboratoryAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/laboratory', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saved views of the laboratory: the own ones, and those of everybody who sees it. GET /business/:id/grid_views/:grid; needs a token to read. */
  views(request: { readonly params: PortfolioViewsParams }): Promise<PortfolioViewsAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of the laboratory, in place of one of the same name; 20 kB and 50 views at most. POST /business/:id/grid_views/:grid; needs a token to write. */
  saveView(request: {
    readonly params: PortfolioSaveViewParams;
    readonly body: PortfolioSaveViewBody;
  }): Promise<PortfolioSaveViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of the laboratory. POST /business/:id/grid_views/:grid/remove; needs a token to write. */
  removeView(request: {
    readonly params: PortfolioRemoveViewParams;
    readonly body: PortfolioRemoveViewBody;
  }): Promise<PortfolioRemoveViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/grid_views/:grid/remove', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves a view of the laboratory for everybody who sees it, in place of one of the same name. POST /business/:id/shared_grid_views/:grid; needs a token to write. */
  shareView(request: {
    readonly params: PortfolioShareViewParams;
    readonly body: PortfolioShareViewBody;
  }): Promise<PortfolioShareViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/shared_grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes a view of the laboratory that everybody who sees it has. POST /business/:id/shared_grid_views/:grid/remove; needs a token to write. */
  unshareView(request: {
    readonly params: PortfolioUnshareViewParams;
    readonly body: PortfolioUnshareViewBody;
  }): Promise<PortfolioUnshareViewAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/business/:id/shared_grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
