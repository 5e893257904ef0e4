import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Validate = (value: string) => true | string;

interface Props extends Pick<
  TextFieldProps,
  'required' | 'autoFocus' | 'multiline' | 'minRows' | 'type' | 'sx' | 'autoComplete' | 'autoFocus'
> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly validate?: Validate;
}

/** A text of the form around it; what is wrong with it is a key of the translations. */
export function FormText({ name, label, hint = ' ', maxLength = 200, validate, ...field }: Props) {
  const { t } = useTranslation('common');
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      rules={validate ? { validate } : {}}
      render={({ field: { ref, ...events }, fieldState: { error } }) => (
        <TextField
          {...field}
          {...events}
          inputRef={ref}
          label={label}
          error={Boolean(error)}
          helperText={error?.message ? t(error.message) : hint}
          slotProps={{ htmlInput: { maxLength } }}
        />
      )}
    />
  );
}
