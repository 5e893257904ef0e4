import Box from '@mui/material/Box';
import type { ShownRestriction } from '@plomada/domain';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../base/icons/icons';
import { useFormat } from '../../base/format';
import { visuallyHidden } from '../../base/layout/visually-hidden';
import { useFailureText } from '../../base/messages/use-failure-text';
import { TaskCodes } from '../../plan/task-in-address/task-codes';
import { WaitingRelease } from '../notifications/waiting-release';
import { DaysLeft } from '../restrictions/days-left';

/** Pixels of a card: what is needed in two lines, and five lines about it. */
export const CARD_PX = 158;

/**
 * What one needs of a restriction to decide: what is lacking, for which tasks, who sees to it, by when, and whether in time. A card
 * whose row is the same is not drawn again when another one is moved.
 */
export const RestrictionCard = memo(function RestrictionCard({ row }: { readonly row: ShownRestriction }) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const format = useFormat();
  const { family, detail, responsibleName, released, required, inTime, locked } = row;
  const kind = `${family} · ${t(`columns:restrictionType.${row.type}`)}`;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flexShrink: 0 }}>
        <Box title={detail} sx={{ ...TITLE, color: locked ? 'text.secondary' : 'text.primary' }}>
          {locked && <Locked />}
          {detail}
        </Box>
        <WaitingRelease restrictionId={row.id} />
      </Box>
      <Line title={kind}>{kind}</Line>
      <Line title={row.tasks.map(({ code, text }) => `${code} ${text}`).join('\n')}>
        {t('kanban.tasks')} <TaskCodes tasks={row.tasks} tabIndex={-1} />
      </Line>
      <Line title={responsibleName}>{responsibleName || t('kanban.nobody')}</Line>
      <Line>
        {released === null
          ? t('kanban.required', { date: format.date(required) })
          : t('kanban.released', { date: format.date(released) })}
      </Line>
      <Box sx={{ display: 'flex', gap: 2, mt: 'auto', whiteSpace: 'nowrap' }}>
        {inTime !== null && (
          <Box component="span" sx={{ color: inTime ? 'text.secondary' : 'stateText.delayed' }}>
            {t(`kanban.inTime.${inTime}`)}
          </Box>
        )}
        <Box component="span" sx={{ ml: 'auto', fontWeight: 600, color: 'text.secondary' }}>
          <DaysLeft row={row} />
        </Box>
      </Box>
    </Box>
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

interface LineProps {
  /** All of it, where the line may be cut. */
  readonly title?: string;
  readonly children: ReactNode;
}

function Line({ title, children }: LineProps) {
  return (
    <Box
      title={title}
      sx={{
        flexShrink: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}

const TITLE = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // Beside the bell it takes the room that is left, not that of its words in one line.
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
} as const;
