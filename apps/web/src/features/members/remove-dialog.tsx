import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import type { Place } from './place';

interface Props {
  readonly kind: Place['kind'];
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({ kind, name, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['members', 'common']);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="remove-member">
      <DialogTitle id="remove-member">{t('removal.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t(kind === 'business' ? 'removal.fromBusiness' : 'removal.fromProject')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {t('removal.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
