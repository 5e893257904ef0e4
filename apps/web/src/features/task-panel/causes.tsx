import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Cause } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, EditIcon } from '../../base/icons/icons';
import { Lines } from './parts';

interface Props {
  readonly causes: readonly Cause[];
  /** What can be done with one of them, for who may. */
  readonly edited?: { readonly onEdit: (id: string) => void; readonly onRemove: (id: string) => void };
}

/** Why a promise was not kept: type, the role that it comes from, and what happened. */
export function Causes({ causes, edited }: Props) {
  const { t } = useTranslation('taskPanel');
  if (causes.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Lines label={t('causes')}>
        {causes.map(({ id, cncType, cncOrigin, detail }) => (
          <Box key={id} component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {cncType} · {cncOrigin}
              </Typography>
            </Box>
            {edited && (
              <>
                <IconButton
                  size="small"
                  aria-label={t('editCause', { cause: cncType })}
                  title={t('editCause', { cause: cncType })}
                  onClick={() => edited.onEdit(id)}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('removeCause', { cause: cncType })}
                  title={t('removeCause', { cause: cncType })}
                  onClick={() => edited.onRemove(id)}
                  sx={{ mr: -2 }}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Lines>
    </Box>
  );
}
