import { secondStepCode } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';

/** Whether it can be one; whether it is, the server knows. */
export const isCode = (typed: string): boolean => secondStepCode.safeParse(typed.trim()).success;

interface Props {
  readonly value: string;
  readonly hint: string;
  readonly onChange: (code: string) => void;
}

/** A code that an app shows, or one for recovery. Phones offer to fill it in. */
export function CodeField({ value, hint, onChange }: Props) {
  const { t } = useTranslation('twoFactor');
  return (
    <TextField
      required
      label={t('code')}
      hint={hint}
      value={value}
      maxLength={40}
      autoComplete="one-time-code"
      onChange={onChange}
    />
  );
}
