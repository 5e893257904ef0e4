import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Link, type LinkType, MAX_LAG } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { TextField } from '../../base/fields/text-field';
import { FormDialog } from '../../base/dialogs/form-dialog';

const TYPES: readonly LinkType[] = ['0', '1', '2', '3'];

interface LinkDialogProps {
  readonly link: Link;
  readonly from: string;
  readonly to: string;
  /** Types of other links between the same two tasks. */
  readonly taken: ReadonlySet<LinkType>;
  readonly editable: boolean;
  readonly onSave: (values: { type: LinkType; lag: number }) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Type and lag of one link. */
export function LinkDialog({ link, from, to, taken, editable, onSave, onDelete, onClose }: LinkDialogProps) {
  const { t } = useTranslation('gantt');
  const [type, setType] = useState<LinkType>(link.type);
  const [lag, setLag] = useState(String(link.lag));
  const wrong = !/^-?\d{1,3}$/.test(lag) || Math.abs(Number(lag)) > MAX_LAG;
  return (
    <FormDialog
      title={t('link.title')}
      submit={editable ? t('link.save') : null}
      ready={!wrong}
      dirty={type !== link.type || lag !== String(link.lag)}
      maxWidth="xs"
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
        <ChoiceField
          label={t('link.type')}
          value={type}
          disabled={!editable}
          choices={TYPES.map((one) => ({ key: one, label: t(`link.type${one}`), disabled: taken.has(one) }))}
          onChange={setType}
        />
        <TextField
          type="number"
          label={t('link.lag')}
          value={lag}
          disabled={!editable}
          problem={wrong ? t('link.lagWrong') : null}
          hint={t('link.lagHelp')}
          onChange={setLag}
        />
      </Stack>
    </FormDialog>
  );
}
