// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ListedScenario, NewScenario, Scenario } from '../types';
export type ScenarioAllParams = {
  readonly project: string;
};
export type ScenarioAllAnswer = {
  readonly scenarios: readonly ListedScenario[];
  readonly end: string | null;
};
export type ScenarioCreateParams = {
  readonly project: string;
};
export type ScenarioCreateBody = NewScenario;
export type ScenarioCreateAnswer = Scenario;
export type ScenarioRenameParams = {
  readonly project: string;
  readonly scenarioId: string;
};
export type ScenarioRenameBody = NewScenario;
export type ScenarioRenameAnswer = Scenario;
export type ScenarioDiscardParams = {
  readonly project: string;
  readonly scenarioId: string;
};
export type ScenarioDiscardAnswer = Record<string, never>;
export type ScenarioAdoptionParams = {
  readonly project: string;
  readonly scenarioId: string;
};
export type ScenarioAdoptionAnswer = {
  readonly seq: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly links: number;
  readonly settings: boolean;
  readonly end: {
    readonly before: string;
    readonly after: string;
    readonly by: number;
  } | null;
  readonly kept: readonly {
    readonly id: string;
    readonly code: string;
    readonly text: string;
    readonly reason: {
      readonly code: string;
      readonly params?: Readonly<Record<string, string | number>>;
    };
  }[];
  readonly replaced: readonly {
    readonly id: string;
    readonly code: string;
    readonly text: string;
    readonly fields: readonly string[];
  }[];
  readonly following: number;
  readonly linksLeftOut: number;
};
export class ScenarioCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The scenarios of a project, newest first, each with its end beside that of the live plan. GET /project/:project/scenarios; needs a token to read. */
  all(request: { readonly params: ScenarioAllParams }): Promise<ScenarioAllAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:project/scenarios', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** Copies the live plan as it is now, to try something out. POST /project/:project/scenarios; needs a token to write. */
  create(request: {
    readonly params: ScenarioCreateParams;
    readonly body: ScenarioCreateBody;
  }): Promise<ScenarioCreateAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/:project/scenarios', timeoutMs: 30000, isBinary: false },
      request,
    );
  }

  /** Calls a scenario otherwise. PUT /project/:project/scenarios/:scenarioId; needs a token to write. */
  rename(request: {
    readonly params: ScenarioRenameParams;
    readonly body: ScenarioRenameBody;
  }): Promise<ScenarioRenameAnswer> {
    return this.#send(
      { method: 'PUT', path: '/project/:project/scenarios/:scenarioId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Throws a scenario away with everything that was done in it. DELETE /project/:project/scenarios/:scenarioId; needs a token to write. */
  discard(request: { readonly params: ScenarioDiscardParams }): Promise<ScenarioDiscardAnswer> {
    return this.#send(
      {
        method: 'DELETE',
        path: '/project/:project/scenarios/:scenarioId',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** What adopting it would do to the live plan as it is now: what comes, goes and changes, what stays and why, what is replaced. GET /project/:project/scenarios/:scenarioId/adoption; needs a token to read. */
  adoption(request: { readonly params: ScenarioAdoptionParams }): Promise<ScenarioAdoptionAnswer> {
    return this.#send(
      {
        method: 'GET',
        path: '/project/:project/scenarios/:scenarioId/adoption',
        timeoutMs: 30000,
        isBinary: false,
      },
      request,
    );
  }
}
