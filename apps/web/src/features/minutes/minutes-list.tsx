import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { minutesPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { loadAllMinutes } from '../terms-with-minutes/load-all-minutes';

/** The meetings that have minutes, newest first. */
export function MinutesList({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const [loaded, again] = useQuery(useCallback(() => loadAllMinutes(projectId), [projectId]));
  if (loaded.status === 'loading') return <LoadingRows rows={4} />;
  if (loaded.status === 'failed')
    return <ErrorRetry title={t('record.failed')} failure={loaded.failure} onRetry={again} />;
  const { minutes } = loaded.value;
  if (minutes.length === 0) return <Empty title={t('record.none')} detail={t('record.noneDetail')} />;
  return (
    <Box component="ul" aria-label={t('record.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {minutes.map(({ number, date, startedAt, present, decisions }) => (
        <Card component="li" key={`${number} ${date}`} sx={{ px: 4, py: 2, mb: 2 }}>
          <Link component={RouterLink} to={minutesPath(projectId, number, date)} sx={LINK}>
            {t('record.ofMeeting', { number, date: format.date(date) })}
          </Link>
          <Box sx={{ color: 'text.secondary' }}>
            {[
              format.date(startedAt),
              present > 0 && t('protocol.presentCount', { count: present }),
              t('record.decisions', { count: decisions }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;
