import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

/** A form about something that others change too: it follows until somebody types into it. */
export function useFollowingForm<T extends FieldValues>(current: T): UseFormReturn<T> {
  const form = useForm<T>({ mode: 'onTouched', defaultValues: current as DefaultValues<T> });
  const { reset, formState } = form;
  const { isDirty } = formState;
  const now = JSON.stringify(current);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(now) as T);
  }, [now, isDirty, reset]);
  return form;
}
