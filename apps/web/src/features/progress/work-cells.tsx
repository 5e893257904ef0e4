import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { StateReason, WorkRow } from '@plomada/domain';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import {
  CalendarIcon,
  CheckIcon,
  ChevronRightIcon,
  FlagIcon,
  HelpIcon,
  LockIcon,
  RetryIcon,
  WarningIcon,
} from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';
import { STATE_COLOURS } from '../../columns/state-colours';
import { sinceText } from '../../columns/work-columns';
import { WaitingShare } from '../notifications/waiting-share';
import { TaskLink } from '../../plan/task-in-address/task-link';

interface Props {
  readonly row: WorkRow;
  readonly reach: 0 | -1;
}

const inLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: String(lines),
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;

/** Two lines, the rest on hover: rows stay low whatever people write. */
const IN_LINES = inLines(2);

/** Names begin alike, and differ at their ends. */
const NAME_LINES = inLines(3);

/** What the rules say is never longer, and is read in full. */
const RULE_LINES = 5;

/** A text of which two lines are shown. */
export const TextCell = ({ text }: { readonly text: string }) => (
  <Box component="span" title={text} sx={IN_LINES}>
    {text}
  </Box>
);

/** Leads to the panel of the task. */
export function NameCell({ row: { row }, reach }: Props) {
  const { id, code, text } = row;
  return (
    <TaskLink
      taskId={id}
      underline="hover"
      tabIndex={reach}
      title={text}
      sx={{ color: 'text.primary', ...NAME_LINES }}
    >
      {code} {text}
    </TaskLink>
  );
}

/** How far a task is; what was done since the last close stands out. */
export const ProgressCell = ({ row, text }: { readonly row: WorkRow; readonly text: string }) => (
  <Box
    component="span"
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 1.5 }}
  >
    <SinceClose row={row} />
    {text}
    <WaitingShare taskId={row.id} />
  </Box>
);

/** What was done since the last close; nothing where that is nothing. */
export function SinceClose({ row }: { readonly row: WorkRow }) {
  const { t } = useTranslation('progress');
  const since = sinceText(row, { format: useFormat() });
  if (since === '') return null;
  return (
    <Box component="span" title={t('sinceClose', { since })} sx={SINCE}>
      {since}
    </Box>
  );
}

const SINCE = {
  px: 1,
  borderRadius: 1,
  bgcolor: 'accent.tint',
  color: 'accent.text',
  // Beside its figure: small in a table, and large where that is read across a room.
  fontSize: 'max(0.6875rem, 0.75em)',
  fontWeight: 600,
} as const;

const SIGNS: Readonly<Record<StateReason['state'], SvgIconComponent>> = {
  completed: CheckIcon,
  delayed: WarningIcon,
  startRestricted: LockIcon,
  endRestricted: LockIcon,
  notAnalysed: HelpIcon,
  outOfTerm: CalendarIcon,
  late: FlagIcon,
  active: RetryIcon,
  executable: ChevronRightIcon,
};

interface StateProps {
  readonly row: WorkRow;
  readonly why: string;
  /** Null for as many as there are. */
  readonly lines?: number | null;
}

/** The state of a task in a word, with a sign and a colour of its own, and why it is so. */
export function StateCell({ row, why, lines = RULE_LINES }: StateProps) {
  const { t } = useTranslation('gantt');
  const { state } = row.reason;
  const Sign = SIGNS[state];
  return (
    <Box component="span" title={why} sx={{ color: 'text.secondary', ...(lines !== null && inLines(lines)) }}>
      <Box
        component="span"
        sx={{
          mr: 2,
          color: `stateText.${STATE_COLOURS[state]}`,
          fontWeight: 500,
          whiteSpace: 'nowrap',
        }}
      >
        <Sign sx={{ mr: 1.5, fontSize: 16, verticalAlign: 'text-bottom' }} />
        {t(`state.${state}`)}
      </Box>{' '}
      {why}
    </Box>
  );
}

interface CausesProps extends Props {
  readonly text: string;
  /** Undefined where this person may not say why. */
  readonly onExplain: (() => void) | undefined;
}

/** Why a promise is not kept; it is asked for here while nobody has said, and changed here later. */
export function CausesCell({ row, reach, text, onExplain }: CausesProps) {
  const { t } = useTranslation('progress');
  if (!onExplain) return <TextCell text={text} />;
  const explain = (event: MouseEvent) => {
    event.stopPropagation();
    onExplain();
  };
  if (!row.lacksCause) {
    return (
      <Link
        component="button"
        tabIndex={reach}
        title={text}
        underline="hover"
        onClick={explain}
        sx={{ color: 'inherit', font: 'inherit', textAlign: 'start', ...IN_LINES }}
      >
        {text}
      </Link>
    );
  }
  return (
    <Button
      size="small"
      color="error"
      tabIndex={reach}
      aria-label={t('explainOf', { task: row.row.text })}
      onClick={explain}
      sx={{ ml: -2, whiteSpace: 'nowrap' }}
    >
      {t('explain')}
    </Button>
  );
}
