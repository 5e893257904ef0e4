import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { WhyNot } from '../../base/states/why-not';
import { selectMustPropose } from '../../plan/state/plan-selectors';
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
  const mark = (analysed: boolean) => {
    if (analyse(taskIds, analysed)) onDone();
  };
  return (
    <>
      {proposes ? (
        <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />
      ) : (
        <>
          <Button size="small" onClick={() => mark(true)}>
            {t('manager.needNothing')}
          </Button>
          <Button size="small" onClick={() => mark(false)}>
            {t('manager.notAnalysed')}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => dispatch(restrictionDialogActions.wanted(taskIds))}>
        {t('manager.restrictAll')}
      </Button>
      <Button size="small" onClick={() => dispatch(restrictionDialogActions.templateWanted(taskIds))}>
        {t('template.use')}
      </Button>
      {refusedList}
    </>
  );
}
