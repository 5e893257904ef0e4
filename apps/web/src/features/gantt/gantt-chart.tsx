import 'dhtmlx-gantt/codebase/dhtmlxgantt.css';
import './gantt.css';
import Box from '@mui/material/Box';
import type { GanttStatic, GridColumn } from 'dhtmlx-gantt';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { type CellWords, columnsOf } from './chart-columns';
import { type Band, drawBands } from './chart-overlays';
import { type ChartData, showData } from './chart-rows';
import { setScales } from './chart-scales';
import { type ChartHandlers, createChart } from './create-chart';
import type { PlanningLevel, Zoom } from './gantt-slice';

/** What the page asks of the chart. */
export interface GanttChartHandle {
  /** Shows the plan from its first day to its last. */
  fit(): void;
  /** Puts every bar where the plan has it. */
  restore(): void;
}

export interface GanttChartProps {
  readonly ref?: Ref<GanttChartHandle>;
  readonly label: string;
  readonly data: ChartData;
  readonly level: PlanningLevel;
  readonly zoom: Zoom;
  readonly language: string;
  readonly words: CellWords;
  readonly bands: readonly Band[];
  readonly handlers: Omit<ChartHandlers, 'onRendered'>;
  readonly editable: boolean;
  readonly mayRecord: boolean;
  /** Changes when only the looks of rows change: selection, critical path, responsibles' names. */
  readonly looks: string;
}

/** The chart library inside React: made once, then told what changed. */
export function GanttChart({ ref, ...props }: GanttChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<GanttStatic | null>(null);
  const shown = useRef<ChartData | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const made = createChart(
      container.current!,
      handlersOf(latest, () => chart.current),
    );
    chart.current = made;
    return () => {
      chart.current = null;
      shown.current = null;
      made.destructor();
    };
  }, []);

  useImperativeHandle(ref, () => ({
    fit: () => chart.current?.ext.zoomToFit?.({ scope: 'all' }),
    restore: () => {
      if (chart.current && shown.current) showData(chart.current, shown.current, latest.current.data);
    },
  }));

  const { level, zoom, language, editable, mayRecord, words, data, looks, bands } = props;
  useEffect(() => {
    const made = chart.current!;
    made.config.columns = columnsOf(level, words, { editable, mayRecord }) as unknown as GridColumn[];
    setScales(made, zoom, language);
    made.config.drag_links = editable;
    made.config.drag_move = editable;
    made.config.drag_resize = editable;
    made.render();
  }, [level, zoom, language, editable, mayRecord, words]);

  useEffect(() => {
    showData(chart.current!, shown.current, data);
    shown.current = data;
  }, [data]);

  useEffect(() => chart.current!.render(), [looks, bands]);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 240 }}>
      <div ref={container} className="plan-chart" aria-label={props.label} role="region" />
    </Box>
  );
}

/** Handlers that always reach the newest props, so that the chart is never made anew. */
function handlersOf(
  latest: { readonly current: GanttChartProps },
  chart: () => GanttStatic | null,
): ChartHandlers {
  const now = () => latest.current.handlers;
  return {
    mayEdit: () => now().mayEdit(),
    isWorking: (civil) => now().isWorking(civil),
    isCritical: (row) => now().isCritical(row),
    isSelected: (id) => now().isSelected(id),
    showsBaseline: () => now().showsBaseline(),
    onMoved: (move) => now().onMoved(move),
    onEdited: (edit) => now().onEdited(edit),
    onRowClicked: (id, keys) => now().onRowClicked(id, keys),
    onAllClicked: () => now().onAllClicked(),
    onOpened: (id) => now().onOpened(id),
    onToggled: (id, open) => now().onToggled(id, open),
    onLinkDrawn: (link) => now().onLinkDrawn(link),
    onLinkOpened: (id) => now().onLinkOpened(id),
    onRendered: () => {
      const made = chart();
      if (made) drawBands(made, latest.current.bands);
    },
  };
}
