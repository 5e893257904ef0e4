// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ProjectViewAnswer, ProjectViewInput } from '../types';
export type ProjectViewOwnParams = {
  readonly project: string;
};
export type ProjectViewOwnAnswer = ProjectViewAnswer;
export type ProjectViewSaveParams = {
  readonly project: string;
};
export type ProjectViewSaveBody = ProjectViewInput;
export type ProjectViewSaveAnswer = ProjectViewAnswer;
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
