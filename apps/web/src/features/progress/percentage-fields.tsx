import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { useFormat } from '../../base/format';
import { parsePercentage } from './parse-percentage';

interface Props {
  readonly typed: string;
  readonly hint: string;
  /** Percentages that are given by one click. */
  readonly quick: readonly number[];
  readonly onTyped: (typed: string) => void;
  /** 0..1. */
  readonly onGiven: (share: number) => void;
}

/** Asks for a share of a task: typed, or one of the usual ones. */
export function PercentageFields({ typed, hint, quick, onTyped, onGiven }: Props) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  return (
    <>
      <TextField
        label={t('share.percent')}
        value={typed}
        inputMode="decimal"
        problem={parsePercentage(typed) === 'wrong' ? t('share.wrong') : ''}
        hint={hint}
        onChange={onTyped}
        sx={{ mt: 2 }}
      />
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1 }}>
        {quick.map((percent) => (
          <Button key={percent} variant="outlined" size="small" onClick={() => onGiven(percent / 100)}>
            {format.percent(percent)}
          </Button>
        ))}
      </Stack>
    </>
  );
}
