import { Inject } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import {
  doAction,
  type DoActionAnswer,
  joinIndependentUser,
  type JoinIndependentUserAnswer,
  joinProject,
  type JoinProjectAnswer,
  leftProject,
  MAX_SOCKET_BYTES,
  rowPresence,
} from '@plomada/contracts';
import { ConcurrencyLimiter, CONFIG, inSpan, KeyedQueue, tooMany, unavailable } from '@plomada/service-kit';
import type { GatewayConfig } from '../config';
import { FrequentLimit } from '../limits/frequent-limit';
import { PER_ADDRESS_MESSAGES, PER_USER_MESSAGES, RateLimiter } from '../limits/rate-limiter';
import { handleSocketMessage } from './handle-socket-message';
import { boundedParser } from './bounded-parser';
import { Identify } from './identify';
import { UnidentifiedConnections } from './unidentified-connections';
import { Rooms } from './rooms';
import { RowPresence } from './row-presence';
import { type PlanServer, type PlanSocket, SocketServer } from './socket-server';
import { Submit } from './submit';

/** What a message may weigh around the largest payload. */
const ENVELOPE = 64 * 1024;
/** The queue of joining and leaving; no project is called so. */
const ROOMS = '';
/** A socket that has not said who it is after this many milliseconds is closed. */
const IDENTIFY_WITHIN_MS = 30_000;

/** More than this of one person waiting at this gateway at once is a flood. A browser sends one action at a time. */
const MOST_WAITING = 200;
const flooded = () => tooMany('TOO_MANY_REQUESTS', { seconds: 1 });

/** What browsers say over the socket. Whatever they send, they get an answer and keep their socket. */
@WebSocketGateway({
  transports: ['websocket'],
  maxHttpBufferSize: MAX_SOCKET_BYTES + ENVELOPE,
  parser: boundedParser,
  serveClient: false,
})
export class PlanGateway implements OnGatewayInit<PlanServer>, OnGatewayConnection<PlanSocket> {
  private readonly queues = new WeakMap<PlanSocket, KeyedQueue>();
  /** Over all sockets of a person. */
  private readonly concurrency = new ConcurrencyLimiter(MOST_WAITING, flooded);
  private readonly messages: FrequentLimit;
  private readonly unidentifiedMessages: FrequentLimit;

  constructor(
    private readonly server: SocketServer,
    private readonly identify: Identify,
    private readonly rooms: Rooms,
    private readonly rows: RowPresence,
    private readonly submit: Submit,
    private readonly unidentified: UnidentifiedConnections,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    limiter: RateLimiter,
  ) {
    this.messages = new FrequentLimit(limiter, PER_USER_MESSAGES);
    this.unidentifiedMessages = new FrequentLimit(limiter, PER_ADDRESS_MESSAGES);
  }

  afterInit(server: PlanServer): void {
    this.server.started(server);
    this.unidentified.watch(server);
  }

  handleConnection(socket: PlanSocket): void {
    this.queues.set(socket, new KeyedQueue());
    const timer = setTimeout(() => socket.data.userId ?? socket.disconnect(true), IDENTIFY_WITHIN_MS);
    // 'disconnecting' and not 'disconnect': only then are its rooms still known.
    socket.on('disconnecting', () => {
      clearTimeout(timer);
      void handleSocketMessage(socket, 'disconnecting', () => this.rooms.leaveAll(socket));
    });
  }

  @SubscribeMessage('JoinIndependentUser')
  joinIndependentUser(
    @ConnectedSocket() socket: PlanSocket,
    @MessageBody() message: unknown,
  ): Promise<JoinIndependentUserAnswer> {
    return this.inTurn(socket, 'JoinIndependentUser', async () => {
      await this.identify.execute(socket, joinIndependentUser.parse(message).token);
      return { status: 200 as const };
    });
  }

  @SubscribeMessage('joinProject')
  joinProject(
    @ConnectedSocket() socket: PlanSocket,
    @MessageBody() message: unknown,
  ): Promise<JoinProjectAnswer> {
    return this.inTurn(socket, 'joinProject', async () => {
      const { token, id } = joinProject.parse(message);
      return { status: 'OK' as const, ...(await this.rooms.join(socket, token, id)) };
    });
  }

  @SubscribeMessage('leftProject')
  leftProject(@ConnectedSocket() socket: PlanSocket, @MessageBody() message: unknown) {
    return this.inTurn(socket, 'leftProject', async () => {
      await this.rooms.leave(socket, leftProject.parse(message).id);
      return { status: 'OK' as const };
    });
  }

  @SubscribeMessage('presence')
  presence(@ConnectedSocket() socket: PlanSocket, @MessageBody() message: unknown) {
    return this.answered(socket, 'presence', async () => {
      this.rows.moved(socket, rowPresence.parse(message));
      return { status: 'OK' as const };
    });
  }

  /** One action of a socket and project at a time, in the order in which they came. */
  @SubscribeMessage('doAction')
  async doAction(
    @ConnectedSocket() socket: PlanSocket,
    @MessageBody() message: unknown,
    @Ack() acknowledge: unknown,
  ): Promise<void> {
    const { id, traceparent } = Object(message) as { id?: unknown; traceparent?: unknown };
    const adopts = { traceparent: doAction.shape.traceparent.parse(traceparent) };
    const span = { name: 'doAction', kind: 'server', adopts } as const;
    const answer = await inSpan(span, async ({ failed }) => {
      const said = await this.answered(socket, 'doAction', () => this.submitted(socket, message), id);
      if ('failure' in said) failed(said.failure);
      return said;
    });
    if (typeof acknowledge === 'function') acknowledge(answer);
    else socket.emit('doResponse', { id: doAction.shape.id.safeParse(id).data ?? null, ...answer });
  }

  private async submitted(socket: PlanSocket, message: unknown): Promise<DoActionAnswer> {
    const action = doAction.parse(message);
    const applied = await this.inOrder(socket, action.project, () => this.submit.execute(socket, action));
    return { status: 'OK', ...applied };
  }

  /** Who a socket is and where: one after the other, so that who leaves at once is not joined after it, and a flood waits for itself. */
  private inTurn<T>(socket: PlanSocket, message: string, work: () => Promise<T>) {
    return this.answered(socket, message, () => this.inOrder(socket, ROOMS, work));
  }

  /** Counts the message before anything else is done with it. */
  private answered<T>(socket: PlanSocket, message: string, work: () => Promise<T>, id?: unknown) {
    const counted = async () => {
      if (this.config.MAINTENANCE) throw unavailable('MAINTENANCE');
      this.count(socket);
      return work();
    };
    return handleSocketMessage(socket, message, counted, id);
  }

  private count(socket: PlanSocket): void {
    if (socket.data.userId) this.messages.count(socket.data.userId);
    else this.unidentifiedMessages.count(this.identify.addressOf(socket));
  }

  private inOrder<T>(socket: PlanSocket, queue: string, work: () => Promise<T>): Promise<T> {
    const queues = this.queues.get(socket) ?? new KeyedQueue();
    return this.concurrency.run(socket.data.userId ?? socket.id, () => queues.run(queue, work));
  }
}
