import { type Plan, restrictionsOf, taskAccess, type WorkRow } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { useOpenRestrictionsOf } from '../restriction-dialog/use-open-restriction';
import { useAnalysis } from '../restriction-edits/use-analysis';

/** Something to be done about a task, and what it is called. */
interface NextStep {
  readonly label: string;
  readonly act: () => void;
}

const WITH_NEXT_STEP: ReadonlySet<string> = new Set([
  'delayed',
  'startRestricted',
  'endRestricted',
  'notAnalysed',
]);

/** Whether somebody may have a next step to take for work in such a state. */
export const mayHaveNextStep = ({ reason }: WorkRow): boolean => WITH_NEXT_STEP.has(reason.state);

/** Finds what takes away what stands in the way of a task; null where nothing does, or this person cannot. */
export function useNextStep(plan: () => Plan | null): (row: WorkRow) => NextStep | null {
  const { t } = useTranslation(['progress', 'reschedule', 'taskPanel']);
  const dispatch = useAppDispatch();
  const { analyse } = useAnalysis();
  const openRestrictions = useOpenRestrictionsOf();
  const mayPlan = useAppSelector(selectMay('editPlan'));
  const contextNow = useDecisionContext();
  const proposes = useAppSelector(selectMustPropose);
  const showRestrictions = (id: string) => {
    const now = plan();
    if (now && restrictionsOf(now, id).open.length > 0) openRestrictions(now, id);
  };
  return ({ id, reason }) => {
    switch (reason.state) {
      case 'delayed': {
        const act = () => void dispatch(rescheduleActions.asked([id]));
        return mayPlan ? { label: t('reschedule:button'), act } : null;
      }
      case 'startRestricted':
      case 'endRestricted':
        return { label: t('whatItLacks'), act: () => showRestrictions(id) };
      case 'notAnalysed': {
        const now = plan();
        const isOwn = now !== null && taskAccess(now, id, contextNow()).record === null;
        const act = () => void analyse([id], true);
        return isOwn && !proposes ? { label: t('taskPanel:needsNothing'), act } : null;
      }
      default:
        return null;
    }
  };
}
