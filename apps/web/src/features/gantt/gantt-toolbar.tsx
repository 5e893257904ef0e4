import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import type { Responsible } from '@plomada/domain';
import { memo, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import type { GridRoom } from './grid-shown';
import { LevelChips, LevelSelect } from './level-choice';
import { MoreButton } from './more-button';
import { RowFilters } from './row-filters';
import { TimelineTools } from './timeline-tools';

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
 * What is shown and how: level, search, responsible, critical path, zoom, columns. On a phone all but the level is folded away.
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
  const showCritical = useAppSelector(({ gantt }) => gantt.showCritical);
  const [unfolded, setUnfolded] = useState(false);
  const filters = <RowFilters {...{ responsibles, responsible, searchRef, onNextFound }} />;
  const tools = <TimelineTools room={room} />;
  const bar = { role: 'toolbar', 'aria-label': t('toolbar'), useFlexGap: true, spacing: 2 } as const;
  if (room !== 'phone') {
    return (
      <Stack {...bar} direction="row" sx={{ ...LINE, px: 4, py: 2 }}>
        <LevelChips />
        {filters}
        <Stack direction="row" spacing={2} sx={{ ml: 'auto', alignItems: 'center' }}>
          {tools}
        </Stack>
      </Stack>
    );
  }
  const folded = [search.trim() !== '', responsible !== null, showCritical].filter(Boolean).length;
  return (
    <Stack {...bar} sx={{ px: 4, pb: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <LevelSelect level={level} />
        <MoreButton count={folded} unfolded={unfolded} onToggled={() => setUnfolded(!unfolded)} />
      </Stack>
      <Collapse in={unfolded} unmountOnExit>
        <Stack direction="row" useFlexGap spacing={2} sx={LINE}>
          {filters}
          {tools}
        </Stack>
      </Collapse>
    </Stack>
  );
});
