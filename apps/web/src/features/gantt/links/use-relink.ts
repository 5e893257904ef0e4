import { batchOf, decide, lagText, type Link, type Plan, type PlanAction } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../base/hooks';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useDecisionContext } from '../../../plan/editing/use-decision-context';
import { planActions } from '../../../plan/state/plan-actions';
import type { Fact } from '../bars/bar-tooltips';
import { relinking } from '../commands/linked-selection';
import type { LinkEndHandlers, Relink } from './link-ends';

/** Brings an end of a link to another task, by the rules that decide whether it may go there. */
export function useRelink(plan: Plan): LinkEndHandlers {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const refusalText = useFailureText();
  const contextNow = useDecisionContext();
  return useMemo(() => {
    const nameOf = (id: string): string => plan.tasks.get(id)?.text ?? '';
    return {
      relinkTip: (relink) => {
        const link = linkAfter(plan, relink);
        if (!link) return { title: '', facts: [] };
        const action = relinkAction(plan, relink);
        const decision = action && decide(plan, action, contextNow());
        const facts: Fact[] = [
          { name: t('link.from'), value: nameOf(link.source) },
          { name: t('link.to'), value: nameOf(link.target) },
        ];
        if (decision && !decision.ok)
          facts.push({ name: t('moving.refused'), value: refusalText(decision.refusal) });
        return { title: `${t(`linkType.${link.type}`)}${lagText(link.lag)}`, facts };
      },
      onRelinked: (relink) => {
        const action = relinkAction(plan, relink);
        if (action) dispatch(planActions.submit(action, { about: t('link.relinked') }));
      },
    };
  }, [plan, t, dispatch, refusalText, contextNow]);
}

function linkAfter(plan: Plan, { link: id, end, task }: Relink): Link | null {
  const link = plan.links.get(id);
  return link ? { ...link, [end]: task } : null;
}

/** Null where the end is at that task already. */
function relinkAction(plan: Plan, relink: Relink): PlanAction | null {
  const link = plan.links.get(relink.link);
  if (!link || link[relink.end] === relink.task) return null;
  return batchOf(relinking(link, linkAfter(plan, relink)!));
}
