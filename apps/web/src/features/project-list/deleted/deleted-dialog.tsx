import { type DeletedItem, KEPT_DAYS } from '@plomada/contracts';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../base/dialogs/dialog-frame';
import { useQuery } from '../../../base/api/use-query';
import { useAppDispatch } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { Empty } from '../../../base/states/empty';
import { ErrorRetry } from '../../../base/states/error-retry';
import { LoadingRows } from '../../../base/states/loading';
import { projectsActions } from '../../projects/projects-slice';
import { deletedIn } from './deleted-api';
import { DeletedLine } from './deleted-line';

interface Props {
  readonly businessId: string;
  readonly onClose: () => void;
}

/** What the business deleted in the last 30 days, and the way back. */
export function DeletedDialog({ businessId, onClose }: Props) {
  const { t } = useTranslation('projects');
  return (
    <PlainDialog title={t('deleted.title')} onClose={onClose} maxWidth="md">
      <DialogContentText sx={{ mb: 4 }}>{t('deleted.detail', { days: KEPT_DAYS })}</DialogContentText>
      <Items businessId={businessId} />
    </PlainDialog>
  );
}

function Items({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('projects');
  const dispatch = useAppDispatch();
  const [answer, again, replace] = useQuery(useCallback(() => deletedIn(businessId), [businessId]));
  if (answer.status === 'loading') return <LoadingRows rows={3} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('deleted.loadFailed')} failure={answer.failure} onRetry={again} />;
  }
  const { deleted } = answer.value;
  const restored = (item: DeletedItem) => {
    replace({ deleted: deleted.filter(({ id }) => id !== item.id) });
    dispatch(
      messageShown({ severity: 'success', key: 'projects:deleted.restored', params: { name: item.name } }),
    );
    dispatch(projectsActions.requested());
  };
  if (deleted.length === 0) return <Empty title={t('common:noData')} detail={t('deleted.none')} />;
  return (
    <Box component="ul" aria-label={t('deleted.title')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {deleted.map((item) => (
        <DeletedLine key={item.id} item={item} businessId={businessId} onRestored={() => restored(item)} />
      ))}
    </Box>
  );
}
