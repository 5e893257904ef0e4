import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailureText } from '../../app/messages/use-failure-text';
import { selectSocketStatus } from '../plan/socket-slice';
import { DropZone } from './drop-zone';
import { problemOf } from './file-check';
import { fileChosen, importActions } from './import-slice';

export function ChoosingStep() {
  const { t } = useTranslation('import');
  const textOf = useFailureText();
  const dispatch = useAppDispatch();
  const connected = useAppSelector(selectSocketStatus) === 'connected';
  const [problem, setProblem] = useState<Pick<Failure, 'code' | 'params'> | null>(null);
  const choose = (file: File) => {
    const found = problemOf(file);
    setProblem(found);
    if (!found) dispatch(fileChosen({ file }));
  };
  return (
    <>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 4 }}>
            {textOf(problem)}
          </Alert>
        )}
        {!connected && (
          <Alert severity="info" sx={{ mb: 4 }}>
            {t('connecting')}
          </Alert>
        )}
        <DropZone disabled={!connected} onFile={choose} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          {t('limits')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importActions.dismissed())}>{t('common:cancel')}</Button>
      </DialogActions>
    </>
  );
}
