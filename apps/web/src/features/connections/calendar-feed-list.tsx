import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { ConnectionLine } from './connection-line';
import type { CalendarFeedInfo } from './connections-api';

interface Props {
  readonly feeds: readonly CalendarFeedInfo[];
  readonly nameOf: (feed: CalendarFeedInfo) => string;
  readonly busy: boolean;
  readonly onRevoke: (feed: CalendarFeedInfo) => void;
}

/** Of which project each calendar is, of what, and when it was fetched last. */
export function CalendarFeedList({ feeds, nameOf, busy, onRevoke }: Props) {
  const { t } = useTranslation('connections');
  const format = useFormat();
  if (feeds.length === 0) return <Typography sx={{ mb: 4 }}>{t('feeds.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 4 }}>
      {feeds.map((feed) => {
        const name = nameOf(feed);
        const { id, contents, createdAt, lastUsedAt } = feed;
        return (
          <ConnectionLine
            key={id}
            title={name}
            action={t('feeds.revoke')}
            actionNamed={t('feeds.revokeNamed', { name })}
            busy={busy}
            onAction={() => onRevoke(feed)}
          >
            <Typography variant="body2" color="textSecondary">
              {t(`feeds.contents.${contents.length > 1 ? 'both' : contents[0]!}`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('feeds.created', { date: format.date(createdAt) })} ·{' '}
              {lastUsedAt ? t('feeds.used', { date: format.date(lastUsedAt) }) : t('feeds.unused')}
            </Typography>
          </ConnectionLine>
        );
      })}
    </Box>
  );
}
