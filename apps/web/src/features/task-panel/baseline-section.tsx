import Box from '@mui/material/Box';
import { comparedWith } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { useFormat } from '../../base/format';
import { chosenBaseline } from '../gantt/bars/chosen-baseline';
import { Facts, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** Where the task stood in a baseline, the default one until another is chosen, and by how much it left it. */
export function BaselineSection({ plan, row }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'codes']);
  const format = useFormat();
  const { rows } = plan.baselines;
  const [chosen, choose] = useState<string | null>(null);
  const baseline = chosenBaseline(plan, chosen);
  const compared = useMemo(() => baseline && comparedWith(plan, row, baseline), [plan, row, baseline]);
  const days = (count: number) => t('countDays', { count });
  const moved = (by: number, more: 'later' | 'longer', less: 'earlier' | 'shorter') =>
    by === 0 ? t('asInBaseline') : t(by > 0 ? more : less, { days: days(Math.abs(by)) });
  return (
    <Section title={t('baseline')}>
      {!baseline && <Quiet>{t('codes:BASELINE_MISSING')}</Quiet>}
      {baseline && rows.length > 1 && (
        <Box sx={{ mb: 3 }}>
          <ChoiceField
            label={t('comparedWith')}
            value={baseline.id}
            choices={rows.map(({ id, name, isDefault }) => ({
              key: id,
              label: isDefault ? t('defaultBaseline', { name }) : name,
            }))}
            onChange={choose}
          />
        </Box>
      )}
      {baseline && !compared && <Quiet>{t('notInBaseline', { name: baseline.name })}</Quiet>}
      {compared && (
        <Facts
          of={[
            { name: t('start'), value: format.date(compared.firstDay) },
            { name: t('end'), value: format.date(compared.lastDay) },
            { name: t('days'), value: days(compared.duration) },
            { name: t('variance.start'), value: moved(compared.startVariance, 'later', 'earlier') },
            { name: t('variance.end'), value: moved(compared.endVariance, 'later', 'earlier') },
            { name: t('variance.days'), value: moved(compared.durationVariance, 'longer', 'shorter') },
          ]}
        />
      )}
    </Section>
  );
}
