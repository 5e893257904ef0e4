import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ShownRestriction, shownRestrictionsOf } from '@plomada/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AddIcon } from '../../base/icons/icons';
import { dueText } from '../../columns/restriction-texts';
import { useWords } from '../../columns/use-columns';
import { useToday } from '../../plan/rows/use-today';
import { useOpeningStep } from '../../plan/task-in-address/use-task-in-address';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { selectWaitingReleases, selectWaitingRestrictions } from '../notifications/notifications-slice';
import type { ShownProposal } from '../notifications/own-unsent';
import { WaitingLine } from '../notifications/waiting-line';
import { useAnalysis } from '../restriction-edits/use-analysis';
import { DaysLeft } from '../restrictions/days-left';
import { RestrictionStateLabel } from '../restrictions/restriction-state-label';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

const NONE: readonly ShownProposal[] = [];

/** What has to be released for the task: what is open first, and what is due first. */
export function RestrictionsSection({ plan, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const dispatch = useAppDispatch();
  const today = useToday();
  const waiting = useAppSelector((state) => selectWaitingRestrictions(state).get(task.id)) ?? NONE;
  const rows = useMemo(
    () => shownRestrictionsOf(plan, task.id, today).toSorted(byUrgency),
    [plan, task.id, today],
  );
  const place = useRef<HTMLElement>(null);
  const { key, step } = useOpeningStep();
  const isWanted = step?.part === 'restrictions';
  useEffect(() => {
    if (isWanted) place.current!.scrollIntoView({ block: 'start' });
  }, [isWanted, key]);
  return (
    <Section
      ref={place}
      title={t('restrictions')}
      count={rows.length}
      action={
        !access.record && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => dispatch(restrictionDialogActions.wanted([task.id]))}
          >
            {t('addRestriction')}
          </Button>
        )
      }
    >
      {waiting.map((proposal) => (
        <WaitingLine key={proposal.id} proposal={proposal} />
      ))}
      {rows.length === 0 ? (
        <NoRestrictions task={task} access={access} />
      ) : (
        <Lines label={t('restrictions')}>
          {rows.map((row) => (
            <RestrictionLine key={row.id} row={row} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

/** Whether somebody looked at what the task lacks; who may can say that it is still to be looked at. */
function NoRestrictions({ task, access }: Pick<ShownTask, 'task' | 'access'>) {
  const { t } = useTranslation('taskPanel');
  const proposes = useAppSelector(selectMustPropose);
  const { analyse } = useAnalysis();
  if (!task.analysed) return <Quiet>{t('noRestrictions')}</Quiet>;
  return (
    <>
      <Quiet>{t('needsNothingSaid')}</Quiet>
      {!access.record && !proposes && (
        <Button size="small" sx={{ ml: -3 }} onClick={() => analyse([task.id], false)}>
          {t('toAnalyse')}
        </Button>
      )}
    </>
  );
}

const byUrgency = (one: ShownRestriction, other: ShownRestriction): number =>
  Number(one.released !== null) - Number(other.released !== null) ||
  one.required.localeCompare(other.required);

function RestrictionLine({ row }: { readonly row: ShownRestriction }) {
  const { t } = useTranslation(['taskPanel', 'columns']);
  const dispatch = useAppDispatch();
  const words = useWords();
  const { id, detail, family, type, responsibleName, released, inTime } = row;
  const release = useAppSelector((state) => selectWaitingReleases(state).get(id));
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline' }}>
        <Link
          component="button"
          variant="body2"
          underline="hover"
          onClick={() => dispatch(restrictionDialogActions.opened(id))}
          sx={{ flex: 1, minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere', color: 'text.primary' }}
        >
          {detail}
        </Link>
        <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap' }}>
          <DaysLeft row={row} />
        </Typography>
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {[t(`columns:restrictionType.${type}`), family, responsibleName || t('nobody')].join(' · ')}
      </Typography>
      <Typography variant="caption" component="div" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <RestrictionStateLabel row={row} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {released === null ? dueText(row, words) : t('releasedOn', { date: words.format.date(released) })}
        </Box>
        {inTime !== null && (
          <Box component="span" sx={{ color: inTime ? 'text.secondary' : 'stateText.delayed' }}>
            {t(`columns:inTimeForTask.${inTime}`)}
          </Box>
        )}
      </Typography>
      {release && <WaitingLine proposal={release} />}
    </li>
  );
}
