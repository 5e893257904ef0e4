import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { RetryIcon, WarningIcon } from '../../base/icons/icons';
import { projectsActions, selectListingCopy, selectProjectsStatus } from '../projects/projects-slice';

/** Says that the list is the copy kept on this device, and of when: figures and projects may be others by now. */
export function CopyNotice() {
  const { t } = useTranslation(['projects', 'common']);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const copy = useAppSelector(selectListingCopy);
  const asking = useAppSelector(selectProjectsStatus) === 'loading';
  if (!copy) return null;
  const said =
    copy.at === null
      ? t('copy.undated')
      : t('copy.of', { time: format.date(new Date(copy.at).toISOString()) });
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 2,
        mb: 2,
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      <WarningIcon fontSize="small" sx={{ color: 'warning.main' }} />
      {said}
      <Button size="small" startIcon={<RetryIcon />} onClick={() => dispatch(projectsActions.requested())}>
        {t(asking ? 'common:loading' : 'common:retry')}
      </Button>
    </Box>
  );
}
