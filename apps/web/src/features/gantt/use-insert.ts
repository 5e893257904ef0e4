import type { Plan, PlanRow } from '@plomada/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { planActions } from '../../plan/state/plan-actions';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { ganttActions } from './gantt-slice';
import { insertPlace } from './commands/insert-place';
import { keepTyped } from './cells/typed-meanwhile';

/** What is added: a task or a milestone below the selected row, or a task within it. */
export type Inserted = 'task' | 'milestone' | 'child';

interface Inserting {
  /** The task whose name is to be opened for typing: the one just added, until it is. */
  readonly naming: string | null;
  insert(what: Inserted): void;
  /** Opens the name of a task for typing. */
  rename(id: string): void;
  /** The name is open for typing; gives what was typed until then. */
  onNamed(): string;
}

/** Longest that what is typed is kept for the name. */
const NAMING_MS = 2000;

/** Adds tasks by the selected one, or at the end of the plan, and has them named. `shown` are the rows on the screen. */
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
    dispatch(messageShown({ severity: 'info', key: 'gantt:shownForNew' }));
    dispatch(planFilterActions.cleared());
    dispatch(planFilterActions.levelChosen('masterPlan'));
  }, [isHidden, dispatch]);
  return {
    naming,
    insert: (what) => {
      const id = newId();
      const isMilestone = what === 'milestone';
      const isChild = what === 'child' && below !== undefined;
      const place = isChild ? { parent: below } : insertPlace(plan, below);
      const payload = {
        ...{ id, text: t(isMilestone ? 'newMilestone' : 'newTask'), ...place },
        ...(isMilestone && { kind: 'milestone' as const }),
      };
      dispatch(ganttActions.groupsClosed([]));
      if (isChild) dispatch(ganttActions.branchToggled({ id: below, open: true }));
      dispatch(planActions.submit({ type: 'CREATE_TASK', payload }, { isNamedNext: true }));
      // What is done next is done with it.
      dispatch(planFilterActions.selected({ ids: [id], anchor: id }));
      setNaming(id);
      typed.current();
      typed.current = keepTyped(NAMING_MS);
    },
    rename: setNaming,
    onNamed: () => {
      setNaming(null);
      return typed.current();
    },
  };
}
