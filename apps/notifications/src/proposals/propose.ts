import { checkProposal, propose } from '@plomada/contracts';
import { conflict, RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { TellChange } from '../notices/tell-change';
import { ProposalMetrics } from './proposal-metrics';
import { ProposalRepository } from './proposal.repository';
import type { StoredProposal } from './proposal.schema';

type Proposed = z.output<typeof propose.request>;

/** So many of one person wait in one project at most. */
const MOST_WAITING = 200;

/** Takes in what the plan would take if an administrator accepted it. */
@Injectable()
export class Propose {
  private readonly logger = new Logger(Propose.name);

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly rpc: RpcClient,
    private readonly tell: TellChange,
    private readonly metrics: ProposalMetrics,
  ) {}

  /** The same again is the same proposal, also after it was decided. Refuses with ACTION_ID_TAKEN, PROPOSALS_FULL (max), or the plan's own codes. */
  async execute(proposed: Proposed): Promise<void> {
    const digest = digestOf(proposed);
    const { projectId, id, actor } = proposed;
    const known = await this.proposals.find(proposed);
    if (known) return refuseOther(known, digest);
    if ((await this.proposals.countWaiting(projectId, actor.userId)) >= MOST_WAITING) {
      throw conflict('PROPOSALS_FULL', { max: MOST_WAITING });
    }
    const { word, ...action } = proposed;
    const { seq, at } = await this.rpc.call(checkProposal, action);
    const added = await this.proposals.add(storedFrom(proposed, digest, { baseSeq: seq, baseAt: at }));
    if (!added) return refuseOther(await this.proposals.find(proposed), digest);
    this.metrics.proposals.inc({ outcome: 'proposed', code: '' });
    this.logger.log({
      msg: 'proposed',
      project: projectId,
      action: id,
      type: action.action.type,
      actor: actor.userId,
      withWord: word !== '',
    });
    await this.tell.of(projectId);
  }
}

function refuseOther(known: StoredProposal | null, digest: string): void {
  if (known?.digest !== digest) throw conflict('ACTION_ID_TAKEN');
}

function digestOf({ actor, when, action, word }: Proposed): string {
  const text = JSON.stringify([actor.userId, when, action.type, action.payload, word]);
  return createHash('sha256').update(text).digest('base64url');
}

function storedFrom(
  { actor, ...proposed }: Proposed,
  digest: string,
  base: Pick<StoredProposal, 'baseSeq' | 'baseAt'>,
): StoredProposal {
  const { userId, name, firstName, lastName } = actor;
  return {
    ...proposed,
    ...base,
    actor: { userId, name, firstName, lastName },
    digest,
    bytes: Buffer.byteLength(JSON.stringify(proposed)),
    date: new Date().toISOString(),
    status: 'pending',
  };
}
