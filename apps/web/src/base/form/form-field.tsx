import type { ReactElement } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Field } from '../fields/field';

type Entered<Value> = Required<Pick<Field<Value>, 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'problem'>>;

interface Props<Value, Values> {
  readonly name: string;
  /** True, or the key of what is wrong. */
  readonly validate?: (value: Value, values: Values) => true | string;
  readonly children: (entered: Entered<Value>) => ReactElement;
}

/** A value of the form around it, for any field; what is wrong with it is a key of the translations. */
export function FormField<Value, Values = never>({ name, validate, children }: Props<Value, Values>) {
  const { t } = useTranslation('common');
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      rules={validate ? { validate: (value, values) => validate(value as Value, values as Values) } : {}}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) =>
        children({
          value: value as Value,
          onChange,
          onBlur,
          inputRef: ref,
          problem: error?.message ? t(error.message) : null,
        })
      }
    />
  );
}
