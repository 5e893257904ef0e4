import type { DataForMe, DoActionAnswer } from '@plomada/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { TracedProduct } from './traced-product';

const PASSWORD = 'plomada-traced';
const PATIENCE = 30_000;
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** A trace as a browser begins one; `traceId` finds it. */
export function newTrace(): { readonly traceId: string; readonly traceparent: string } {
  const traceId = randomBytes(16).toString('hex');
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` };
}

interface Answered {
  readonly [name: string]: unknown;
}

/** Somebody's project in a traced product, and a socket in it. */
export class TracedProject {
  readonly told: DataForMe[] = [];
  private seq = 0;

  private constructor(
    private readonly url: string,
    private readonly token: string,
    readonly userId: string,
    readonly email: string,
    readonly id: string,
    readonly businessId: string,
    private readonly socket: Socket,
  ) {
    socket.on('dataForMe', (message: DataForMe) => this.told.push(message));
  }

  /** Of a person of a business of their own, whose names are `secret`: no span may say it. */
  static async make({ url, root }: TracedProduct, secret: string): Promise<TracedProject> {
    const rooted = await logIn(url, root);
    const contact = {
      taxNumber: '1-9',
      phone: '+56 2',
      mail: 'a@b.cl',
      address: secret,
      specialization: secret,
    };
    await call(url, rooted.token, 'POST', '/business', { name: secret, ...contact });
    const { businesses } = await call(url, rooted.token, 'GET', `/project/all/${rooted.userId}`);
    const businessId = Object.keys(businesses as object)[0]!;
    const email = `${secret}@plomada.demo`;
    const member = {
      email,
      firstName: secret,
      lastName: secret,
      role: 'businessAdmin',
      initialPassword: PASSWORD,
    };
    await call(url, rooted.token, 'POST', `/business/${businessId}/members`, member);
    const { token, userId } = await logIn(url, { email, password: PASSWORD });
    const id = randomUUID();
    const project = { id, businessId, name: secret, projectId: id.slice(0, 13), startDate: '2026-11-16' };
    const calendar = { workingDays: '0111110', periodDays: 7, team: [] };
    await call(url, token, 'POST', `/project/${id}/create`, { ...project, ...calendar });
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    const own = new TracedProject(url, token, userId, email, id, businessId, socket);
    await own.say('JoinIndependentUser', { token });
    await own.say('joinProject', { token, id });
    return own;
  }

  get socketId(): string {
    return this.socket.id ?? '';
  }

  /** Does something to the plan, in a trace called as the sender says. */
  async act(
    type: string,
    payload: unknown,
    traceparent: unknown,
    id = randomUUID(),
  ): Promise<DoActionAnswer> {
    const { id: project, token, seq: baseSeq } = this;
    const when = new Date().toISOString();
    const message = { id, when, project, action: { type, payload }, baseSeq, token, traceparent };
    const answer = (await this.say('doAction', message)) as unknown as DoActionAnswer;
    if (answer.status === 'OK') this.seq = answer.seq;
    return answer;
  }

  get(path: string, traceparent?: string): Promise<Answered> {
    return call(this.url, this.token, 'GET', path, undefined, traceparent);
  }

  post(path: string, body: unknown, traceparent?: string): Promise<Answered> {
    return call(this.url, this.token, 'POST', path, body, traceparent);
  }

  close(): void {
    this.socket.disconnect();
  }

  private async say(event: string, message: object): Promise<Answered> {
    return this.socket.timeout(PATIENCE).emitWithAck(event, message) as Promise<Answered>;
  }
}

async function logIn(url: string, { email, password }: TracedProduct['root']) {
  const given = { email: base64(email), password: base64(password) };
  const { token, user } = await call(url, null, 'POST', '/login', given);
  return { token: token as string, userId: (user as { id: string }).id };
}

async function call(
  url: string,
  token: string | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  traceparent?: string,
): Promise<Answered> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(traceparent !== undefined && { traceparent }),
  };
  const signal = AbortSignal.timeout(PATIENCE);
  const sent = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const response = await fetch(`${url}/api${path}`, { method, headers, body: sent, signal });
  const answer = (await response.json()) as Answered;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
