import type { ComponentProps } from 'react';
import { TextField } from '../fields/text-field';
import { FormField } from './form-field';

type Given = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'problem'>;

interface Props extends Given {
  readonly name: string;
  readonly validate?: (value: string) => true | string;
}

/** A text of the form around it. */
export function FormText({ name, validate, hint = ' ', maxLength = 200, ...field }: Props) {
  return (
    <FormField<string> name={name} validate={validate}>
      {(entered) => <TextField {...field} {...entered} hint={hint} maxLength={maxLength} />}
    </FormField>
  );
}
