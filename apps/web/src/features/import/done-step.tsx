import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { projectPath } from '../../base/paths';
import { CountTiles } from './count-tiles';
import { importActions, type ImportPhase } from './import-slice';

export function DoneStep({ state }: { readonly state: Extract<ImportPhase, { phase: 'done' }> }) {
  const { t } = useTranslation('import');
  const dispatch = useAppDispatch();
  return (
    <DialogBody
      actions={
        <>
          <Button
            component={Link}
            to={projectPath('/gantt', state.projectId)}
            variant="contained"
            onClick={() => dispatch(importActions.dismissed())}
          >
            {t('showGantt')}
          </Button>
        </>
      }
    >
      <Alert severity="success" sx={{ mb: 4 }}>
        {t('doneText')}
      </Alert>
      <CountTiles counts={state.counts} />
    </DialogBody>
  );
}
