import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Plan } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import { useReleaseOutcomeText } from './release-outcome-text';
import type { RestrictionForm, Status } from './restriction-form';

interface Props {
  readonly plan: Plan;
  readonly form: RestrictionForm;
  readonly disabled: boolean;
  /** It may be released, and nothing else. */
  readonly onlyRelease: boolean;
  /** The day that a release is proposed for: where the term keeps it to another one, the field says so. */
  readonly today: string;
  readonly onChange: (change: Partial<RestrictionForm>) => void;
}

const STATUSES: readonly Status[] = ['open', 'inProcess', 'released'];

/** Whether a restriction is open, being worked on or released, and since when. */
export function StatusFields({ plan, form, disabled, onlyRelease, today, onChange }: Props) {
  const { t } = useTranslation('restrictions');
  const labelId = useId();
  const help = useReleaseOutcomeText(plan, form, form.released);
  const choose = (status: Status) =>
    onChange({ status, released: status === 'released' ? form.released || today : '' });
  return (
    <Box>
      <FormLabel id={labelId}>{t('columns:restriction.state')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={form.status}
        onChange={(_, value) => choose(value as Status)}
      >
        {STATUSES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={disabled || (onlyRelease && one !== 'released' && one !== form.status)}
            control={<Radio size="small" />}
            label={t(`status.${one}`)}
          />
        ))}
      </RadioGroup>
      {form.status === 'released' && (
        <DateField
          required
          disabled={disabled}
          label={t('columns:restriction.released')}
          value={form.released}
          hint={disabled ? ' ' : help}
          onChange={(released) => onChange({ released })}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}
