import Typography from '@mui/material/Typography';
import type { ListedScenario } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { discardScenario } from './scenarios-api';

interface Props {
  readonly scenario: ListedScenario;
  readonly projectId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a scenario goes with all that was done in it: nothing brings it back. */
export function DiscardDialog({ scenario: { name, scenarioId }, projectId, onDone, onClose }: Props) {
  const { t } = useTranslation('scenarios');
  const { busy, failure, make } = useMutation();
  const send = async () => {
    if (await make(() => discardScenario(projectId, scenarioId))) onDone();
  };
  return (
    <FormDialog
      {...{ busy, failure, onClose }}
      title={t('discardTitle', { name })}
      submit={t('discardNow')}
      color="error"
      onSubmit={() => void send()}
    >
      <Typography>{t('discardDetail')}</Typography>
    </FormDialog>
  );
}
