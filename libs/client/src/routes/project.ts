// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { BusinessWithProjects, NewProjectInput, ProjectSummarySchema } from '../types';
export type ProjectAllParams = {
  readonly userId: string;
};
export type ProjectAllAnswer = {
  readonly businesses: Readonly<Record<string, BusinessWithProjects>>;
  readonly userLastActivity: {
    readonly projectId: string;
    readonly at: string;
  } | null;
};
export type ProjectCreateParams = {
  readonly id: string;
};
export type ProjectCreateBody = NewProjectInput;
export type ProjectCreateAnswer = ProjectSummarySchema;
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
