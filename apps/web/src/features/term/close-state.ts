import type { Failure, ValidationAnswer } from '@plomada/contracts';
import type { CommitmentLevel, LeftBehind, SecondClose } from '@plomada/domain';

/** The stages of a close in their order (planning core, section 4). The first is the check here. */
export const CLOSE_STAGES = ['local', 'prepare', 'validateTerm', 'validateAll', 'close', 'finish'] as const;
export type CloseStage = (typeof CLOSE_STAGES)[number];

/** Where the staged close stands, with only what that phase knows. */
export type CloseState =
  | { readonly phase: 'idle' }
  /** `number` is the closed term's until the end, although the plan has the next one open as soon as the close is sent. */
  | (ClosePhase & { readonly number: number });

export type ClosePhase =
  /** Something is missing: the person fixes it in place and goes on. */
  | { readonly phase: 'checking' }
  /** Everything is there: the person confirms what cannot be undone. */
  | { readonly phase: 'confirming' }
  | { readonly phase: 'running'; readonly stage: CloseStage; readonly percent: number }
  | { readonly phase: 'stopped'; readonly stage: CloseStage; readonly why: StopReason }
  | ({ readonly phase: 'done' } & CloseOutcome);

export type StopReason =
  | { readonly name: 'failure'; readonly failure: Failure }
  /** The server's record is not what this browser shows. */
  | ({ readonly name: 'differs' } & Pick<ValidationAnswer, 'data' | 'seq'>)
  /** Own changes could not be sent. */
  | { readonly name: 'unsent' };

/** What the close brought. */
export interface CloseOutcome {
  readonly met: number;
  readonly promised: number;
  /** Percent, null when nothing was promised. */
  readonly ppc: number | null;
  /** How much of what could be promised was, and what was done beyond, which the PPC does not count. */
  readonly commitmentLevel: Omit<CommitmentLevel, 'rows'>;
  readonly carriedOver: number;
  /** What had been entered in the term that waited and did not come back. */
  readonly leftBehind: readonly LeftBehind[];
  /** What the close of the second term has brought up to date; null of every other. */
  readonly secondClose: SecondClose | null;
  readonly nextNumber: number;
  readonly nextStart: string;
  readonly nextLastDay: string;
}

/** Whether a facilitator may close all the same: the server lacks what is shown here, and nothing is missing in what it has. */
export function mayBeForced(why: StopReason): why is Extract<StopReason, { name: 'differs' }> {
  if (why.name !== 'differs') return false;
  const { missingResponsible, missingCauses } = why.data;
  return missingResponsible.length + missingCauses.length === 0;
}
