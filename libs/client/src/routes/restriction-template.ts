// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { RestrictionTemplateFields, RestrictionTemplates } from '../types';
export type RestrictionTemplateOfBusinessParams = {
  readonly id: string;
};
export type RestrictionTemplateOfBusinessAnswer = RestrictionTemplates;
export type RestrictionTemplateForProjectParams = {
  readonly project: string;
};
export type RestrictionTemplateForProjectAnswer = RestrictionTemplates;
export type RestrictionTemplateSaveParams = {
  readonly id: string;
  readonly templateId: string;
};
export type RestrictionTemplateSaveBody = RestrictionTemplateFields;
export type RestrictionTemplateSaveAnswer = RestrictionTemplates;
export type RestrictionTemplateRemoveParams = {
  readonly id: string;
  readonly templateId: string;
};
export type RestrictionTemplateRemoveAnswer = RestrictionTemplates;
export class RestrictionTemplateCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Templates of restrictions of a business. GET /business/:id/restriction_templates; needs a token to read. */
  ofBusiness(request: {
    readonly params: RestrictionTemplateOfBusinessParams;
  }): Promise<RestrictionTemplateOfBusinessAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/restriction_templates', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Templates of restrictions of a project’s business. GET /project/:project/restriction_templates; needs a token to read. */
  forProject(request: {
    readonly params: RestrictionTemplateForProjectParams;
  }): Promise<RestrictionTemplateForProjectAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/restriction_templates', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Adds a template of restrictions under a new id, or changes the one that has it; 30 lines and 100 templates at most, 256 KB together. PUT /business/:id/restriction_templates/:templateId; needs a token to write. */
  save(request: {
    readonly params: RestrictionTemplateSaveParams;
    readonly body: RestrictionTemplateSaveBody;
  }): Promise<RestrictionTemplateSaveAnswer> {
    return this.#send(
      {
        method: 'PUT',
        path: '/business/:id/restriction_templates/:templateId',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Removes a template of restrictions; what was made with it stays. DELETE /business/:id/restriction_templates/:templateId; needs a token to write. */
  remove(request: {
    readonly params: RestrictionTemplateRemoveParams;
  }): Promise<RestrictionTemplateRemoveAnswer> {
    return this.#send(
      {
        method: 'DELETE',
        path: '/business/:id/restriction_templates/:templateId',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
