import type { Plan, RhythmClash, RhythmLine } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useToday } from '../../plan/rows/use-today';
import { Chart } from '../../base/charts/chart';
import { balanceOptions } from '@plomada/presentation';

interface Props {
  readonly plan: Plan;
  readonly lines: readonly RhythmLine[];
  readonly clashes: readonly RhythmClash[];
}

/** Units against days: a line for each category, steep where it is quick, and marks where two are in one unit. */
export function BalanceChart({ plan, lines, clashes }: Props) {
  const { t } = useTranslation('lineOfBalance');
  const format = useFormat();
  const today = useToday();
  const units = [...plan.rhythmUnits.rows].sort((a, b) => a.order - b.order);
  const options = balanceOptions({ units, lines, clashes, today, words: { t, format } });
  return <Chart options={options} description={t('chart')} />;
}
