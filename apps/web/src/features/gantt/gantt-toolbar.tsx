import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import type { Responsible } from '@plomada/domain';
import { memo, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { filtersInForce } from '../../plan/filter/plan-filter-slice';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import type { GridRoom } from './grid/grid-shown';
import { LevelChips, LevelSelect } from './filter/level-choice';
import { MoreButton } from './more-button';
import { PhoneShowsSwitch } from './phone-list/phone-shows-switch';
import { RowFilters } from './filter/row-filters';
import { TimelineTools } from './zoom/timeline-tools';
import { useWidth } from '../../base/layout/use-width';

interface GanttToolbarProps {
  readonly responsibles: readonly Responsible[];
  /** Whose tasks alone are shown. */
  readonly responsible: string | null;
  readonly room: GridRoom;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onNextFound: () => void;
}

const LINE = { alignItems: 'center', flexWrap: 'wrap' } as const;

/**
 * What is shown and how: level, search, responsible, critical path, zoom, columns. On a phone all but the level is folded away,
 * beside the panel as much as has no room in a line.
 * An edit of the plan leaves it as it is.
 */
export const GanttToolbar = memo(function GanttToolbar({
  responsibles,
  responsible,
  room,
  searchRef,
  onNextFound,
}: GanttToolbarProps) {
  const { t } = useTranslation('gantt');
  const level = useAppSelector(({ planFilter }) => planFilter.level);
  const search = useAppSelector(({ planFilter }) => planFilter.search);
  const taskFilter = useAppSelector(({ planFilter }) => planFilter.filter);
  const showCritical = useAppSelector(({ gantt }) => gantt.showCritical);
  const isGrouped = useAppSelector(({ gantt }) => gantt.grouping !== null);
  const phoneShows = useAppSelector(({ gantt }) => gantt.phoneShows);
  const [unfolded, setUnfolded] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const hasPanel = useTaskInAddress().taskId !== null;
  const folded = foldedAway(room, hasPanel, useWidth(bar));
  const rowFilters = <RowFilters {...{ responsibles, responsible, searchRef, onNextFound }} />;
  const isList = room === 'phone' && phoneShows === 'list';
  const tools = !isList && <TimelineTools room={room} />;
  const hasFilters = folded === 'all';
  const inForce = [
    showCritical,
    hasFilters && search.trim() !== '',
    hasFilters && responsible !== null,
    hasFilters && isGrouped,
  ];
  const filters = hasFilters ? filtersInForce(taskFilter) : 0;
  return (
    <Stack
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar')}
      useFlexGap
      spacing={2}
      sx={{ px: 4, pt: room === 'phone' ? 1 : 2, pb: room === 'phone' ? 0 : 2 }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={LINE}>
        {folded === 'nothing' ? <LevelChips /> : <LevelSelect level={level} />}
        {!hasFilters && rowFilters}
        {room === 'phone' && <PhoneShowsSwitch />}
        {folded === 'nothing' ? (
          <Stack direction="row" spacing={2} sx={{ ml: 'auto', alignItems: 'center' }}>
            {tools}
          </Stack>
        ) : (
          <MoreButton
            count={inForce.filter(Boolean).length + filters}
            unfolded={unfolded}
            onToggled={() => setUnfolded(!unfolded)}
          />
        )}
      </Stack>
      {folded !== 'nothing' && (
        <Collapse in={unfolded} unmountOnExit>
          <Stack direction="row" useFlexGap spacing={2} sx={LINE}>
            {hasFilters && rowFilters}
            {tools}
          </Stack>
        </Collapse>
      )}
    </Stack>
  );
});

/** Pixels in which the toolbar has its line beside the panel: for all of it, and for the level and the filters. */
const ONE_LINE = { all: 1190, filters: 560 } as const;

/** What has no room in the one line that the toolbar keeps on a phone, and beside the panel, where the chart must not jump as it opens. */
function foldedAway(room: GridRoom, hasPanel: boolean, width: number): 'nothing' | 'tools' | 'all' {
  if (room === 'phone') return 'all';
  if (!hasPanel || width >= ONE_LINE.all) return 'nothing';
  return width >= ONE_LINE.filters ? 'tools' : 'all';
}
