import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LayoutItem } from '@plomada/contracts';
import { DASHBOARD_GRID, inReadingOrder, type PlacedReport, type TiledReport } from '@plomada/domain';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import type { Command } from '../../../base/commands/use-command-menu';
import { useBeforePrint } from '../../../base/charts/use-before-print';
import { DeleteIcon, FilledStarIcon, StarIcon } from '../../../base/icons/icons';
import { Empty } from '../../../base/states/empty';
import type { Tiles } from '../registry/use-tiles';
import { ReportTile } from '../tile/report-tile';
import { compacted } from './arrange';
import { HANDLE, MoveHandle } from './move-handle';
import type { Favourites } from './use-favourites';

interface Props {
  readonly layout: readonly LayoutItem[];
  readonly tiles: Tiles;
  readonly favourites: Favourites;
  /** Takes what it is arranged to; null while it is not. */
  readonly onArranged: ((layout: readonly LayoutItem[]) => void) | null;
}

const { columns, leastWidth, leastHeight, mostHeight } = DASHBOARD_GRID;
const GRID = { cols: columns, rowHeight: 16, margin: [16, 16], containerPadding: [0, 0] } as const;
const LIMITS = { minW: leastWidth, minH: leastHeight, maxH: mostHeight };

/** Reports on the grid; below each other, in the order of reading, where a window has no room for columns. */
export function DashboardGrid({ layout, tiles, favourites, onArranged }: Props) {
  const { t } = useTranslation('reports');
  const isWide = useBeforePrint(useMediaQuery('(min-width: 1000px)'));
  const { width, containerRef, mounted } = useContainerWidth();
  const reports = inReadingOrder(layout).filter(({ i }) => tiles(i) !== null);
  if (reports.length === 0) return <Empty title={t('dashboard.empty')} detail={t('dashboard.emptyDetail')} />;
  const commandsOf = (i: TiledReport): Command[] => {
    const isFavourite = favourites.has(i);
    const favourite: Command = {
      name: 'favourite',
      label: t(isFavourite ? 'tile.noFavourite' : 'tile.favourite'),
      icon: isFavourite ? <FilledStarIcon /> : <StarIcon />,
      run: () => favourites.toggle(i),
    };
    const removal: Command = {
      name: 'remove',
      label: t('dashboard.remove'),
      icon: <DeleteIcon />,
      run: () => onArranged?.(compacted(layout.filter((one) => one.i !== i))),
    };
    return onArranged ? [removal] : [favourite];
  };
  const tileOf = ({ i }: LayoutItem, fills: boolean): ReactNode => (
    <ReportTile
      {...tiles(i)!}
      fills={fills}
      commands={commandsOf(i)}
      handle={
        onArranged && <MoveHandle name={tiles(i)!.name} id={i} layout={layout} onArranged={onArranged} />
      }
    />
  );
  const arranged = (next: readonly PlacedReport[]) => onArranged?.(withPlaces(layout, next));
  if (!isWide)
    return (
      <Box sx={STACK}>
        {reports.map((one) => (
          <Box key={one.i}>{tileOf(one, false)}</Box>
        ))}
      </Box>
    );
  return (
    <Box ref={containerRef} sx={onArranged ? PRINTED : { ...PRINTED, ...STILL }}>
      {mounted && (
        <GridLayout
          width={width}
          layout={layout.map((one) => ({ ...one, ...LIMITS }))}
          gridConfig={GRID}
          dragConfig={{ enabled: onArranged !== null, handle: `.${HANDLE}` }}
          resizeConfig={{ enabled: onArranged !== null, handles: ['se'] }}
          onDragStop={arranged}
          onResizeStop={arranged}
        >
          {reports.map((one) => (
            <Box key={one.i}>{tileOf(one, true)}</Box>
          ))}
        </GridLayout>
      )}
    </Box>
  );
}

/** Where the grid has them now; those that it does not show keep their place in the list, and lose that on the grid if it is taken. */
const withPlaces = (layout: readonly LayoutItem[], next: readonly PlacedReport[]): readonly LayoutItem[] => {
  const places = new Map(next.map((one) => [one.i, one]));
  return compacted(
    layout.map((one) => {
      const { x, y, w, h } = places.get(one.i) ?? one;
      return { i: one.i, x, y, w, h };
    }),
  );
};

/** Drawn for the width of a window, and as wide as the paper on it. */
const PRINTED_CHARTS = {
  '& .highcharts-container': { width: '100% !important', height: '100% !important' },
  '& .highcharts-root': { width: '100%', height: '100%' },
} as const;

const STACK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '@media print': {
    display: 'block',
    '& > *': { breakInside: 'avoid', mb: 4 },
    ...PRINTED_CHARTS,
  },
} as const;

/** Tiles that nobody moves are as wide at once as they stay: a chart that is drawn meanwhile keeps the width of then. */
const STILL = { '& .react-grid-item': { transition: 'none' } } as const;

/** Pixels: three to a sheet. */
const PRINTED_HEIGHT = 328;

/** On paper they stand below each other, none cut in two. */
const PRINTED = {
  '@media print': {
    '& .react-grid-layout': { height: 'auto !important' },
    '& .react-grid-item': {
      position: 'static !important',
      transform: 'none !important',
      width: '100% !important',
      height: `${PRINTED_HEIGHT}px !important`,
      breakInside: 'avoid',
      mb: 4,
    },
    ...PRINTED_CHARTS,
  },
  '& .react-grid-placeholder': { bgcolor: 'primary.main', opacity: 0.15, borderRadius: 1 },
  // Above the chart, which would take the pointer.
  '& .react-resizable-handle': {
    zIndex: 1,
    opacity: 1,
    '@media (prefers-color-scheme: dark)': { filter: 'invert(1)' },
  },
} as const;
