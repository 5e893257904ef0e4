import { v7 as newId } from 'uuid';
import { useAppSelector } from '../../base/hooks';
import { todayOf } from '../../plan/state/author';
import { selectActor, selectPlan } from '../../plan/state/plan-selectors';
import { useFamilies } from '../restriction-families/use-families';
import type { SheetContext } from './sheet-files';

/** What the open project says of itself at this moment, for rows to be checked against. */
export function useSheetContext(): () => SheetContext {
  const plan = useAppSelector(selectPlan)!;
  const actor = useAppSelector(selectActor)!;
  const families = useFamilies();
  return () => ({
    plan,
    families,
    decision: { actor, now: new Date().toISOString(), today: todayOf(plan), newId: () => newId() },
  });
}
