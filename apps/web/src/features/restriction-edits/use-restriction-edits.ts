import { refusalFailure } from '@plomada/contracts';
import {
  nameOf,
  releaseRefusal,
  restrictionBindingRefusal,
  restrictionEditRefusal,
  type ShownRestriction,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { Grid } from '../../base/grid/grid';
import { useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { AboutRestrictions } from '../../columns/restriction-columns';
import { refusalLink } from '../../plan/messages/refusal-link';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { useToday } from '../../plan/rows/use-today';
import { selectMay, selectPlan, selectReady } from '../../plan/state/plan-selectors';
import { useFamilies } from '../restriction-families/use-families';
import { editAction } from './restriction-edits';

/** What the cells of restrictions need to be typed into. It stays the same while people and families do, so that no column changes with each edit. */
export function useAboutRestrictions(): AboutRestrictions {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  const people = useAppSelector(selectPlan)?.responsibles;
  const families = useFamilies();
  const today = useToday();
  return useMemo(() => {
    const problemBy =
      (refusalOf: typeof releaseRefusal) =>
      ({ id }: ShownRestriction) => {
        const ready = selectReady(store.getState());
        const refusal = ready && refusalOf(ready.sync.visible, id, ready.actor);
        if (!refusal) return null;
        return { why: textOf(refusalFailure(refusal)), see: refusalLink(ready.sync.visible, refusal) };
      };
    return {
      people: (people?.rows ?? [])
        .filter(({ isActive }) => isActive)
        .map((person) => ({ key: person.id, label: nameOf(person) })),
      families,
      today,
      problem: problemBy(restrictionEditRefusal),
      bindingProblem: problemBy(restrictionBindingRefusal),
      releaseProblem: problemBy(releaseRefusal),
    };
  }, [store, textOf, people, families, today]);
}

/** Takes what was typed into cells of restrictions; undefined where the person may not change any. */
export function useRestrictionEdits() {
  const may = useAppSelector(selectMay('recordProgress'));
  const edit = usePlanEdits();
  return useMemo(() => {
    const put: Grid<ShownRestriction>['onEdits'] = (edits, said) => edit(edits.map(editAction), said);
    return may ? put : undefined;
  }, [may, edit]);
}
