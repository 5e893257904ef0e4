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
      const tag = tagOf(await this.lastOf(projectId), rest);
      if (knownTag.split(/,\s*/).includes(tag)) return { tag, body: null };
    }
    const plan = await this.rpc.call(getPlan, { projectId });
    return {
      tag: tagOf({ seq: plan.seq, date: plan.updatedAt }, rest),
      body: { ...plan, roles: [...roles], summary },
    };
  }

  private async lastOf(projectId: string): Promise<LastEntry> {
    const { updates } = await this.rpc.call(lastUpdate, { projectIds: [projectId] });
    const [update] = updates;
    if (!update) throw notFound('NOT_FOUND');
    return update;
  }
}

interface LastEntry {
  readonly seq: number;
  readonly date: string;
}

/** Weak, because the answer may be compressed on its way. With the date: in a restored database a seq may be given anew. */
const tagOf = ({ seq, date }: LastEntry, rest: string): string => `W/"${seq}-${Date.parse(date)}-${rest}"`;
