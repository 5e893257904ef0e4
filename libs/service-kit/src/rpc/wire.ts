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
}

export interface RpcMeta {
  readonly correlationId: string;
}
