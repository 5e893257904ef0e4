import { refusalFailure } from '@plomada/contracts';
import { analysableAmong } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { BarCommands } from '../../base/commands/bar-commands';
import type { Command } from '../../base/commands/use-command-menu';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { WhyNot } from '../../base/states/why-not';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { useAnalysis } from '../restriction-edits/use-analysis';

interface Props {
  readonly taskIds: readonly string[];
  /** All of them took what was said: they need be ticked no longer. */
  readonly onDone: () => void;
}

/** What is said of all tasks that are ticked: that they need nothing more, that they are to be looked at again, or what they lack. */
export function AnalysisBar({ taskIds, onDone }: Props) {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const proposes = useAppSelector(selectMustPropose);
  const { analyse, refusedList } = useAnalysis();
  const plan = useAppSelector(selectPlan)!;
  const contextNow = useDecisionContext();
  const textOf = useFailureText();
  const mark = (analysed: boolean) => {
    if (analyse(taskIds, analysed)) onDone();
  };
  const reason = (analysed: boolean): string | null => {
    const { taskIds: marked, refused } = analysableAmong(plan, { taskIds, analysed }, contextNow());
    const [first] = refused;
    return marked.length > 0 || !first ? null : textOf(refusalFailure(first.refusal));
  };
  const commands: readonly Command[] = [
    ...(proposes
      ? []
      : [
          {
            name: 'needNothing',
            label: t('manager.needNothing'),
            disabledReason: reason(true),
            run: () => mark(true),
          },
          {
            name: 'notAnalysed',
            label: t('manager.notAnalysed'),
            disabledReason: reason(false),
            run: () => mark(false),
          },
        ]),
    {
      name: 'restrict',
      label: t('manager.restrictAll'),
      run: () => dispatch(restrictionDialogActions.wanted(taskIds)),
    },
    {
      name: 'template',
      label: t('template.use'),
      run: () => dispatch(restrictionDialogActions.templateWanted(taskIds)),
    },
  ];
  return (
    <>
      {proposes && <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />}
      <BarCommands commands={commands} />
      {refusedList}
    </>
  );
}
