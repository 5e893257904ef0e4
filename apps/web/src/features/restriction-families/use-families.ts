import { useAppSelector } from '../../base/hooks';
import { selectReadyId, selectSummary } from '../../plan/state/plan-selectors';
import { selectProject } from '../projects/projects-slice';

const NONE: readonly string[] = [];

/** The families that the company of the open project offers: as its list tells by now, or as the plan was opened with. */
export function useFamilies(): readonly string[] {
  const projectId = useAppSelector(selectReadyId);
  const listed = useAppSelector((state) => selectProject(state, projectId)?.business);
  const opened = useAppSelector(selectSummary)?.business;
  return (listed ?? opened)?.restrictionFamilies ?? NONE;
}
