import { type FieldError, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field';

/** The part of a form that chooses a password. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

interface Props {
  /** The least characters, by the policy of the business or businesses. */
  readonly minimum: number;
  readonly autoFocus?: boolean;
}

/** A new password and the same again (platform spec, section 5). Inside a FormProvider. */
export function NewPasswordFields({ minimum, autoFocus = false }: Props) {
  const { t } = useTranslation('login');
  const { register, formState, getValues, trigger } = useFormContext<NewPassword>();
  const textOf = (error: FieldError | undefined) => (error?.message ? t(error.message, { minimum }) : null);
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={t('passwordHint', { minimum })}
        problem={textOf(formState.errors.password)}
        field={register('password', {
          required: 'common:required',
          minLength: { value: minimum, message: 'passwordShort' },
          // Not before it was typed: nobody is told off for a field that comes next.
          onChange: () => getValues('confirmation') !== '' && void trigger('confirmation'),
        })}
      />
      <PasswordField
        label={t('confirmation')}
        autoComplete="new-password"
        problem={textOf(formState.errors.confirmation)}
        field={register('confirmation', {
          required: 'common:required',
          validate: (value, { password }) => value === password || 'passwordsDiffer',
        })}
      />
    </>
  );
}
