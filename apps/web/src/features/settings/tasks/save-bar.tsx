import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PROJECT_PARAM, SECTION_PARAM } from '../../../base/paths';
import { UnsavedGuard } from '../../../base/unsaved/unsaved-guard';

interface Props {
  readonly unsaved: () => boolean;
  /** Why it cannot be saved as it is, or null. */
  readonly problem: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

const LEAVING = [SECTION_PARAM, PROJECT_PARAM];

/** Saves what was filled into a table, or puts it back. */
export function SaveBar({ unsaved, problem, onSave, onDiscard }: Props) {
  const { t } = useTranslation('settings');
  const dirty = unsaved();
  return (
    <Box sx={{ mt: 4 }}>
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" disabled={!dirty || problem !== null} onClick={onSave}>
          {t('common:save')}
        </Button>
        <Button disabled={!dirty} onClick={onDiscard}>
          {t('common:discard')}
        </Button>
      </Box>
      <UnsavedGuard unsaved={unsaved} params={LEAVING} />
    </Box>
  );
}
