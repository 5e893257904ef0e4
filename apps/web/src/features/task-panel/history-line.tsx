import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { actionText, authorText } from '../../columns/action-columns';
import { useLogAddress } from '../log-actions/use-log-address';
import { PhotoStrip } from '../photos/photo-strip';
import type { Happening } from './history';

/** One thing that happened to a task: an action opens its entry of the log, a photo itself. */
export function HistoryLine({ happening }: { readonly happening: Happening }) {
  const { t } = useTranslation(['taskPanel', 'log']);
  const format = useFormat();
  const { open } = useLogAddress();
  const about = (name: string) => (
    <Typography variant="caption" component="div" color="textSecondary">
      {name} · {format.date(happening.at)}
    </Typography>
  );
  switch (happening.kind) {
    case 'action': {
      const { id, ...by } = happening.action;
      return (
        <li>
          <Link
            component="button"
            variant="body2"
            underline="hover"
            onClick={() => open(id)}
            sx={{ textAlign: 'left', color: 'text.primary' }}
          >
            {actionText(happening.action, t)}
          </Link>
          {about(authorText(by, t))}
        </li>
      );
    }
    case 'photo':
      return (
        <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2">{t('photoAdded')}</Typography>
            {about(happening.photo.name)}
          </Box>
          <PhotoStrip label={t('photoAdded')} photos={[happening.photo]} side={44} most={1} />
        </Box>
      );
    case 'file':
      return (
        <li>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('fileAttached', { name: happening.file.name })}
          </Typography>
          {about(happening.file.uploadedBy.name)}
        </li>
      );
  }
}
