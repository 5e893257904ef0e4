import Box from '@mui/material/Box';
import type { WorkRow } from '@plomada/domain';
import { fallsShort, promiseOutcome } from '@plomada/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { CheckIcon, WarningIcon } from '../../base/icons/icons';
import { SinceClose, StateCell } from '../progress/work-cells';
import type { MeetingStep } from './meeting-steps';
import { ShareBar } from './share-bar';

interface Props {
  readonly row: WorkRow;
  readonly step: MeetingStep;
  /** The last day on which the term works has come. */
  readonly isDecided: boolean;
  readonly isCurrent: boolean;
  /** Why the task is in its state. */
  readonly why: string;
  /** Why the last thing that was asked for it was refused. */
  readonly refusal: string | null;
  readonly onCurrent: () => void;
  /** What can be done with it, shown while it is the present one. */
  readonly children: ReactNode;
}

/** A task in the meeting: what was promised of it, what is done, and what stands in its way, to be read across a table. */
export function MeetingRow({ row, step, isDecided, isCurrent, why, refusal, onCurrent, children }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isCurrent || own.current?.contains(document.activeElement)) return;
    own.current?.focus();
    own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const { task } = row;
  const percent = (share: number | null) => format.percent(share === null ? null : share * 100);
  const name = `${row.row.code} ${row.row.text}`;
  const figures = t('figuresOf', { promised: percent(task.commitment), done: percent(task.progress) });
  return (
    <Box
      component="li"
      ref={own}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      aria-label={`${name}. ${figures}`}
      onClick={onCurrent}
      onFocus={onCurrent}
      sx={{ ...ROW, ...(isCurrent && CURRENT) }}
    >
      <Box sx={NAME}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ fontSize: '0.72em', mt: 1 }}>
          {row.branch && (
            <Box component="span" sx={{ color: 'text.secondary', mr: 3 }}>
              {row.branch}
            </Box>
          )}
          <StateCell row={row} why={why} />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={FIGURES}>
          <Figure label={t('promised')} value={percent(task.commitment)} isMain={step === 'promise'} />
          <Figure label={t('done')} value={percent(task.progress)} isMain={step === 'review'}>
            <SinceClose row={row} />
          </Figure>
          <Kept row={row} isDecided={isDecided} />
        </Box>
        <ShareBar progress={task.progress} commitment={task.commitment} isShort={fallsShort(task)} />
      </Box>
      {task.causes.length > 0 && (
        <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, pl: 6, fontSize: '0.8em' }}>
          {task.causes.map((cause) => (
            <li key={cause.id}>
              {cause.cncType} · {cause.cncOrigin}: {cause.detail}
            </li>
          ))}
        </Box>
      )}
      {refusal && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', color: 'error.main', fontSize: '0.8em' }}>
          {refusal}
        </Box>
      )}
      {isCurrent && <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>}
    </Box>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly isMain: boolean;
  readonly children?: ReactNode;
}

const Figure = ({ label, value, isMain, children }: FigureProps) => (
  <Box sx={{ minWidth: '5.2em' }}>
    <Box sx={{ fontSize: '0.65em', color: 'text.secondary' }}>{label}</Box>
    <Box
      className="numeric"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: isMain ? 700 : 500 }}
    >
      <span>{value}</span>
      {children}
    </Box>
  </Box>
);

/** Whether the promise is kept, in a sign and a word: nothing is missing of it while the term has days to keep it. */
function Kept({ row: { task, lacksCause }, isDecided }: Pick<Props, 'row' | 'isDecided'>) {
  const { t } = useTranslation('meeting');
  const outcome = promiseOutcome(task, isDecided);
  if (outcome === 'notPromised') return null;
  if (outcome === 'pending')
    return <Box sx={{ ...KEPT, color: 'text.secondary' }}>{t('outcome.pending')}</Box>;
  const isShort = outcome === 'notKept';
  const Sign = isShort ? WarningIcon : CheckIcon;
  const words = isShort ? (lacksCause ? t('short') : t('outcome.notKept')) : t('outcome.kept');
  return (
    <Box sx={{ ...KEPT, color: isShort ? 'stateText.delayed' : 'stateText.completed' }}>
      <Sign sx={{ fontSize: '1.5em' }} />
      {words}
    </Box>
  );
}

const KEPT = {
  ml: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.72em',
  fontWeight: 600,
} as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: 2,
  px: { xs: 3, md: 5 },
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
  borderLeft: '6px solid transparent',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
const CURRENT = { borderLeftColor: 'primary.main', bgcolor: 'accent.tint', cursor: 'default' } as const;
const NAME = { minWidth: 0 } as const;
const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 4,
  rowGap: 1,
} as const;
