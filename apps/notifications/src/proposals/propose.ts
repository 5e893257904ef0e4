import { checkProposal, MOST_PROPOSAL_BYTES, propose } from '@plomada/contracts';
import { lacksReason, LEAST_REASON, type ProposedAction, proposalKey } from '@plomada/domain';
import { conflict, invalid, RpcClient, tooLarge } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { TellChange } from '../notices/tell-change';
import { ProposalMetrics } from './proposal-metrics';
import { MOST_WAITING, ProposalRepository } from './proposal.repository';
import type { StoredProposal } from './proposal.schema';
import { WaitingTold } from './waiting-told';

type Proposed = z.output<typeof propose.request>;

/** Takes in what the plan would take if an administrator accepted it. */
@Injectable()
export class Propose {
  private readonly logger = new Logger(Propose.name);

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly rpc: RpcClient,
    private readonly waiting: WaitingTold,
    private readonly tell: TellChange,
    private readonly metrics: ProposalMetrics,
  ) {}

  /** The same again is the same proposal, also after it was decided. Refuses as `propose` says. */
  async execute(proposed: Proposed): Promise<void> {
    const digest = digestOf(proposed);
    const { projectId, id, actor } = proposed;
    const known = await this.proposals.find(proposed);
    if (known) return refuseOther(known, digest);
    if (weightOf(proposed) > MOST_PROPOSAL_BYTES) throw tooLarge('PROPOSAL_TOO_LARGE');
    const { word, ...action } = proposed;
    if (lacksReason(action.action, word)) throw invalid('PROPOSAL_REASON_TOO_SHORT', { min: LEAST_REASON });
    const { seq, at, ground, subject } = await this.rpc.call(checkProposal, action);
    const stored = storedFrom(proposed, digest, { baseSeq: seq, baseAt: at, ground, subject });
    const outcome = await this.proposals.add(stored);
    if (outcome === 'known') return refuseOther(await this.proposals.find(proposed), digest);
    if (outcome === 'same') throw conflict('PROPOSAL_WAITS_ALREADY');
    if (outcome === 'full') throw conflict('PROPOSALS_FULL', { max: MOST_WAITING });
    await this.waiting.made(stored);
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

/** Bytes of what is proposed and said. */
const weightOf = ({ action, word }: Pick<Proposed, 'action' | 'word'>): number =>
  Buffer.byteLength(JSON.stringify([action, word]));

function digestOf({ actor, when, action, word }: Proposed): string {
  const text = JSON.stringify([actor.userId, when, action.type, action.payload, word]);
  return createHash('sha256').update(text).digest('base64url');
}

function storedFrom(
  { actor, ...proposed }: Proposed,
  digest: string,
  base: Pick<StoredProposal, 'baseSeq' | 'baseAt' | 'ground' | 'subject'>,
): StoredProposal {
  const { userId, name, firstName, lastName } = actor;
  const same = proposalKey(proposed.action as ProposedAction);
  return {
    ...proposed,
    ...base,
    actor: { userId, name, firstName, lastName },
    digest,
    bytes: weightOf(proposed) + Buffer.byteLength(JSON.stringify(base.subject)),
    ...(same !== null && { same: createHash('sha256').update(same).digest('base64url') }),
    date: new Date().toISOString(),
    status: 'pending',
  };
}
