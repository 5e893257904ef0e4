import { Injectable, Logger } from '@nestjs/common';
import { figuresOf, lastUpdate } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { type Figures, UNKNOWN_FIGURES } from './summary';

/** The list must not wait long for what it can do without, in milliseconds. */
const PATIENCE = 2_500;
/** As many as one question may name. */
const PORTION = 1_000;

/** Asks planning and reports what they know of projects. Whoever does not answer leaves his figures unknown. */
@Injectable()
export class FiguresOfProjects {
  private readonly logger = new Logger(FiguresOfProjects.name);

  constructor(private readonly rpc: RpcClient) {}

  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    const portions: string[][] = [];
    for (let at = 0; at < projectIds.length; at += PORTION) portions.push(projectIds.slice(at, at + PORTION));
    const answers = await Promise.all(portions.map((portion) => this.portion(portion)));
    return new Map(answers.flat());
  }

  private async portion(projectIds: string[]): Promise<[string, Figures][]> {
    const [updates, figures] = await Promise.all([this.updates(projectIds), this.figures(projectIds)]);
    const modified = new Map(
      updates.map(({ projectId, date, firstName, lastName }) => [projectId, { date, firstName, lastName }]),
    );
    const known = new Map(figures.map(({ projectId, ...rest }) => [projectId, rest]));
    return projectIds.map((projectId) => [
      projectId,
      { ...UNKNOWN_FIGURES, ...known.get(projectId), lastModified: modified.get(projectId) ?? null },
    ]);
  }

  private async updates(projectIds: string[]) {
    try {
      return (await this.rpc.call(lastUpdate, { projectIds }, { timeoutMs: PATIENCE })).updates;
    } catch (error) {
      this.logger.warn(`last updates unknown: ${String(error)}`);
      return [];
    }
  }

  private async figures(projectIds: string[]) {
    try {
      return (await this.rpc.call(figuresOf, { projectIds }, { timeoutMs: PATIENCE })).figures;
    } catch (error) {
      this.logger.warn(`figures unknown: ${String(error)}`);
      return [];
    }
  }
}
