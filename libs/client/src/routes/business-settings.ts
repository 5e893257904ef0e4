// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type {
  BusinessList,
  BusinessModules,
  BusinessProfile,
  BusinessSettings,
  CompanyReport,
  ListEntry,
  ListEntryChange,
  NewListEntry,
} from '../types';
export type BusinessSettingsSettingsParams = {
  readonly id: string;
};
export type BusinessSettingsSettingsAnswer = BusinessSettings;
export type BusinessSettingsEditParams = {
  readonly id: string;
};
export type BusinessSettingsEditBody = BusinessProfile;
export type BusinessSettingsEditAnswer = BusinessSettings;
export type BusinessSettingsSetModulesParams = {
  readonly id: string;
};
export type BusinessSettingsSetModulesBody = {
  readonly modules: BusinessModules;
};
export type BusinessSettingsSetModulesAnswer = BusinessSettings;
export type BusinessSettingsAddEntryParams = {
  readonly id: string;
  readonly list: BusinessList;
};
export type BusinessSettingsAddEntryBody = NewListEntry;
export type BusinessSettingsAddEntryAnswer = ListEntry;
export type BusinessSettingsChangeEntryParams = {
  readonly id: string;
  readonly list: BusinessList;
  readonly entryId: string;
};
export type BusinessSettingsChangeEntryBody = ListEntryChange;
export type BusinessSettingsChangeEntryAnswer = ListEntry;
export type BusinessSettingsRemoveEntryParams = {
  readonly id: string;
  readonly list: BusinessList;
  readonly entryId: string;
};
export type BusinessSettingsRemoveEntryAnswer = Record<string, never>;
export type BusinessSettingsReportParams = {
  readonly id: string;
};
export type BusinessSettingsReportAnswer = CompanyReport;
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
