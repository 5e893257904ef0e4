import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChosenPoint, Readings } from '@plomada/presentation';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CHART_HEIGHT } from '../../../base/charts/chart-height';
import { OnChosenPoint } from '../../../base/charts/chosen-point';
import type { Command } from '../../../base/commands/use-command-menu';
import type { Filters } from '../../../base/grid/filters';
import { shownTable } from '../../../base/grid/shown-table';
import { useAppSelector } from '../../../base/hooks';
import { FitIcon } from '../../../base/icons/icons';
import { NOT_PRINTED } from '../../../base/layout/printed';
import { Empty } from '../../../base/states/empty';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { columnsOf } from '../../../columns/catalogue';
import { useWords } from '../../../columns/use-columns';
import type { Explanation } from '../registry/report';
import type { FilledReport } from '../registry/report';
import { ExplanationButton } from './explanation-button';
import { ReportTable } from './report-table';
import { TileMenu } from './tile-menu';
import { useShownRows } from './use-shown-rows';
import { useTileCommands } from './use-tile-commands';

const FACES = ['chart', 'table', 'behind'] as const;
/** What a report shows: its chart or figure, the table of it, or the rows that it is made of. */
export type TileFace = (typeof FACES)[number];
const TABLE_HEIGHT = 320;

export interface TileContentProps {
  /** What it is called. */
  readonly name: string;
  readonly titleId: string;
  readonly filled: FilledReport;
  /** It is of a part of the project. */
  readonly isNarrowed?: boolean;
  /** What its files are named after: the project, and what it is narrowed to. */
  readonly projectName: string;
  readonly face: TileFace;
  readonly onFace: (face: TileFace) => void;
  /** What the table is filtered by. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
  /** Shows the rows behind a point, by what they are found. */
  readonly onBehind: (filters: Filters, point: ChosenPoint) => void;
  /** The point whose rows are shown. */
  readonly point?: ChosenPoint | null;
  readonly explanation?: Explanation;
  /** Up to when its figures go. */
  readonly cutOff?: string;
  /** It takes the height that it is given, instead of that of its chart. */
  readonly fills?: boolean;
  /** Before its title: what it is moved by. */
  readonly handle?: ReactNode;
  /** What can be done with it where it stands. */
  readonly commands?: readonly Command[];
  readonly fullScreen: { readonly label: string; readonly run: () => void };
}

export function TileContent(props: TileContentProps) {
  const { name, titleId, filled, projectName, face, onFace, explanation, handle, fills = false } = props;
  const { t } = useTranslation('reports');
  const words = useWords(['reports']);
  const plan = useAppSelector(selectPlan);
  const body = useRef<HTMLElement>(null);
  useFocusKept(body, face);
  const shown = useShownRows(props);
  const { source } = shown;
  const files = useTileCommands({
    ...{ name, projectName, body },
    ...(props.cutOff && { cutOff: props.cutOff }),
    hasChart: filled.hasPicture && face === 'chart',
    table: () => shownTable(name, columnsOf(source.columns, words, plan), source.rows),
  });
  const whole: Command = { name: 'fullScreen', icon: <FitIcon />, ...props.fullScreen };
  const others = FACES.filter((one) => one !== face && hasFace(filled, one));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', ...(fills && { height: '100%' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {handle}
        <Box
          sx={{ flex: '1 1 140px', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
        >
          <Typography id={titleId} variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {props.cutOff}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...NOT_PRINTED }}>
          {!filled.isEmpty &&
            others.map((one) => (
              <Button key={one} size="small" onClick={() => onFace(one)}>
                {t(`tile.${one === 'chart' && !filled.hasPicture ? 'figure' : one}`)}
              </Button>
            ))}
          {explanation && <ExplanationButton name={name} explanation={explanation} />}
          <TileMenu
            name={name}
            commands={[...(filled.isEmpty ? [] : [whole, ...files]), ...(props.commands ?? [])]}
          />
        </Box>
      </Box>
      <Box ref={body} tabIndex={-1} sx={{ outline: 'none !important', ...(fills && FILLING) }}>
        <TileBody {...props} shown={shown} />
      </Box>
    </Box>
  );
}

function TileBody(props: TileContentProps & { readonly shown: ReturnType<typeof useShownRows> }) {
  const { name, filled, isNarrowed, face, filters, fills, onBehind } = props;
  const { t } = useTranslation('reports');
  const words = useWords(['reports']);
  const { source, noRows } = props.shown;
  if (filled.isEmpty && isNarrowed)
    return <Empty title={t('common:noResults')} detail={t('filter.emptyDetail')} />;
  if (filled.isEmpty) return <Empty title={t('tile.pending')} detail={t('tile.pendingDetail')} />;
  const { behind } = filled;
  if (face === 'chart')
    return (
      <OnChosenPoint value={behind && ((point) => onBehind(reading(behind.at(point, words)), point))}>
        {filled.chart}
      </OnChosenPoint>
    );
  const table = (
    <ReportTable
      key={face}
      name={name}
      source={source}
      height={fills ? '100%' : TABLE_HEIGHT}
      {...(noRows && { noRows: t(noRows) })}
      {...(filters && { filters })}
    />
  );
  if (!filled.isList) return table;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%' }}>
      {filled.chart}
      <Box sx={{ flex: '1 1 0', minHeight: fills ? 0 : TABLE_HEIGHT }}>{table}</Box>
    </Box>
  );
}

/** A list has its figure above it, and no other face. */
const hasFace = ({ behind, isList }: FilledReport, face: TileFace): boolean =>
  face === 'behind' ? behind !== null : face === 'table' || !isList;

/** The rows that read so. */
const reading = (readings: Readings): Filters =>
  Object.fromEntries(Object.entries(readings).map(([column, text]) => [column, { among: [text] }]));

/** Who shows something else in the tile goes on there: what was pressed has gone with what was shown. */
function useFocusKept(body: RefObject<HTMLElement | null>, face: TileFace): void {
  const before = useRef(face);
  useEffect(() => {
    if (before.current === face) return;
    before.current = face;
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [body, face]);
}

const FILLING = { flex: 1, minHeight: 0, overflow: 'auto', [CHART_HEIGHT]: '100%' } as const;
