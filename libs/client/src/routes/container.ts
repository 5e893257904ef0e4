// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ContainerChange, ContainerSchema, Deletion, NewContainer, PortfolioProject } from '../types';
export type ContainerDeleteParams = {
  readonly id: string;
};
export type ContainerDeleteBody = Deletion;
export type ContainerDeleteAnswer = Record<string, never>;
export type ContainerCreateParams = {
  readonly id: string;
};
export type ContainerCreateBody = NewContainer;
export type ContainerCreateAnswer = ContainerSchema;
export type ContainerReadParams = {
  readonly id: string;
};
export type ContainerReadAnswer = ContainerSchema;
export type ContainerPortfolioParams = {
  readonly id: string;
};
export type ContainerPortfolioAnswer = {
  readonly projects: readonly PortfolioProject[];
};
export type ContainerEditParams = {
  readonly id: string;
};
export type ContainerEditBody = ContainerChange;
export type ContainerEditAnswer = ContainerSchema;
export class ContainerCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Deletes a container, its name typed; its projects stay. It can be restored for 30 days. POST /container/delete_container/:id; needs a token to write. */
  delete(request: {
    readonly params: ContainerDeleteParams;
    readonly body: ContainerDeleteBody;
  }): Promise<ContainerDeleteAnswer> {
    return this.#send(
      { method: 'POST', path: '/container/delete_container/:id', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Creates a container of projects. POST /container/:id/create; needs a token to write. */
  create(request: {
    readonly params: ContainerCreateParams;
    readonly body: ContainerCreateBody;
  }): Promise<ContainerCreateAnswer> {
    return this.#send(
      { method: 'POST', path: '/container/:id/create', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** A container, for who may edit it. GET /container/:id; needs a token to read. */
  read(request: { readonly params: ContainerReadParams }): Promise<ContainerReadAnswer> {
    return this.#send({ method: 'GET', path: '/container/:id', timeoutMs: 20000, isBinary: false }, request);
  }

  /** Trends and forecasts of those projects of a container that the caller may see. GET /container/:id/portfolio; needs a token to read. */
  portfolio(request: { readonly params: ContainerPortfolioParams }): Promise<ContainerPortfolioAnswer> {
    return this.#send(
      { method: 'GET', path: '/container/:id/portfolio', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Changes a container; what is not given stays. PUT /container/:id; needs a token to write. */
  edit(request: {
    readonly params: ContainerEditParams;
    readonly body: ContainerEditBody;
  }): Promise<ContainerEditAnswer> {
    return this.#send({ method: 'PUT', path: '/container/:id', timeoutMs: 20000, isBinary: false }, request);
  }
}
