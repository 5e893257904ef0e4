import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppSelector } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { selectMay } from '../../plan/state/plan-selectors';
import { MovedTasks } from '../moved-dates/moved-tasks';
import { FilePick } from './file-pick';
import { RowsImported } from './rows-imported';
import { RowsRead } from './rows-read';
import { SheetFailure } from './sheet-failure';
import { extensionOf, type SheetKind } from './sheet-kind';
import type { TemplateChoice } from './sheet-files';
import { TemplateFields } from './template-fields';
import { TemplatesButton } from './templates-button';
import { useSheetImport } from './use-sheet-import';
import { useTemplates } from './use-templates';

interface Props {
  readonly kind: SheetKind;
  readonly onClose: () => void;
}

/** Template out, spreadsheet in; what its rows come to is shown before anything of them is in the plan. */
export function SheetDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('sheetImport');
  const mayEdit = useAppSelector(selectMay('editPlan'));
  const [choice, setChoice] = useState<TemplateChoice>({ shortTerm: {}, resource: null });
  const { state, isImporting, choose, confirm } = useSheetImport(kind);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small screen they begin below what is seen.
    if (state.phase === 'failed' || state.phase === 'checked')
      results.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  const templates = useTemplates(kind);
  const ready = state.phase === 'checked' && state.actions.length > 0;
  return (
    <FormDialog
      title={t(`title.${kind}`)}
      submit={state.phase === 'done' ? null : t('confirm')}
      ready={ready}
      busy={isImporting}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {state.phase === 'done' ? (
        <RowsImported count={state.count} left={state.left} />
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>
            {t(`intro.${kind === 'shortTerm' && !mayEdit ? 'ownShortTerm' : kind}`)}
          </Typography>
          <TemplateFields kind={kind} choice={choice} onChange={setChoice} />
          <Box sx={{ mb: 4 }}>
            <FocusableButton
              startIcon={<DownloadIcon />}
              loading={templates.busy === 'one'}
              loadingPosition="start"
              onClick={() => templates.one(choice)}
            >
              {t('template')}
            </FocusableButton>
            {kind === 'shortTerm' && (
              <TemplatesButton busy={templates.busy === 'all'} onClick={templates.all} />
            )}
          </Box>
          <FilePick
            extension={extensionOf(kind)}
            busy={state.phase === 'reading'}
            several={kind === 'shortTerm'}
            onFiles={(files) => void choose(files)}
          />
          <div ref={results}>
            {state.phase === 'failed' && (
              <Stack spacing={2} sx={{ mt: 4 }}>
                {state.failed.map((failed, place) => (
                  <SheetFailure
                    key={place}
                    failure={failed}
                    {...(state.chosen > 1 && { fileName: failed.name })}
                  />
                ))}
              </Stack>
            )}
            {state.phase === 'checked' && (
              <>
                {state.planChanged && (
                  <Alert severity="warning" sx={{ mt: 4 }}>
                    {t('planChanged')}
                  </Alert>
                )}
                {state.moved.length > 0 && (
                  <Alert severity="info" sx={{ mt: 4 }}>
                    <MovedTasks tasks={state.moved} />
                  </Alert>
                )}
                {state.files.map(({ name, rows }, place) => (
                  <RowsRead key={place} fileName={name} rows={rows} onLeave={onClose} />
                ))}
              </>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
