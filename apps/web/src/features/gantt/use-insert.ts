import type { Plan, PlanRow } from '@plomada/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { useAppDispatch } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { keepTyped } from './typed-meanwhile';

interface Inserting {
  /** The task just added, until its name is open for typing. */
  readonly naming: string | null;
  insert(): void;
  /** The name is open for typing; gives what was typed until then. */
  onNamed(): string;
}

/** Longest that what is typed is kept for the name. */
const NAMING_MS = 2000;

/** Adds a task below the selected one, or at the end of the plan, and has it named. `shown` are the rows on the screen. */
export function useInsert(plan: Plan, shown: readonly PlanRow[], below: string | undefined): Inserting {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const [naming, setNaming] = useState<string | null>(null);
  const typed = useRef<() => string>(() => '');
  useEffect(() => () => void typed.current(), []);
  const isHidden = naming !== null && plan.tasks.has(naming) && !shown.some(({ id }) => id === naming);
  useEffect(() => {
    if (!isHidden) return;
    // What is filtered would not show it.
    dispatch(planFilterActions.cleared());
    dispatch(planFilterActions.levelChosen('masterPlan'));
  }, [isHidden, dispatch]);
  return {
    naming,
    insert: () => {
      const id = newId();
      const place =
        below === undefined
          ? { parent: null }
          : { parent: plan.tasks.get(below)?.parent ?? null, after: below };
      dispatch(planActions.submit({ type: 'CREATE_TASK', payload: { id, text: t('newTask'), ...place } }));
      setNaming(id);
      typed.current();
      typed.current = keepTyped(NAMING_MS);
    },
    onNamed: () => {
      setNaming(null);
      return typed.current();
    },
  };
}
