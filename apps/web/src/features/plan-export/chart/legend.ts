import type { TFunction } from 'i18next';
import { LIGHT } from '../../../base/theme/tokens';
import type { LegendEntry } from '../drawing/drawing';
import type { ChartOptions } from './chart-options';

/** What the colours and patterns of a drawn plan stand for, each once. */
export function legendOf(
  { critical, baseline }: Pick<ChartOptions, 'critical' | 'baseline'>,
  t: TFunction<['exports', 'gantt']>,
): readonly LegendEntry[] {
  const { state } = LIGHT;
  return [
    { colour: state.completed, text: t('gantt:state.completed') },
    { colour: state.executable, text: t('gantt:state.executable') },
    { colour: state.inTerm, text: t('gantt:state.active') },
    { colour: state.delayed, text: t('gantt:state.delayed') },
    { colour: state.restricted, text: t('exports:chart.restricted') },
    { colour: state.notAnalysed, text: t('gantt:state.notAnalysed') },
    ...(critical
      ? [{ colour: LIGHT.textMuted, critical: true as const, text: t('gantt:criticalPath') }]
      : []),
    ...(baseline ? [{ colour: LIGHT.borderStrong, text: t('gantt:level.baseline') }] : []),
  ];
}
