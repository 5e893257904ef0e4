import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../base/hooks';
import type { RootState } from '../../app/workspace-state';
import { chosenColumns, placeOf } from '../gantt/grid-shown';
import { chartView, unfolded } from '../gantt/chart-view';
import { useFilteredRows, usePlanFilter } from '../../plan/filter/use-filtered-rows';
import { useGridRoom } from '../gantt/use-grid-room';
import { useChartWords } from '../gantt/use-chart-words';
import { selectPlan, selectSummary } from '../../plan/state/plan-selectors';
import { useSaveTable } from '../exports/use-save-table';

/** Downloads the rows and columns that the Gantt shows at this moment; tells whether they are being written. */
export function useSaveChartView(): readonly [boolean, () => Promise<void>] {
  const { t } = useTranslation('gantt');
  const summary = useAppSelector(selectSummary)!;
  const plan = useAppSelector(selectPlan)!;
  const { getState } = useStore<RootState>();
  const { level } = usePlanFilter();
  const shown = useFilteredRows();
  const words = useChartWords(plan);
  const [busy, save] = useSaveTable();
  const room = useGridRoom();
  const saveShown = () => {
    const { collapsed, columns } = getState().gantt;
    const choice = columns[placeOf(room)]?.[level];
    const names = chosenColumns(level, 'wide', choice);
    const view = chartView(t(`level.${level}`), names, unfolded(shown, collapsed), words, plan);
    return save(view, summary.name);
  };
  return [busy, saveShown];
}
