import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { selectSocketStatus } from '../../plan/socket/socket-slice';
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
    <DialogBody
      actions={
        <>
          <Button onClick={() => dispatch(importActions.dismissed())}>{t('common:cancel')}</Button>
        </>
      }
    >
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
      <FormatHints />
    </DialogBody>
  );
}

const FORMATS = ['msproject', 'primaveraP6', 'others'] as const;

/** Where the file comes from, and how to get it there: most people export for the first time. */
function FormatHints() {
  const { t } = useTranslation('import');
  return (
    <>
      <Box component="dl" sx={{ typography: 'body2', mt: 4, mb: 0, display: 'grid', gap: 2 }}>
        {FORMATS.map((format) => (
          <div key={format}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {t(`format.${format}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {t(`hint.${format}`)}
            </Box>
          </div>
        ))}
      </Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('limits')}
      </Typography>
    </>
  );
}
