import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Container } from '@plomada/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteForm } from '../../base/deleting/delete-form';
import { deleteContainer } from './container-api';

interface Props {
  readonly container: Container;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ container: { id, name }, onDone, onClose }: Props) {
  const { t } = useTranslation('containers');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('delete.ask', { name })}
      </DialogTitle>
      <DialogContent>
        <DeleteForm
          name={name}
          ask={t('delete.typeName', { name })}
          label={t('delete.name')}
          button={t('delete.button')}
          remove={(typed) => deleteContainer(id, typed)}
          onDone={onDone}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
