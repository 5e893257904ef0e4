import type { ImportWarning } from '@plomada/contracts';
import { groupWarnings } from './warning-groups';

/** Warnings of one kind that are shown one by one; more of them stand below one line until somebody opens it. */
const SHOWN = 5;

/** A line of the list: a warning, or, of a kind of which there are many, the kind with all of them. */
export interface ReportRow extends ImportWarning {
  readonly id: string;
  readonly own: readonly ReportRow[];
}

/** The warnings by kind, those of which there are many below their kind. */
export const foldedWarnings = (warnings: readonly ReportRow[]): readonly ReportRow[] =>
  groupWarnings(warnings).flatMap(({ code, warnings: own }): readonly ReportRow[] =>
    own.length <= SHOWN ? own : [{ id: `kind ${code}`, code, taskId: null, task: null, own }],
  );
