import { delayedAmong, type Plan } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../base/commands/use-command-menu';
import { useAppDispatch } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { useAnalysis } from '../restriction-edits/use-analysis';
import { useTakingOut } from './use-taking-out';

export type TaskCommandName =
  | 'open'
  | 'restrict'
  | 'useTemplate'
  | 'assign'
  | 'analyse'
  | 'intoTerm'
  | 'outOfTerm'
  | 'reschedule'
  | 'delete';

/** Something that can be done with tasks. */
export interface TaskCommand extends Command {
  readonly name: TaskCommandName;
}

interface Options {
  readonly plan: Plan;
  readonly taskIds: readonly string[];
  /** The person may change the plan. */
  readonly editable: boolean;
  /** The person may record on these tasks. */
  readonly mayRecord: boolean;
  /** What is recorded is proposed. */
  readonly proposes: boolean;
  /** Asks who is in charge; not where that is asked otherwise. */
  readonly onAssign?: () => void;
  /** Shows everything about several tasks at once; not where it is shown already. */
  readonly onOpen?: () => void;
}

export interface TaskCommands {
  /** In the order in which they are offered, without those that this person or these tasks have no use for. */
  readonly commands: readonly TaskCommand[];
  /** What they show besides messages. */
  readonly shown: ReactNode;
}

/** Everything that can be done with one or more tasks at once, for every place that offers it. */
export function useTaskCommands({
  plan,
  taskIds,
  editable,
  mayRecord,
  proposes,
  onAssign,
  onOpen,
}: Options): TaskCommands {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const { analyse, refusedList } = useAnalysis();
  const ids = [...taskIds];
  const delayed = delayedAmong(plan, ids);
  const submit = (action: Parameters<typeof planActions.submit>[0]) => dispatch(planActions.submit(action));
  const member = (isMember: boolean) => () =>
    submit({ type: 'SET_TERM_MEMBERSHIP', payload: { taskIds: ids, member: isMember } });
  const tasks = ids.flatMap((id) => plan.tasks.get(id) ?? []);
  const { takeOut, question } = useTakingOut(tasks, member(false));
  const marks = editable && !proposes;
  const all: readonly (readonly [TaskCommandName, boolean, () => void])[] = [
    ['open', ids.length > 1 && onOpen !== undefined, () => onOpen?.()],
    ['restrict', mayRecord, () => dispatch(restrictionDialogActions.wanted(ids))],
    ['useTemplate', mayRecord, () => dispatch(restrictionDialogActions.templateWanted(ids))],
    ['assign', editable && onAssign !== undefined, () => onAssign?.()],
    ['analyse', marks, () => void analyse(ids, true)],
    ['intoTerm', editable, member(true)],
    ['outOfTerm', editable, takeOut],
    ['reschedule', editable && delayed.length > 0, () => dispatch(rescheduleActions.asked(delayed))],
    ['delete', editable, () => submit({ type: 'DELETE_TASKS', payload: { ids } })],
  ];
  return {
    commands: all.flatMap(([name, isOffered, run]) =>
      isOffered ? [{ name, label: t(`selection.${name}`), isRemoval: name === 'delete', run }] : [],
    ),
    shown: (
      <>
        {question}
        {refusedList}
      </>
    ),
  };
}
