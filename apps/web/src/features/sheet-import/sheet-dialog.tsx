import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { DownloadIcon } from '../../base/icons/icons';
import { FilePick } from './file-pick';
import { RowsRead } from './rows-read';
import { SheetFailure } from './sheet-failure';
import { extensionOf, type SheetKind } from './sheet-kind';
import type { TemplateChoice } from './sheet-files';
import { TemplateFields } from './template-fields';
import { useSheetImport } from './use-sheet-import';

interface Props {
  readonly kind: SheetKind;
  readonly onClose: () => void;
}

/** Template out, spreadsheet in; what its rows come to is shown before anything of them is in the plan. */
export function SheetDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('sheetImport');
  const [choice, setChoice] = useState<TemplateChoice>({ shortTerm: {}, resource: null });
  const { state, choose, confirm, template } = useSheetImport(kind);
  const ready = state.phase === 'checked' && state.rows.actions.length > 0;
  return (
    <FormDialog
      title={t(`title.${kind}`)}
      submit={state.phase === 'done' ? null : t('confirm')}
      ready={ready}
      onSubmit={confirm}
      onClose={onClose}
    >
      {state.phase === 'done' ? (
        <Alert severity="success">
          {state.count > 0 && `${t('done', { count: state.count })} `}
          {state.left > 0 && t('left', { count: state.left })}
        </Alert>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{t(`intro.${kind}`)}</Typography>
          <TemplateFields kind={kind} choice={choice} onChange={setChoice} />
          <Button startIcon={<DownloadIcon />} onClick={() => void template(choice)} sx={{ mb: 4 }}>
            {t('template')}
          </Button>
          <FilePick
            extension={extensionOf(kind)}
            busy={state.phase === 'reading'}
            onFile={(file) => void choose(file)}
          />
          {state.phase === 'failed' && (
            <Box sx={{ mt: 4 }}>
              <SheetFailure failure={state.failure} />
            </Box>
          )}
          {state.phase === 'checked' && (
            <RowsRead fileName={state.fileName} rows={state.rows} onLeave={onClose} />
          )}
        </>
      )}
    </FormDialog>
  );
}
