/** The packets of Nest's RabbitMQ transport, which ours speak too: one client can ask both kinds of server. */
export interface RequestPacket {
  readonly pattern: string;
  readonly data: unknown;
  readonly id: string;
}
export interface AnswerPacket {
  readonly response?: unknown;
  readonly err?: unknown;
  readonly isDisposed?: boolean;
  /** The question was not handled, as its answer may be on its way already: whoever still waits may ask once more. */
  readonly askAgain?: boolean;
}

export interface RpcMeta {
  readonly correlationId: string;
}
