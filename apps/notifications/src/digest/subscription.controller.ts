import { Controller } from '@nestjs/common';
import { setDigestSubscription } from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { DigestReaders } from './digest-readers';
import { readUnsubscribeToken } from './unsubscribe-token';

@Controller()
export class SubscriptionController {
  constructor(private readonly readers: DigestReaders) {}

  @HandleRpc(setDigestSubscription)
  async subscribe({ token, wanted }: z.output<typeof setDigestSubscription.request>) {
    const { project, person } = readUnsubscribeToken(token);
    if (!(await this.readers.subscribe(project, person, wanted))) throw notFound('DIGEST_LINK_INVALID');
    return {};
  }
}
