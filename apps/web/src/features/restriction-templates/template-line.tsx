import type { RestrictionTemplate } from '@plomada/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, EditIcon } from '../../base/icons/icons';

interface Props {
  readonly template: RestrictionTemplate;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A template by its name and what it asks for. */
export function TemplateLine({ template: { name, lines }, onEdit, onRemove }: Props) {
  const { t } = useTranslation('businessSettings');
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lines
            .map(
              ({ detail, type, daysBefore }) =>
                `${detail} (${t(`templates.days.${type}`, { count: daysBefore })})`,
            )
            .join(' · ')}
        </Typography>
      </Box>
      <Tooltip title={t('templates.edit')}>
        <IconButton aria-label={t('templates.editOne', { name })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('templates.remove')}>
        <IconButton aria-label={t('templates.removeOne', { name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
