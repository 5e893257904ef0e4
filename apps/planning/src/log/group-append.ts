import { isDuplicateKey } from '@plomada/service-kit';
import type { AppendConnection, WriteError } from './append-connection';
import type { LogDocument } from './log-document';

/** Changes of one group as JSON, together: MongoDB bears 16 MB in one command. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Waiting {
  readonly document: LogDocument;
  readonly epoch: number;
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

  constructor(private readonly connection: AppendConnection) {}

  /**
   * True once the entry is durable. False when its seq or its action id is there already, and when `epoch`, in which its
   * plan was seen, is over: then nobody knows but the log.
   */
  append(document: LogDocument, epoch: number): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ document, epoch, settle, fail });
      if (!this.isInserting) void this.insertAll();
    });
  }

  private async insertAll(): Promise<void> {
    this.isInserting = true;
    while (this.waiting.length > 0) await this.insert(this.nextGroup());
    this.isInserting = false;
  }

  private nextGroup(): Waiting[] {
    let bytes = 0;
    const fits = ({ document }: Waiting): boolean => (bytes += document.bytes) <= MOST_BYTES;
    const first = this.waiting.findIndex((one) => !fits(one));
    return this.waiting.splice(0, first === -1 ? this.waiting.length : Math.max(1, first));
  }

  /** Never rejects. */
  private async insert(waiting: readonly Waiting[]): Promise<void> {
    const { epoch } = this.connection;
    const group = waiting.filter((one) => one.epoch === epoch);
    for (const one of waiting) if (one.epoch !== epoch) one.settle(false);
    if (group.length === 0) return;
    try {
      settleAll(group, await this.connection.insert(group.map(({ document }) => document)));
    } catch (error) {
      if (this.connection.epoch !== epoch) for (const { settle } of group) settle(false);
      else for (const { fail } of group) fail(error);
    }
  }
}

function settleAll(group: readonly Waiting[], errors: readonly WriteError[]): void {
  const refused = new Map(errors.map((error) => [error.index, error]));
  group.forEach(({ settle, fail }, place) => {
    const why = refused.get(place);
    if (why !== undefined && !isDuplicateKey(why)) fail(why);
    else settle(why === undefined);
  });
}
