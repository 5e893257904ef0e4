import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Link, type LinkType, type Plan, typesTaken } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useSubmitUnlessRefused } from '../../../plan/proposing/use-submit-unless-refused';
import { LagField, lagOf, LinkTypeField } from './link-fields';

interface LinkDialogProps {
  readonly plan: Plan;
  readonly link: Link;
  readonly editable: boolean;
  readonly onClose: () => void;
}

/** Type and lag of one link, or its end; what is refused is told in the dialog. */
export function LinkDialog({ plan, link, editable, onClose }: LinkDialogProps) {
  const { t } = useTranslation('gantt');
  const [type, setType] = useState<LinkType>(link.type);
  const [lag, setLag] = useState(String(link.lag));
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const { id, source, target } = link;
  const days = lagOf(lag);
  const nameOf = (taskId: string): string => plan.tasks.get(taskId)?.text ?? '';
  return (
    <FormDialog
      title={t('link.title')}
      submit={editable ? t('link.save') : null}
      ready={days !== null}
      dirty={type !== link.type || lag !== String(link.lag)}
      maxWidth="xs"
      failure={failure}
      beside={
        editable && (
          <Button
            color="error"
            onClick={() => submit({ type: 'DELETE_LINK', payload: { id } })}
            sx={{ mr: 'auto' }}
          >
            {t('link.delete')}
          </Button>
        )
      }
      onSubmit={() => submit({ type: 'UPDATE_LINK', payload: { id, type, lag: days! } })}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {nameOf(source)} → {nameOf(target)}
      </Typography>
      <Stack direction="row" spacing={4}>
        <LinkTypeField value={type} disabled={!editable} taken={typesTaken(plan, link)} onChange={setType} />
        <LagField value={lag} disabled={!editable} onChange={setLag} />
      </Stack>
    </FormDialog>
  );
}
