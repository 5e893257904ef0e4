import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const titleId = useId();
  const [choice, setChoice] = useState<TemplateChoice>({ shortTerm: {}, resource: null });
  const { state, choose, confirm, template } = useSheetImport(kind);
  const ready = state.phase === 'checked' && state.rows.updated.length > 0;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`title.${kind}`)}</DialogTitle>
      <DialogContent>
        {state.phase === 'done' ? (
          <Alert severity="success">{t('done', { count: state.count })}</Alert>
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
            {state.phase === 'checked' && <RowsRead fileName={state.fileName} rows={state.rows} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(state.phase === 'done' ? 'common:close' : 'common:cancel')}</Button>
        {state.phase !== 'done' && (
          <Button variant="contained" disabled={!ready} onClick={confirm}>
            {t('confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
