import type { Failure } from '@plomada/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Link, LinkType } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { LagField, lagOf, LinkTypeField } from './link-fields';

interface LinkDialogProps {
  readonly link: Link;
  readonly from: string;
  readonly to: string;
  /** Types of other links between the same two tasks. */
  readonly taken: ReadonlySet<LinkType>;
  readonly editable: boolean;
  /** Why what was entered is not done. */
  readonly failure?: Failure | null;
  readonly onSave: (values: { type: LinkType; lag: number }) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Type and lag of one link. */
export function LinkDialog(props: LinkDialogProps) {
  const { link, from, to, taken, editable, failure, onSave, onDelete, onClose } = props;
  const { t } = useTranslation('gantt');
  const [type, setType] = useState<LinkType>(link.type);
  const [lag, setLag] = useState(String(link.lag));
  const wrong = lagOf(lag) === null;
  return (
    <FormDialog
      title={t('link.title')}
      submit={editable ? t('link.save') : null}
      ready={!wrong}
      dirty={type !== link.type || lag !== String(link.lag)}
      maxWidth="xs"
      failure={failure ?? null}
      beside={
        editable && (
          <Button color="error" onClick={onDelete} sx={{ mr: 'auto' }}>
            {t('link.delete')}
          </Button>
        )
      }
      onSubmit={() => onSave({ type, lag: Number(lag) })}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {from} → {to}
      </Typography>
      <Stack direction="row" spacing={4}>
        <LinkTypeField value={type} disabled={!editable} taken={taken} onChange={setType} />
        <LagField value={lag} disabled={!editable} onChange={setLag} />
      </Stack>
    </FormDialog>
  );
}
