import type { Attachment } from '@plomada/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { DeleteIcon } from '../../base/icons/icons';
import { sizeText } from './file-size';

interface Props {
  readonly file: Attachment;
  readonly onOpen: () => void;
  /** Null for who may not take it away. */
  readonly onRemove: (() => void) | null;
}

/** A file of a task: its name downloads it. */
export function FileLine({ file: { name, bytes, uploadedAt, uploadedBy }, onOpen, onRemove }: Props) {
  const { t, i18n } = useTranslation('taskFiles');
  const format = useFormat();
  const about = [sizeText(bytes, i18n.language), uploadedBy.name, format.date(uploadedAt)];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          variant="body2"
          underline="hover"
          title={t('download', { name })}
          onClick={onOpen}
          sx={{ textAlign: 'left', color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary">
          {about.join(' · ')}
        </Typography>
      </Box>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={onRemove}
          sx={{ mr: -2 }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
