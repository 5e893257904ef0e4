/** Why an action was refused: a code that the screens translate, with the values that the message names. */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The rows to look at, when it is about rows: task, link or restriction ids. */
  readonly rows?: readonly string[];
}
