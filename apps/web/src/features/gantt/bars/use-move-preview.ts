import {
  decide,
  type MovedEnd,
  movedEnd,
  movedTasks,
  type Plan,
  planAfter,
  type PlanRow,
} from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import type { Fact, Tip } from './bar-tooltips';
import { type BarMove, barMove } from './bar-moves';

/** What would become of the plan if a bar were dropped where it is held. */
export interface MovePreview {
  readonly tip: Tip;
  /** The tasks that would stand elsewhere; none where the plan would not take it. */
  readonly moved: readonly Pick<PlanRow, 'id' | 'start' | 'end'>[];
}

/** Says what a drag would do, by the same rules that decide it when the bar is dropped. */
export function useMovePreview(plan: Plan, selection: ReadonlySet<string>): (move: BarMove) => MovePreview {
  const { t } = useTranslation(['gantt', 'taskPanel']);
  const format = useFormat();
  const refusalText = useFailureText();
  const contextNow = useDecisionContext();
  return useCallback(
    (move) => {
      const action = barMove(plan, selection, move);
      const isAll = action?.type === 'MOVE_TASKS';
      const title = isAll
        ? t('selection.count', { count: selection.size })
        : (plan.tasks.get(move.id)?.text ?? '');
      const decision = action ? decide(plan, action, contextNow()) : { ok: true as const, changes: [] };
      if (!decision.ok) {
        const facts = [{ name: t('moving.refused'), value: refusalText(decision.refusal) }];
        return { tip: { title, facts }, moved: [] };
      }
      const after = planAfter(plan, decision);
      const tasks = movedTasks(plan, after, decision.changes);
      const own = tasks.find(({ id }) => id === move.id);
      const facts: Fact[] = [];
      if (own) {
        facts.push({ name: t('columnInFull.start'), value: format.date(own.after.firstDay) });
        facts.push({ name: t('columnInFull.end'), value: format.date(own.after.lastDay) });
        facts.push({ name: t('columnInFull.days'), value: String(after.tasks.get(move.id)!.duration) });
      }
      facts.push({ name: t('moving.tasks'), value: String(tasks.length) });
      const end = movedEnd(plan, after);
      if (end) facts.push({ name: t('moving.end'), value: endText(end) });
      return { tip: { title, facts }, moved: tasks.map(({ id }) => after.tasks.get(id)!) };

      function endText({ after: last, by }: MovedEnd): string {
        const date = format.date(last);
        if (by === 0) return t('moving.same', { date });
        const days = t('taskPanel:countDays', { count: Math.abs(by) });
        return t(by > 0 ? 'moving.later' : 'moving.earlier', { date, days });
      }
    },
    [plan, selection, t, format, refusalText, contextNow],
  );
}
