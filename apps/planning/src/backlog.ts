import { Metrics, oneAtATime, withTimeout } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { CloseLock } from './close/close-lock';
import { LogRepository } from './log/log.repository';

/** How long a scrape waits for MongoDB or Redis, in milliseconds: as long as /ready does. */
const PATIENCE = 2_000;

/** What waits and who holds what, looked up whenever somebody asks for the metrics: the same from every process. */
@Injectable()
export class Backlog {
  private readonly logger = new Logger(Backlog.name);

  constructor({ registry }: Metrics, log: LogRepository, locks: CloseLock) {
    const registers = [registry];
    const looked = (look: () => Promise<void>) => {
      const once = oneAtATime(look);
      return (): Promise<void> =>
        withTimeout(once(), PATIENCE).catch((error: unknown) =>
          this.logger.warn({ msg: 'backlog not looked up', err: error }),
        );
    };
    const unpublished: Gauge = new Gauge({
      name: 'plomada_planning_unpublished_entries',
      help: 'Entries that are in the log and were not published.',
      registers,
      collect: looked(async () => unpublished.set(await log.unpublished())),
    });
    const oldest: Gauge = new Gauge({
      name: 'plomada_planning_unpublished_oldest_seconds',
      help: 'Age of the oldest entry that is in the log and was not published.',
      registers,
      collect: looked(async () => {
        const since = await log.unpublishedSince();
        oldest.set(since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1000));
      }),
    });
    const closing: Gauge<'project' | 'user'> = new Gauge({
      name: 'plomada_planning_close_running',
      help: 'One for each lock of a running close: which project, and whose.',
      labelNames: ['project', 'user'],
      registers,
      collect: looked(async () => {
        const held = await locks.running();
        closing.reset();
        for (const { projectId, userId } of held) closing.set({ project: projectId, user: userId }, 1);
      }),
    });
  }
}
