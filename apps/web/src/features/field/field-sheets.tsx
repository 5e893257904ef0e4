import type { Plan } from '@plomada/domain';
import { CauseSheet } from './cause-sheet';
import { CommentSheet } from './comment-sheet';
import { ProgressSheet } from './progress-sheet';
import { RestrictionSheet } from './restriction-sheet';

export type SheetKind = 'exact' | 'cause' | 'lack' | 'comment';

export interface OpenSheet {
  readonly kind: SheetKind;
  readonly taskId: string;
}

interface Props {
  readonly plan: Plan;
  readonly sheet: OpenSheet | null;
  readonly onClose: () => void;
}

const SHEETS = {
  exact: ProgressSheet,
  cause: CauseSheet,
  lack: RestrictionSheet,
  comment: CommentSheet,
} as const;

/** What is said of one task; gone with the task, which somebody else may delete meanwhile. */
export function FieldSheets({ plan, sheet, onClose }: Props) {
  const task = sheet && plan.tasks.get(sheet.taskId);
  if (!sheet || !task) return null;
  const Sheet = SHEETS[sheet.kind];
  return <Sheet plan={plan} task={task} onClose={onClose} />;
}
