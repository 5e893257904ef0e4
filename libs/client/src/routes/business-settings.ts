// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type BusinessSettingsSettingsParams = {
  readonly id: string;
};
export type BusinessSettingsSettingsAnswer = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly logoURL: string | null;
  readonly specialization: string;
  readonly modules: readonly 'portfolio'[];
  readonly lists: {
    readonly restrictionFamilies: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly cncTypes: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly roles: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly rhythmicUnits: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
  };
};
export type BusinessSettingsEditParams = {
  readonly id: string;
};
export type BusinessSettingsEditBody = {
  readonly taxNumber?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly address?: string;
  readonly specialization?: string;
  readonly name?: string;
};
export type BusinessSettingsEditAnswer = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly logoURL: string | null;
  readonly specialization: string;
  readonly modules: readonly 'portfolio'[];
  readonly lists: {
    readonly restrictionFamilies: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly cncTypes: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly roles: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly rhythmicUnits: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
  };
};
export type BusinessSettingsSetModulesParams = {
  readonly id: string;
};
export type BusinessSettingsSetModulesBody = {
  readonly modules: readonly 'portfolio'[];
};
export type BusinessSettingsSetModulesAnswer = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly logoURL: string | null;
  readonly specialization: string;
  readonly modules: readonly 'portfolio'[];
  readonly lists: {
    readonly restrictionFamilies: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly cncTypes: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly roles: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
    readonly rhythmicUnits: readonly {
      readonly id: string;
      readonly name: string;
      readonly isActive: boolean;
      readonly inUse: boolean;
    }[];
  };
};
export type BusinessSettingsAddEntryParams = {
  readonly id: string;
  readonly list: 'restrictionFamilies' | 'cncTypes' | 'roles' | 'rhythmicUnits';
};
export type BusinessSettingsAddEntryBody = {
  readonly name: string;
};
export type BusinessSettingsAddEntryAnswer = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly inUse: boolean;
};
export type BusinessSettingsChangeEntryParams = {
  readonly id: string;
  readonly list: 'restrictionFamilies' | 'cncTypes' | 'roles' | 'rhythmicUnits';
  readonly entryId: string;
};
export type BusinessSettingsChangeEntryBody = {
  readonly name?: string;
  readonly isActive?: boolean;
};
export type BusinessSettingsChangeEntryAnswer = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly inUse: boolean;
};
export type BusinessSettingsRemoveEntryParams = {
  readonly id: string;
  readonly list: 'restrictionFamilies' | 'cncTypes' | 'roles' | 'rhythmicUnits';
  readonly entryId: string;
};
export type BusinessSettingsRemoveEntryAnswer = Record<string, never>;
export type BusinessSettingsReportParams = {
  readonly id: string;
};
export type BusinessSettingsReportAnswer = {
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
    readonly status: 'notStarted' | 'onPlan' | 'behind' | 'completed';
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
export class BusinessSettingsCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Profile, modules and whole lists of a business. GET /business/:id/settings; needs a token to read. */
  settings(request: {
    readonly params: BusinessSettingsSettingsParams;
  }): Promise<BusinessSettingsSettingsAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/settings', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Changes the company profile. PUT /business/:id; needs a token to write. */
  edit(request: {
    readonly params: BusinessSettingsEditParams;
    readonly body: BusinessSettingsEditBody;
  }): Promise<BusinessSettingsEditAnswer> {
    return this.#send({ method: 'PUT', path: '/business/:id', timeoutMs: 20000, isBinary: false }, request);
  }

  /** Gives a business its modules. PUT /business/:id/modules; needs a token to write. */
  setModules(request: {
    readonly params: BusinessSettingsSetModulesParams;
    readonly body: BusinessSettingsSetModulesBody;
  }): Promise<BusinessSettingsSetModulesAnswer> {
    return this.#send(
      { method: 'PUT', path: '/business/:id/modules', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Adds a word to a list of the business. POST /business/:id/lists/:list; needs a token to write. */
  addEntry(request: {
    readonly params: BusinessSettingsAddEntryParams;
    readonly body: BusinessSettingsAddEntryBody;
  }): Promise<BusinessSettingsAddEntryAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/lists/:list', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Renames a word, or offers it no longer. PUT /business/:id/lists/:list/:entryId; needs a token to write. */
  changeEntry(request: {
    readonly params: BusinessSettingsChangeEntryParams;
    readonly body: BusinessSettingsChangeEntryBody;
  }): Promise<BusinessSettingsChangeEntryAnswer> {
    return this.#send(
      { method: 'PUT', path: '/business/:id/lists/:list/:entryId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes a word that no plan was written with. DELETE /business/:id/lists/:list/:entryId; needs a token to write. */
  removeEntry(request: {
    readonly params: BusinessSettingsRemoveEntryParams;
  }): Promise<BusinessSettingsRemoveEntryAnswer> {
    return this.#send(
      { method: 'DELETE', path: '/business/:id/lists/:list/:entryId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** How the projects of a business stand. GET /business/:id/report; needs a token to read. */
  report(request: { readonly params: BusinessSettingsReportParams }): Promise<BusinessSettingsReportAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/report', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
