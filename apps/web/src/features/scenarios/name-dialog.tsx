import Typography from '@mui/material/Typography';
import { isVisible, MAX_SCENARIO_NAME } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';

interface Props {
  readonly title: string;
  readonly detail?: string;
  readonly submit: string;
  readonly present?: string;
  readonly save: (name: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What a scenario is called. */
export function NameDialog({ title, detail, submit, present = '', save, onDone, onClose }: Props) {
  const { t } = useTranslation('scenarios');
  const [name, setName] = useState(present);
  const { busy, failure, make } = useMutation();
  const send = async () => {
    if (await make(() => save(name.trim()))) onDone();
  };
  return (
    <FormDialog
      {...{ title, submit, busy, failure, onClose }}
      ready={isVisible(name) && name.trim() !== present}
      dirty={name !== present}
      onSubmit={() => void send()}
    >
      {detail && <Typography sx={{ mb: 4 }}>{detail}</Typography>}
      <TextField label={t('name')} value={name} maxLength={MAX_SCENARIO_NAME} onChange={setName} />
    </FormDialog>
  );
}
