import { Injectable, Logger } from '@nestjs/common';
import { figuresOf, lastUpdate } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { KnownFigures } from './known-figures';
import { type Figures, NOTHING_TOLD } from './summary';

/** The list must not wait long for what it can do without, in milliseconds. */
const PATIENCE = 2_500;
/** As many as one question may name. */
const PORTION = 1_000;

/** Asks planning and reports what they know of projects. Whoever does not answer leaves his figures unknown. */
@Injectable()
export class FiguresOfProjects {
  private readonly logger = new Logger(FiguresOfProjects.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly known: KnownFigures,
  ) {}

  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    const found = new Map(projectIds.map((id) => [id, this.known.of(id) ?? NOTHING_TOLD]));
    const missing = projectIds.filter((id) => found.get(id) === NOTHING_TOLD);
    const portions: string[][] = [];
    for (let at = 0; at < missing.length; at += PORTION) portions.push(missing.slice(at, at + PORTION));
    const answers = await Promise.all(portions.map((portion) => this.portion(portion)));
    for (const [id, figures] of answers.flat()) found.set(id, figures);
    return found;
  }

  private async portion(projectIds: string[]): Promise<[string, Figures][]> {
    const keep = this.known.asking();
    const [updates, figures] = await Promise.all([this.updates(projectIds), this.figures(projectIds)]);
    const modified = new Map(
      updates?.map(({ projectId, date, firstName, lastName }) => [projectId, { date, firstName, lastName }]),
    );
    const calculated = new Map(figures?.map(({ projectId, ...rest }) => [projectId, rest]));
    const answer = projectIds.map((id): [string, Figures] => [
      id,
      { ...NOTHING_TOLD, ...calculated.get(id), lastModified: modified.get(id) ?? null },
    ]);
    keep(updates && figures ? answer : []);
    return answer;
  }

  private async updates(projectIds: string[]) {
    try {
      return (await this.rpc.call(lastUpdate, { projectIds }, { timeoutMs: PATIENCE })).updates;
    } catch (error) {
      this.logger.warn(`last updates unknown: ${String(error)}`);
      return null;
    }
  }

  private async figures(projectIds: string[]) {
    try {
      return (await this.rpc.call(figuresOf, { projectIds }, { timeoutMs: PATIENCE })).figures;
    } catch (error) {
      this.logger.warn(`figures unknown: ${String(error)}`);
      return null;
    }
  }
}
