import type { Plan, PlanAction, PlanRow } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RefusedLine, RefusedList } from '../../../base/grid/refused-edits';
import { usePlanEdits } from '../../../plan/sending/use-plan-edits';

/** Does one thing to each of the tasks. */
export type EditMany = (actions: readonly (readonly [PlanRow, PlanAction])[]) => void;

/** Edits all tasks as one action; those that refuse stand in a list. */
export function useEditMany(rows: readonly PlanRow[]) {
  const { t } = useTranslation('taskPanel');
  const doTogether = usePlanEdits();
  const [lines, setLines] = useState<readonly RefusedLine[]>([]);
  const edit: EditMany = (actions) => {
    const { refused: answers } = doTogether(
      actions.map(([, action]) => action),
      'taskPanel:several.done',
    );
    setLines(
      actions.flatMap(([{ text }], at) => {
        const refused = answers[at];
        return refused ? [{ what: text, ...refused }] : [];
      }),
    );
  };
  const title = t('several.refused', { count: lines.length, of: rows.length });
  return { edit, refusedList: <RefusedList title={title} lines={lines} onClose={() => setLines([])} /> };
}

/** What a part of the panel needs to show what several tasks share and to change it. */
export interface SeveralTasksProps {
  readonly plan: Plan;
  readonly rows: readonly PlanRow[];
  readonly edit: EditMany;
}
