import { isDuplicateKey } from '@plomada/service-kit';
import { mongo } from 'mongoose';
import type { LogDocument } from './log-document';

interface Waiting {
  readonly document: LogDocument;
  readonly settle: (appended: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Inserts what comes while an insert is under way together with the next one: one round trip and one journal flush for all
 * of it. Each entry succeeds or fails by itself; the plans in a group have nothing to do with each other.
 */
export class GroupAppend {
  private waiting: Waiting[] = [];
  private isInserting = false;

  constructor(private readonly log: mongo.Collection<LogDocument>) {}

  /** True once the entry is durable; false when its seq or its action id is there already. */
  append(document: LogDocument): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ document, settle, fail });
      if (!this.isInserting) void this.insertAll();
    });
  }

  private async insertAll(): Promise<void> {
    this.isInserting = true;
    while (this.waiting.length > 0) await this.insert(this.waiting.splice(0));
    this.isInserting = false;
  }

  /** Never rejects. */
  private async insert(group: readonly Waiting[]): Promise<void> {
    try {
      await this.log.insertMany(
        group.map(({ document }) => document),
        { ordered: false },
      );
      for (const { settle } of group) settle(true);
    } catch (error) {
      const refused = refusedOf(error);
      group.forEach(({ settle, fail }, place) => {
        const why = refused === null ? error : refused.get(place);
        if (why !== undefined && !isDuplicateKey(why)) fail(why);
        else settle(why === undefined);
      });
    }
  }
}

/**
 * Why the entries at some places of a group were refused, when it is certain that all others are durable; null when it is
 * not: the connection broke, or the majority did not confirm.
 */
function refusedOf(error: unknown): ReadonlyMap<number, unknown> | null {
  if (!(error instanceof mongo.MongoBulkWriteError)) return null;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || error.result.getWriteConcernError()) return null;
  return new Map(errors.map((one) => [one.index, one]));
}
