import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../../base/api/use-query';
import { useFailureText } from '../../base/messages/use-failure-text';

export interface Place {
  readonly code: string;
  readonly name: string;
}

/** A list of places that the server is asked for. */
export interface Places {
  readonly answer: QueryState<{ readonly places: readonly Place[] }>;
  readonly again: () => void;
}

interface Props {
  readonly label: string;
  readonly places: Places;
  /** A code of the list, or null. */
  readonly value: string | null;
  readonly disabled?: boolean;
  readonly onChange: (code: string | null) => void;
}

/** One choice of a long list, found by typing. */
export function PlaceField({ label, places: { answer, again }, value, disabled = false, onChange }: Props) {
  const { t } = useTranslation('settings');
  const textOf = useFailureText();
  const places = answer.status === 'ready' ? answer.value.places : [];
  // What is kept is shown even before, or without, the list.
  const chosen =
    value === null ? null : (places.find(({ code }) => code === value) ?? { code: value, name: value });
  const empty = !disabled && answer.status === 'ready' && places.length === 0;
  const hint = answer.status === 'failed' ? textOf(answer.failure) : empty ? t('location.noneKnown') : ' ';
  return (
    <Box>
      <Autocomplete
        options={places}
        value={chosen}
        disabled={disabled || empty}
        loading={answer.status === 'loading'}
        onChange={(_, place) => onChange(place?.code ?? null)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(a, b) => a.code === b.code}
        loadingText={t('common:loading')}
        noOptionsText={t('noResults')}
        clearText={t('clear')}
        openText={t('open')}
        closeText={t('common:close')}
        renderInput={(params) => (
          <TextField {...params} label={label} error={answer.status === 'failed'} helperText={hint} />
        )}
      />
      {answer.status === 'failed' && (
        <Button variant="outlined" onClick={again} sx={{ mt: 2 }}>
          {t('common:retry')}
        </Button>
      )}
    </Box>
  );
}
