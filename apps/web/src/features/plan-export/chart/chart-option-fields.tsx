import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { PAPERS } from '../drawing/gantt-pdf';
import type { ChartTarget } from '../export-target';
import { type ChartOptions, EXTENTS, SCALES } from './chart-options';

interface Props {
  readonly target: ChartTarget;
  readonly options: ChartOptions;
  readonly disabled: boolean;
  readonly onChange: (options: ChartOptions) => void;
}

const SWITCHES = ['links', 'critical', 'baseline'] as const;

/** What is drawn, and how large. */
export function ChartOptionFields({ target, options, disabled, onChange }: Props) {
  const { t } = useTranslation('exports');
  const choice = <K extends 'paper' | 'scale' | 'extent'>(name: K, values: readonly ChartOptions[K][]) => (
    <ChoiceField
      label={t(`chart.${name}.label`)}
      value={options[name]}
      disabled={disabled}
      choices={values.map((key) => ({ key, label: t(`chart.${name}.${key}`) }))}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  );
  return (
    <Stack spacing={4} sx={{ pt: 2 }}>
      {choice('extent', EXTENTS)}
      <Stack direction="row" spacing={4}>
        {target === 'pdf' && choice('paper', PAPERS)}
        {choice('scale', SCALES)}
      </Stack>
      <FormGroup row>
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            disabled={disabled}
            label={t(`chart.show.${name}`)}
            control={
              <Checkbox
                size="small"
                checked={options[name]}
                onChange={({ target: { checked } }) => onChange({ ...options, [name]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
