import type { Group } from './activity';

/** A project as its description gives it: what is done, after what, by whom. */
export interface Building {
  readonly name: string;
  /** First working day. */
  readonly start: string;
  /** Sunday first. */
  readonly workingDays: string;
  readonly holidays: readonly string[];
  readonly phases: readonly Group[];
  /** Crews and plant by the key that `with` uses. */
  readonly resources: Readonly<Record<string, string>>;
}
