import { setTimeout as wait } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import {
  type DeadLettersAnswer,
  MOST_LISTED,
  MOST_OF_A_BODY,
  operationsRoutes,
  PROCESSES,
} from '@plomada/contracts';
import {
  CONFIG,
  conflict,
  type DeadLetter,
  DeadLetters,
  KeyedQueue,
  QueueNotFound,
  OnDemandConnection,
  redactedBody,
  TtlCache,
} from '@plomada/service-kit';
import type { GatewayConfig } from '../config';
import { Route, type RouteRequest } from '../requests/route';
import { OperatorAudit } from './operator-audit';

/** How long a reading holds, in milliseconds. */
const BELIEVED = 2_000;
/** Longer than a list of dead letters takes. */
const LISTED_MS = 1_000;
const ALL = 'all';

/** Messages that nobody could handle: seen, sent back, dropped. */
@Controller('api')
export class DeadLettersController {
  private readonly cache = new TtlCache<DeadLettersAnswer>(BELIEVED);
  /** Whoever reads holds letters for a moment, and whoever sends back at that moment would not find them. */
  private readonly turns = new KeyedQueue();

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly connection: OnDemandConnection,
    private readonly calls: OperatorAudit,
  ) {}

  @Route(operationsRoutes.deadLetters)
  async deadLetters({ session }: RouteRequest<typeof operationsRoutes.deadLetters>) {
    await this.calls.count(session);
    return this.cache.get(ALL, () => this.inTurn((letters) => this.read(letters)));
  }

  @Route(operationsRoutes.retryDeadLetters)
  retry({ session, body: { app, id } }: RouteRequest<typeof operationsRoutes.retryDeadLetters>) {
    return this.calls.noted(session, { deed: 'retry dead letters', to: { app, id } }, () =>
      this.change((letters) => letters.replay(app, id)),
    );
  }

  @Route(operationsRoutes.dropDeadLetter)
  drop({ session, body: { app, id } }: RouteRequest<typeof operationsRoutes.dropDeadLetter>) {
    return this.calls.noted(session, { deed: 'drop a dead letter', to: { app, id } }, () =>
      this.change((letters) => letters.drop(app, id)),
    );
  }

  private async change(work: (letters: DeadLetters) => Promise<number>): Promise<{ done: number }> {
    try {
      const done = await this.inTurn(work);
      if (done > 0) return { done };
      // Another gateway that lists them holds them for that moment.
      await wait(LISTED_MS);
      return { done: await this.inTurn(work) };
    } catch (error) {
      if (error instanceof QueueNotFound) throw conflict('QUEUE_GONE', { queue: error.queue });
      throw error;
    } finally {
      this.cache.forget(() => true);
    }
  }

  private inTurn<T>(work: (letters: DeadLetters) => Promise<T>): Promise<T> {
    return this.turns.run(ALL, () =>
      this.connection.use((connection) => work(new DeadLetters(connection, this.config.PLOMADA_PREFIX))),
    );
  }

  private async read(letters: DeadLetters): Promise<DeadLettersAnswer> {
    const found = await letters.list(PROCESSES);
    const shown: DeadLettersAnswer['letters'] = [];
    for (const { name, count } of found) {
      if (count === 0) continue;
      shown.push(...(await letters.show(name, MOST_LISTED)).map((letter) => this.shown(name, letter)));
    }
    return {
      readAt: new Date().toISOString(),
      counts: found.map(({ name, count }) => ({ app: name, count })),
      letters: shown.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')).slice(0, MOST_LISTED),
    };
  }

  private shown(
    app: string,
    { queue, payload, ...letter }: DeadLetter,
  ): DeadLettersAnswer['letters'][number] {
    const short = queue?.slice(this.config.PLOMADA_PREFIX.length + 1) ?? null;
    return { ...letter, app, queue: short, body: redactedBody(payload, MOST_OF_A_BODY) };
  }
}
