import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../base/hooks';
import type { RootState } from '../../app/workspace-state';
import { chosenColumns, deviceOf } from '../gantt/grid/grid-shown';
import { chartView, unfolded } from '../gantt/chart/chart-view';
import { rowFilter } from '../../plan/filter/row-filter';
import { shownRows } from '../../plan/filter/shown-rows';
import { usePlanFilter } from '../../plan/filter/use-filtered-rows';
import { planViewOf } from '../../plan/rows/use-plan-view';
import { todayOf } from '../../plan/state/author';
import { useRowGroups } from '../gantt/grouping/use-row-groups';
import { useGridRoom } from '../gantt/grid/use-grid-room';
import { useChartWords } from '../gantt/chart/use-chart-words';
import { selectPlan, selectSummary } from '../../plan/state/plan-selectors';
import { type TableFormat, useSaveTable } from '../exports/use-save-table';

/** Downloads the rows and columns that the Gantt shows at this moment, in its groups; tells whether they are being written. */
export function useSaveChartView(): readonly [boolean, (way: TableFormat) => Promise<void>] {
  const { t } = useTranslation('gantt');
  const { getState } = useStore<RootState>();
  const filter = usePlanFilter();
  const responsibles = useAppSelector((state) => selectPlan(state)!.responsibles);
  const settings = useAppSelector((state) => selectPlan(state)!.settings);
  const words = useChartWords({ responsibles, settings });
  const [busy, save] = useSaveTable();
  const room = useGridRoom();
  const grouped = useRowGroups();
  const saveShown = (way: TableFormat) => {
    // The rows of this moment only: a menu that nobody opens does not follow every edit.
    const state = getState();
    const plan = selectPlan(state)!;
    const today = todayOf(plan);
    const { rows } = planViewOf(plan, today);
    const shown = grouped(shownRows(rows, rowFilter(filter, plan, today)), plan);
    const { level } = filter;
    const { collapsed, columns } = state.gantt;
    const choice = columns[deviceOf(room)]?.[level];
    const names = chosenColumns(level, 'wide', choice);
    const view = chartView(t(`level.${level}`), names, unfolded(shown, collapsed), words, plan);
    return save(view, selectSummary(state)!.name, way);
  };
  return [busy, saveShown];
}
