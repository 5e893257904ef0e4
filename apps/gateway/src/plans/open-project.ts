import { Injectable } from '@nestjs/common';
import { getPlan, lastUpdate, projectSummary } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { notFound, RpcClient } from '@plomada/service-kit';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { fullProject } from './full-project';

export interface OpenedProject {
  readonly tag: string;
  /** Null when the caller has it already. */
  readonly body: z.input<typeof fullProject> | null;
}

/** Brings together what a project's screens need, and nothing when the browser still has it. */
@Injectable()
export class OpenProject {
  constructor(private readonly rpc: RpcClient) {}

  async execute(
    projectId: string,
    roles: readonly Role[],
    knownTag: string | undefined,
  ): Promise<OpenedProject> {
    const summary = await this.rpc.call(projectSummary, { projectId });
    const rest = createHash('sha256')
      .update(JSON.stringify([roles, summary]))
      .digest('base64url')
      .slice(0, 16);
    if (knownTag?.includes(rest)) {
      const tag = tagOf(await this.seqOf(projectId), rest);
      if (knownTag.split(/,\s*/).includes(tag)) return { tag, body: null };
    }
    const plan = await this.rpc.call(getPlan, { projectId });
    return { tag: tagOf(plan.seq, rest), body: { ...plan, roles: [...roles], summary } };
  }

  private async seqOf(projectId: string): Promise<number> {
    const { updates } = await this.rpc.call(lastUpdate, { projectIds: [projectId] });
    const [update] = updates;
    if (!update) throw notFound('NOT_FOUND');
    return update.seq;
  }
}

/** Weak, because the answer may be compressed on its way. */
const tagOf = (seq: number, rest: string): string => `W/"${seq}-${rest}"`;
