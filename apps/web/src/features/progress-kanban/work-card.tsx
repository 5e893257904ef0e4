import Box from '@mui/material/Box';
import { hundredths, type WorkRow } from '@plomada/domain';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { WaitingShare } from '../notifications/waiting-share';
import { CausesCell, SinceClose, StateCell } from '../progress/work-cells';

/** Pixels of a card: a name and a reason in two lines each, and a line of each of the rest. */
export const CARD_PX = 172;

/** What the table says of work, in words. */
export interface WorkTexts {
  readonly responsible: (row: WorkRow) => string;
  readonly why: (row: WorkRow) => string;
  readonly causes: (row: WorkRow) => string;
}

interface Props {
  readonly row: WorkRow;
  readonly texts: WorkTexts;
  /** Undefined where nobody asks why it is not more, or this person may not say. */
  readonly wayToExplain: (row: WorkRow) => (() => void) | undefined;
  /** What takes away what stands in its way. */
  readonly nextStep: (row: WorkRow) => ReactNode;
}

/**
 * What one needs of work to decide: what it is and whose, what was promised and done, how it stands and why, and why a promise is not
 * kept. A card whose row is the same is not drawn again when another one is moved.
 */
export const WorkCard = memo(function WorkCard({ row, texts, wayToExplain, nextStep }: Props) {
  const { t } = useTranslation('progress');
  const { percent } = useFormat();
  const { code, text } = row.row;
  const { commitment } = row.task;
  const shares = {
    progress: percent(hundredths(row.task.progress)),
    commitment: percent(commitment === null ? null : hundredths(commitment)),
  };
  const promised = commitment === null ? 'unpromised' : 'promised';
  const people = row.row.responsibles.length > 0 ? texts.responsible(row) : t('kanban.nobody');
  const explain = wayToExplain(row);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flexShrink: 0 }}>
        <Box title={text} sx={{ ...IN_LINES, flexGrow: 1, fontWeight: 600 }}>
          {code} {text}
        </Box>
      </Box>
      <Line title={people}>{people}</Line>
      <Box sx={{ display: 'flex', flexShrink: 0, gap: 2, alignItems: 'baseline' }}>
        <Line title={t(`kanban.inFull.${promised}`, shares)}>{t(`kanban.${promised}`, shares)}</Line>
        <SinceClose row={row} />
        <WaitingShare taskId={row.id} />
      </Box>
      <Box sx={ROOM}>
        <Box sx={IN_WHOLE_LINES}>
          <StateCell row={row} why={texts.why(row)} lines={null} />
        </Box>
      </Box>
      <Box sx={{ mt: 'auto', flexShrink: 0 }}>
        {explain || row.task.causes.length > 0 ? (
          <CausesCell row={row} reach={-1} text={texts.causes(row)} onExplain={explain} />
        ) : (
          nextStep(row)
        )}
      </Box>
    </Box>
  );
});

interface LineProps {
  /** All of it, where the line may be cut. */
  readonly title?: string;
  readonly children: ReactNode;
}

const Line = ({ title, children }: LineProps) => (
  <Box title={title} sx={LINE}>
    {children}
  </Box>
);

const LINE = {
  flexShrink: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

const ROOM = { flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden' } as const;

/** As many lines as there is room for, none of them cut: what does not fit goes on in a column beside it, which nobody sees. */
const IN_WHOLE_LINES = {
  position: 'absolute',
  inset: 0,
  columns: '1',
  columnFill: 'auto',
  orphans: 1,
  widows: 1,
} as const;

const IN_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
