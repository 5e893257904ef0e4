import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endVariance, lastDay, nameWithUnit } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { type Fact, Facts, Lines, Section } from './parts';
import type { ShownTask } from './shown-task';

/** What the task weighs, what it takes, and how it stands to the default baseline. */
export function MeasuresSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const { row, task, plan } = shown;
  const resources = task.resources.flatMap(({ id, amount }) => {
    const resource = plan.resources.get(id);
    return resource ? [{ id, name: nameWithUnit(resource), amount: format.number(amount) }] : [];
  });
  return (
    <Section title={t('measures')}>
      <Facts of={[{ name: t('weight'), value: format.percent(row.weight, 2) }, ...useBaseline(shown)]} />
      {resources.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Lines label={t('resources')}>
            {resources.map(({ id, name, amount }) => (
              <Typography key={id} component="li" variant="body2" sx={{ display: 'flex', gap: 3 }}>
                <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                {amount}
              </Typography>
            ))}
          </Lines>
        </Box>
      )}
    </Section>
  );
}

function useBaseline({ plan, row }: ShownTask): readonly Fact[] {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const { baselineStart, baselineEnd } = row;
  if (!baselineStart || !baselineEnd) return [{ name: t('baseline'), value: t('notInBaseline') }];
  const late = endVariance(plan, row) ?? 0;
  const by = t('countDays', { count: Math.abs(late) });
  const days = [baselineStart, lastDay(baselineStart, baselineEnd)];
  return [
    { name: t('baseline'), value: [...new Set(days)].map((day) => format.date(day)).join(' – ') },
    {
      name: t('variance'),
      value: late === 0 ? t('asInBaseline') : t(late > 0 ? 'later' : 'earlier', { days: by }),
    },
  ];
}
