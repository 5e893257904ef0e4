import type { mongo } from 'mongoose';

/** One change of what a service's database holds, done once to each database; see "How to write a migration" in architecture.md. */
export interface Migration {
  /** The day it was written and what it does: `2026-11-30-minutes-have-a-day`. It is never renamed and never leaves its list. */
  readonly name: string;
  /** That the release before this one cannot work with what it leaves: such a release refuses to start on the database. */
  readonly breaking: boolean;
  /** Answers how many documents it changed. It may be run again, from its beginning, after it was cut off anywhere. */
  readonly run: (database: mongo.Db) => Promise<number>;
}
