import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Notice } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { useTermsWithMinutes } from '../terms-with-minutes/use-terms-with-minutes';
import { NoticeLine } from './notice-line';
import { notificationsActions } from './notifications-slice';

interface Props {
  readonly plan: Plan;
  readonly notices: readonly Notice[];
}

/** What one is told, newest first; what is not read yet stands out until one says that it is. */
export function Notices({ plan, notices }: Props) {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const closes = notices.some(({ type }) => type === 'TERM_CLOSED');
  const minuted = useTermsWithMinutes(useProjectId() ?? '', closes);
  const unread = notices.filter(({ read }) => !read).length;
  return (
    <>
      {unread > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
          <span>{t('unread.count', { count: unread })}</span>
          <Button
            size="small"
            onClick={() => dispatch(notificationsActions.readWanted({ ids: null, read: true }))}
          >
            {t('unread.all')}
          </Button>
        </Box>
      )}
      <Box component="ul" aria-label={t('notices')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} {...{ plan, notice, minuted }} />
        ))}
      </Box>
    </>
  );
}
