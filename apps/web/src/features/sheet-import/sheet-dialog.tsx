import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
import { TemplatesButton } from './templates-button';
import { useSheetImport } from './use-sheet-import';

interface Props {
  readonly kind: SheetKind;
  readonly onClose: () => void;
}

/** Template out, spreadsheet in; what its rows come to is shown before anything of them is in the plan. */
export function SheetDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('sheetImport');
  const [choice, setChoice] = useState<TemplateChoice>({ shortTerm: {}, resource: null });
  const { state, choose, confirm, template, templates } = useSheetImport(kind);
  const ready = state.phase === 'checked' && state.files.some(({ rows }) => rows.actions.length > 0);
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
          <Box sx={{ mb: 4 }}>
            <Button startIcon={<DownloadIcon />} onClick={() => void template(choice)}>
              {t('template')}
            </Button>
            {kind === 'shortTerm' && <TemplatesButton onClick={() => void templates()} />}
          </Box>
          <FilePick
            extension={extensionOf(kind)}
            busy={state.phase === 'reading'}
            several={kind === 'shortTerm'}
            onFiles={(files) => void choose(files)}
          />
          {state.phase === 'failed' && (
            <Stack spacing={2} sx={{ mt: 4 }}>
              {state.failed.map((failed, place) => (
                <SheetFailure
                  key={place}
                  failure={failed}
                  {...(state.failed.length > 1 && { fileName: failed.name })}
                />
              ))}
            </Stack>
          )}
          {state.phase === 'checked' &&
            state.files.map(({ name, rows }, place) => (
              <RowsRead key={place} fileName={name} rows={rows} onLeave={onClose} />
            ))}
        </>
      )}
    </FormDialog>
  );
}
