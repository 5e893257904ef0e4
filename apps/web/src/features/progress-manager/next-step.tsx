import Button from '@mui/material/Button';
import { type Plan, restrictionsOf, taskAccess, type WorkRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { useAnalysis } from '../restriction-edits/use-analysis';
import { useOpenRestrictionsOf } from '../restriction-dialog/use-open-restriction';

interface Props {
  readonly plan: () => Plan | null;
  readonly row: WorkRow;
  readonly reach: 0 | -1;
}

/** What takes away what stands in the way of a task; nothing where nothing does, or this person cannot. */
export function NextStep({ plan, row, reach }: Props) {
  const { t } = useTranslation(['progress', 'reschedule', 'taskPanel']);
  const dispatch = useAppDispatch();
  const { analyse } = useAnalysis();
  const openRestrictions = useOpenRestrictionsOf();
  const mayPlan = useAppSelector(selectMay('editPlan'));
  const contextNow = useDecisionContext();
  const proposes = useAppSelector(selectMustPropose);
  const { id, reason } = row;
  const step = (label: string, act: () => void) => (
    <Button
      size="small"
      tabIndex={reach}
      aria-label={`${label}: ${row.row.text}`}
      onClick={(event) => {
        event.stopPropagation();
        act();
      }}
      sx={{ ml: -2, whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
  switch (reason.state) {
    case 'delayed':
      return mayPlan && step(t('reschedule:button'), () => dispatch(rescheduleActions.asked([id])));
    case 'startRestricted':
    case 'endRestricted': {
      const shown = () => {
        const now = plan();
        if (now && restrictionsOf(now, id).open.length > 0) openRestrictions(now, id);
      };
      return step(t('whatItLacks'), shown);
    }
    case 'notAnalysed': {
      const now = plan();
      const isOwn = now !== null && taskAccess(now, id, contextNow()).record === null;
      return isOwn && !proposes && step(t('taskPanel:needsNothing'), () => analyse([id], true));
    }
    default:
      return null;
  }
}
