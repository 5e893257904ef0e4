import { Injectable } from '@nestjs/common';
import { projectSummary } from '@plomada/contracts';
import { RpcClient, TtlCache } from '@plomada/service-kit';

/** Names change seldom, in milliseconds. */
const BELIEVED = 60_000;
/** A list without names is better than none. */
const PATIENCE = 1_500;

/** What projects are called, for people who only see their ids. */
@Injectable()
export class ProjectNames {
  private readonly cache = new TtlCache<string | null>(BELIEVED);

  constructor(private readonly rpc: RpcClient) {}

  /** Null where nobody can say. */
  of(projectId: string): Promise<string | null> {
    return this.cache.get(projectId, () =>
      this.rpc.call(projectSummary, { projectId }, { timeoutMs: PATIENCE }).then(
        ({ name }) => name,
        () => null,
      ),
    );
  }
}
