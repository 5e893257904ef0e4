import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MOST_CALENDAR_FEEDS } from '@plomada/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { selectBusinesses } from '../projects/projects-slice';
import { CalendarFeedList } from './calendar-feed-list';
import { type CalendarFeedInfo, calendarFeedsOf, feedAddress, revokeCalendarFeed } from './connections-api';
import { NewCalendarFeedDialog } from './new-calendar-feed-dialog';
import { SecretDialog } from './secret-dialog';

/** The own calendars to subscribe to: which there are, new ones, and the end of each. */
export function CalendarFeeds({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('connections');
  const dispatch = useAppDispatch();
  const businesses = useAppSelector(selectBusinesses);
  const projects = useMemo(
    () => new Map(businesses.flatMap((one) => one.projects.map(({ id, name }) => [id, name] as const))),
    [businesses],
  );
  const [answer, again] = useQuery(useCallback(() => calendarFeedsOf(userId), [userId]));
  const { busy, failure, make } = useMutation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<CalendarFeedInfo | null>(null);
  const nameOf = ({ projectId }: CalendarFeedInfo) => projects.get(projectId) ?? t('feeds.gone');
  const revoke = (feed: CalendarFeedInfo) =>
    make(async () => {
      setLeaving(null);
      await revokeCalendarFeed(userId, feed.id);
      const params = { name: nameOf(feed) };
      dispatch(messageShown({ severity: 'success', key: 'connections:feeds.revoked', params }));
      again();
    });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('feeds.what')}
      </Typography>
      {failure && <FailureAlert failure={failure} />}
      {answer.status === 'loading' && <LoadingRows rows={2} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('feeds.failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && (
        <>
          <CalendarFeedList feeds={answer.value.feeds} nameOf={nameOf} busy={busy} onRevoke={setLeaving} />
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={answer.value.feeds.length >= MOST_CALENDAR_FEEDS}
            onClick={() => setMaking(true)}
          >
            {t('feeds.new')}
          </Button>
        </>
      )}
      {isMaking && (
        <NewCalendarFeedDialog
          userId={userId}
          projects={projects}
          onMade={(secret) => {
            setMaking(false);
            setMade(feedAddress(secret));
            again();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('feeds.made')}
          detail={t('feeds.once')}
          label={t('feeds.link')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
      {leaving && (
        <AskDialog
          title={t('feeds.revokeTitle', { name: nameOf(leaving) })}
          detail={t('feeds.revokeDetail')}
          keep={t('feeds.keep')}
          go={t('feeds.revoke')}
          onKeep={() => setLeaving(null)}
          onGo={() => void revoke(leaving)}
        />
      )}
    </>
  );
}
