import { Injectable, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { importFailed, importProgressed, importSucceeded } from '@plomada/contracts';
import { type BaseConfig, createService, KitModule, OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';

type Notice<E extends { payload: z.ZodType }> = z.output<E['payload']>;

/** Hears what the imports tell, as the gateway does. */
@Injectable()
export class Listener {
  readonly progress: Notice<typeof importProgressed>[] = [];
  readonly succeeded: Notice<typeof importSucceeded>[] = [];
  readonly failed: Notice<typeof importFailed>[] = [];

  @OnEvent(importProgressed, { queue: 'each' })
  onProgress(told: Notice<typeof importProgressed>): void {
    this.progress.push(told);
  }

  @OnEvent(importSucceeded, { queue: 'each' })
  onSuccess(told: Notice<typeof importSucceeded>): void {
    this.succeeded.push(told);
  }

  @OnEvent(importFailed, { queue: 'each' })
  onFailure(told: Notice<typeof importFailed>): void {
    this.failed.push(told);
  }

  /** How a job ended. Waits for it, 50 seconds at most. */
  async endOf(jobId: string) {
    const end = Date.now() + 50_000;
    for (;;) {
      const success = this.succeeded.find((told) => told.jobId === jobId);
      const failure = this.failed.find((told) => told.jobId === jobId);
      if (success ?? failure) return { success, failure };
      if (Date.now() > end) throw new Error(`job ${jobId} never ended`);
      await new Promise((wait) => setTimeout(wait, 20));
    }
  }
}

export async function startListener(config: BaseConfig): Promise<NestExpressApplication> {
  @Module({
    imports: [KitModule.forRoot({ name: 'listener', config, database: 'imports' })],
    providers: [Listener],
  })
  class ListenerModule {}
  return createService({ name: 'listener', module: ListenerModule, config });
}
