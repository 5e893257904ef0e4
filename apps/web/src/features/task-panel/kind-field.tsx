import type { TaskKind } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import type { Refused } from '../../base/messages/messages-slice';
import { WithRefusalLink } from './with-refusal-link';

interface Props {
  readonly value: TaskKind;
  /** Answers why it cannot be so; null when it is. */
  readonly onKind: (kind: TaskKind) => Refused | null;
}

const KINDS = ['task', 'milestone'] as const satisfies readonly TaskKind[];

/** Whether it is a task or a milestone. */
export function KindField({ value, onKind }: Props) {
  const { t } = useTranslation('taskPanel');
  const [problem, setProblem] = useState<Refused | null>(null);
  return (
    <WithRefusalLink label={t('kindLabel')} problem={problem}>
      <ChoiceField<TaskKind>
        label={t('kindLabel')}
        value={value}
        choices={KINDS.map((one) => ({ key: one, label: t(`kind.${one}`) }))}
        problem={problem?.why ?? null}
        onChange={(kind) => setProblem(onKind(kind))}
      />
    </WithRefusalLink>
  );
}
