import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ShownRestriction } from '@plomada/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../base/icons/icons';
import { visuallyHidden } from '../../base/layout/visually-hidden';
import { useFailureText } from '../../base/messages/use-failure-text';
import { dueText, isLateInProcess } from '../../columns/restriction-texts';
import { useWords } from '../../columns/use-columns';
import { TaskCodes } from '../../plan/task-in-address/task-codes';
import { WaitingRelease } from '../notifications/waiting-release';
import { DaysLeft } from '../restrictions/days-left';

/** Pixels of a card: what is needed in two lines, and six lines about it. */
export const CARD_PX = 177;

/**
 * What one needs of a restriction to decide: what is lacking, for which tasks, who sees to it, by when, and whether in time. A card
 * whose row is the same is not drawn again when another one is moved.
 */
export const RestrictionCard = memo(function RestrictionCard({ row }: { readonly row: ShownRestriction }) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const words = useWords();
  const { family, detail, responsibleName, released, inTime, locked } = row;
  const kind = `${family} · ${t(`columns:restrictionType.${row.type}`)}`;
  return (
    <CardRoot className={locked ? 'restriction-locked' : ''}>
      <div className="restriction-head">
        <div title={detail} className="restriction-detail">
          {locked && <Locked />}
          {detail}
        </div>
        <WaitingRelease restrictionId={row.id} />
      </div>
      <div className="restriction-line" title={kind}>
        {kind}
      </div>
      <div
        className="restriction-line"
        title={row.tasks.map(({ code, text }) => `${code} ${text}`).join('\n')}
      >
        {t('kanban.tasks')} <TaskCodes tasks={row.tasks} tabIndex={-1} />
      </div>
      <div className="restriction-line" title={responsibleName}>
        {responsibleName || t('kanban.nobody')}
      </div>
      <div className="restriction-line">
        {released === null
          ? dueText(row, words)
          : t('kanban.released', { date: words.format.date(released) })}
      </div>
      <div className="restriction-line restriction-days">
        <DaysLeft row={row} />
        {isLateInProcess(row) && ` · ${t('columns:restrictionState.5')}`}
      </div>
      {inTime !== null && (
        <div className={`restriction-line restriction-foot${inTime ? '' : ' restriction-late'}`}>
          {t(`columns:inTimeForTask.${inTime}`)}
        </div>
      )}
    </CardRoot>
  );
});

function Locked() {
  const textOf = useFailureText();
  const why = textOf({ code: 'RESTRICTION_LOCKED' });
  return (
    <Box component="span" title={why}>
      <LockIcon sx={{ fontSize: 14, mr: 1, verticalAlign: '-2px' }} />
      <Box component="span" sx={visuallyHidden}>
        {why}
      </Box>
    </Box>
  );
}

/** Of plain elements with one style sheet: a card that is moved pushes a screenful of others on. */
const CardRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    color: palette.text.secondary,
    '& .restriction-head': { display: 'flex', alignItems: 'flex-start', flexShrink: 0 },
    '& .restriction-detail': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      // Beside the bell it takes the room that is left, not that of its words in one line.
      flex: 1,
      minWidth: 0,
      fontWeight: 600,
      color: palette.text.primary,
    },
    '&.restriction-locked .restriction-detail': { color: palette.text.secondary },
    '& .restriction-line': {
      flexShrink: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .restriction-foot': { marginTop: 'auto' },
    '& .restriction-late': { color: palette.stateText.delayed },
    // Late by the day that stands above it: in time for the task is another matter, below.
    '& .restriction-days': { fontWeight: 600 },
  };
});
