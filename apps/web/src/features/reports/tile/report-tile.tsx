import Card from '@mui/material/Card';
import type { ChosenPoint } from '@plomada/presentation';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filters, NO_FILTERS } from '../../../base/grid/filters';
import { type TileFace, TileContent, type TileContentProps } from './tile-content';
import { WholeScreen } from './whole-screen';

export interface ReportTileProps extends Omit<
  TileContentProps,
  'titleId' | 'face' | 'onFace' | 'onBehind' | 'point' | 'fullScreen' | 'filters'
> {
  /** What it shows first. */
  readonly face?: TileFace;
  /** What its table is filtered by, where the address says it. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
}

/** A report on a dashboard: its chart or figure, the table of it, what that is made of, and files of what is shown. */
export function ReportTile({ face: first = 'chart', ...content }: ReportTileProps) {
  const { t } = useTranslation('reports');
  const titleId = useId();
  const [face, setFace] = useState<TileFace>(first);
  const [found, setFound] = useState<Filters>(NO_FILTERS);
  const [point, setPoint] = useState<ChosenPoint | null>(null);
  const [isWhole, setWhole] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isSought = Object.keys(content.filters?.[0] ?? {}).length > 0;
  // Whoever followed a link to a row of it is brought to it.
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSought]);
  const filterBehind = (next: Filters) => {
    setFound(next);
    // Whoever takes the last filter away asks for all rows.
    if (Object.keys(next).length === 0) setPoint(null);
  };
  const showBehind = (next: Filters, chosen: ChosenPoint | null) => {
    setFound(next);
    setPoint(chosen);
    setFace('behind');
  };
  const showFace = (next: TileFace) => (next === 'behind' ? showBehind(NO_FILTERS, null) : setFace(next));
  const { filters: sought, ...others } = content;
  const filters = face === 'behind' ? ([found, filterBehind] as const) : sought;
  const shown = {
    ...{ ...others, face, point, onFace: showFace, onBehind: showBehind },
    ...(filters && { filters }),
  };
  return (
    <Card
      ref={card}
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 4, minWidth: 0, ...(content.fills && { height: '100%' }) }}
    >
      <TileContent
        {...shown}
        titleId={titleId}
        fullScreen={{ label: t('tile.fullScreen'), run: () => setWhole(true) }}
      />
      {isWhole && (
        <WholeScreen label={content.name} onClose={() => setWhole(false)}>
          <Card sx={{ p: { xs: 3, md: 6 }, height: '100%', border: 0 }}>
            <TileContent
              {...shown}
              fills
              titleId={`${titleId}-whole`}
              fullScreen={{ label: t('tile.leaveFullScreen'), run: () => setWhole(false) }}
            />
          </Card>
        </WholeScreen>
      )}
    </Card>
  );
}
