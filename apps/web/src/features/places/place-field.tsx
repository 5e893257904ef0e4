import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PickField } from '../../base/fields/pick-field';
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
  const empty = !disabled && answer.status === 'ready' && places.length === 0;
  return (
    <Box>
      <PickField
        label={label}
        keys={places.map(({ code }) => code)}
        // What is kept is shown even before, or without, the list.
        nameOf={(code) => places.find((place) => place.code === code)?.name ?? code}
        value={value}
        disabled={disabled || empty}
        loading={answer.status === 'loading'}
        problem={answer.status === 'failed' ? textOf(answer.failure) : null}
        hint={empty ? t('location.noneKnown') : ' '}
        onChange={onChange}
      />
      {answer.status === 'failed' && (
        <Button variant="outlined" onClick={again} sx={{ mt: 2 }}>
          {t('common:retry')}
        </Button>
      )}
    </Box>
  );
}
