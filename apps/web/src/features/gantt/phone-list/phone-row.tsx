import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { hundredths, type PlanRow } from '@plomada/domain';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon, ExpandMoreIcon, MoreIcon } from '../../../base/icons/icons';
import { STATE_COLOURS } from '../../../columns/state-colours';
import { chartId } from '../chart/chart-ids';
import { isGroupId } from '../grouping/group-ids';
import type { CellWords } from '../chart/chart-columns';

/** What a finger hits, and what a level of the tree is set in by, in pixels; deeper ones stand below each other. */
const TOUCH_PX = 44;
const LEVEL_PX = 12;
const DEEPEST = 7;
/** The longest usual state, so that what is beside it stands in a line. */
const STATE_PX = 96;

interface Props {
  readonly row: PlanRow;
  readonly words: CellWords;
  /** More facts in words. */
  readonly facts: readonly string[];
  readonly isSelected: boolean;
  /** Rows are chosen by a touch; otherwise it opens them. */
  readonly isChoosing: boolean;
  readonly isClosed: boolean;
  readonly isCritical: boolean;
  /** In place of the name while it is typed. */
  readonly typing: ReactNode;
  readonly onPressed: () => void;
  readonly onFolded: () => void;
  readonly onMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** A task in the list of a phone: its name whole, below it its days, state and progress. */
export function PhoneRow(props: Props) {
  const { row, words, isSelected, isChoosing, isClosed, typing, onPressed, onFolded, onMenu } = props;
  const { t } = useTranslation('gantt');
  return (
    <Box
      data-task-id={chartId(row.id)}
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        borderBottom: 1,
        borderColor: 'line.main',
        bgcolor: isSelected ? 'accent.tint' : 'background.paper',
        pl: `${(Math.min(row.depth, DEEPEST) - 1) * LEVEL_PX}px`,
        userSelect: 'none',
        WebkitTouchCallout: 'none',
      }}
    >
      <Box sx={{ width: TOUCH_PX, flexShrink: 0 }}>
        {isChoosing ? (
          <Checkbox
            checked={isSelected}
            onChange={onPressed}
            slotProps={{ input: { 'aria-label': words.selectRow(row) } }}
            sx={{ width: TOUCH_PX, height: TOUCH_PX, p: 0 }}
          />
        ) : (
          row.kind === 'summary' && (
            <IconButton
              aria-label={t(isClosed ? 'phoneList.open' : 'phoneList.close', { task: row.text })}
              aria-expanded={!isClosed}
              onClick={onFolded}
              sx={{ width: TOUCH_PX, height: TOUCH_PX, p: 0 }}
            >
              {isClosed ? <ChevronRightIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
            </IconButton>
          )
        )}
      </Box>
      {typing ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>{typing}</Box>
      ) : (
        <ButtonBase
          {...(isChoosing && { 'aria-pressed': isSelected })}
          onClick={onPressed}
          sx={{ flex: 1, minWidth: 0, minHeight: TOUCH_PX, display: 'block', textAlign: 'left', py: 2 }}
        >
          <Facts {...props} />
        </ButtonBase>
      )}
      {!isGroupId(row.id) && (
        <IconButton
          aria-label={t('phoneList.menu', { task: row.text })}
          aria-haspopup="menu"
          onClick={onMenu}
          sx={{ width: TOUCH_PX, height: TOUCH_PX, p: 0, flexShrink: 0 }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function Facts({ row, words, facts, isCritical }: Props) {
  const { t } = useTranslation('gantt');
  const days =
    row.kind === 'milestone'
      ? words.date(row.firstDay)
      : `${words.date(row.firstDay)} – ${words.date(row.lastDay)} · ${t('phoneList.days', { count: row.duration })}`;
  return (
    <>
      <Typography
        variant="body2"
        sx={{ fontWeight: row.kind === 'summary' ? 600 : 400, overflowWrap: 'anywhere' }}
      >
        <Box component="span" className="numeric" sx={{ color: 'text.secondary', mr: 1.5 }}>
          {row.code}
        </Box>
        {row.kind === 'milestone' && '◆ '}
        {row.text}
      </Typography>
      <Typography component="div" variant="caption" className="numeric" sx={FACTS}>
        <span>{days}</span>
        {isCritical && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {t('criticalPath')}
          </Box>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Typography>
      {!isGroupId(row.id) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {row.state && (
            <Typography
              variant="caption"
              sx={{ color: `stateText.${STATE_COLOURS[row.state]}`, fontWeight: 600, minWidth: STATE_PX }}
            >
              <span aria-hidden>● </span>
              {words.state(row)}
            </Typography>
          )}
          <LinearProgress
            aria-hidden
            variant="determinate"
            color="success"
            value={hundredths(row.progress)}
            sx={{ flex: 1, height: 4, borderRadius: 1 }}
          />
          <Typography variant="caption" className="numeric" sx={{ minWidth: 34, textAlign: 'right' }}>
            {words.percent(row.progress)}
          </Typography>
        </Box>
      )}
    </>
  );
}

const FACTS = { display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' } as const;
