/** What a call is, apart from what it is made with. */
export interface CallContract {
  readonly method: string;
  /** After `/api`, with a colon before the name of each parameter. */
  readonly path: string;
  /** So long its answer is waited for, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether bytes are answered, and not JSON. */
  readonly isBinary: boolean;
}

export interface CallRequest {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  /** Fields with a file, instead of a body. */
  readonly form?: FormData;
}

/** Makes a call and answers what was answered; throws `PlomadaError` where it was refused. */
export type Send = <Answer>(contract: CallContract, request?: CallRequest) => Promise<Answer>;
