import { type Plan, shortCodes, treeOf } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../base/fields/picks-field';

interface Props {
  readonly plan: Plan;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChosen: (ids: readonly string[]) => void;
}

/** The tasks that a restriction holds back: looked for by code or name, several at once. */
export function TasksField({ plan, chosen, disabled, onChosen }: Props) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const codes = shortCodes(plan);
  const leaves = useMemo(() => {
    const tree = treeOf(plan);
    return tree.inOrder.filter((id) => tree.isLeaf(id));
  }, [plan]);
  return (
    <PicksField
      required
      disabled={disabled}
      label={t('columns:restriction.tasks')}
      keys={leaves}
      nameOf={(id) => `${codes.get(id) ?? ''} ${plan.tasks.get(id)?.text ?? ''}`}
      named={6}
      value={chosen.filter((id) => plan.tasks.has(id))}
      onChange={onChosen}
    />
  );
}
