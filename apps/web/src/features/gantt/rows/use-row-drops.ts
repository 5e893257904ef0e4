import {
  batchOf,
  decide,
  MAX_BATCH,
  type Plan,
  type PlanAction,
  type PlanRow,
  treeOf,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import { plansAhead } from '../../../plan/filter/shown-rows';
import { planActions } from '../../../plan/state/plan-actions';
import type { Fact } from '../bars/bar-tooltips';
import { ganttActions } from '../gantt-slice';
import type { RowDragHandlers, RowTarget } from './row-drags';
import { type DropPlace, movesTo, placeInGap, placeInto } from './row-drops';

interface Options {
  readonly plan: Plan;
  readonly seen: readonly PlanRow[];
  readonly selection: ReadonlySet<string>;
  readonly level: PlanningLevel;
}

/** Drops rows at another place of the tree, by the rules that decide whether they may stand there. */
export function useRowDrops({ plan, seen, selection, level }: Options): RowDragHandlers {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const refusalText = useFailureText();
  const isGrouped = useAppSelector(({ gantt }) => gantt.grouping !== null);
  const contextNow = useDecisionContext();
  return useMemo(() => {
    const placeOf = (target: RowTarget): DropPlace =>
      'into' in target ? placeInto(plan, target.into) : placeInGap(seen, target);
    const nameOf = (id: string): string => plan.tasks.get(id)?.text ?? '';
    const titleOf = (ids: readonly string[]): string =>
      ids.length === 1 ? nameOf(ids[0]!) : t('selection.count', { count: ids.length });
    const whereOf = ({ parent, after }: DropPlace): readonly Fact[] => [
      { name: t('dropping.into'), value: parent === null ? t('dropping.top') : nameOf(parent) },
      { name: t('dropping.after'), value: after === null ? t('dropping.first') : nameOf(after) },
    ];
    return {
      seenRows: () => seen,
      rowsHeld: (id) => {
        const key = isGrouped ? 'gantt:blocked.grouped' : plansAhead(level) ? 'gantt:dropping.sorted' : null;
        if (key) {
          dispatch(messageShown({ severity: 'info', key }));
          return null;
        }
        return selection.has(id) ? [...selection] : [id];
      },
      dropPreview: (ids, target) => {
        const place = placeOf(target);
        const depth = place.parent === null ? 1 : treeOf(plan).ancestorsOf(place.parent).length + 2;
        const action = moveAction(plan, ids, place);
        const decision = action && decide(plan, action, contextNow());
        const isRefused = decision !== null && !decision.ok;
        const facts = isRefused
          ? [{ name: t('moving.refused'), value: refusalText(decision.refusal) }]
          : whereOf(place);
        return { tip: { title: titleOf(ids), facts }, isRefused, depth };
      },
      onDropped: (ids, target) => {
        const place = placeOf(target);
        const action = moveAction(plan, ids, place);
        if (!action) return;
        if (movesTo(plan, ids, place).length > MAX_BATCH) {
          dispatch(messageShown({ severity: 'info', key: 'gantt:blocked.tooMany' }));
          return;
        }
        const about = t('dropping.done', { count: ids.length });
        dispatch(planActions.submit(action, action.type === 'BATCH_UPDATE' ? { about } : {}));
        // What was dropped is seen where it is.
        if (place.parent !== null) dispatch(ganttActions.branchToggled({ id: place.parent, open: true }));
      },
    };
  }, [plan, seen, selection, level, isGrouped, t, dispatch, refusalText, contextNow]);
}

function moveAction(plan: Plan, ids: readonly string[], place: DropPlace): PlanAction | null {
  return batchOf(movesTo(plan, ids, place).map((payload) => ({ type: 'MOVE_BRANCH', payload })));
}
