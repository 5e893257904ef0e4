import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

/**
 * A form about something that others change too: each field follows until somebody types into it. What was just saved stays in
 * it until the saved thing is known here.
 */
export function useFollowingForm<T extends FieldValues>(current: T): UseFormReturn<T> {
  const form = useForm<T>({ mode: 'onTouched', defaultValues: current as DefaultValues<T> });
  const { reset } = form;
  const now = JSON.stringify(current);
  const followed = useRef(now);
  useEffect(() => {
    if (followed.current === now) return;
    followed.current = now;
    reset(JSON.parse(now) as T, { keepDirtyValues: true, keepDirty: true });
  }, [now, reset]);
  return form;
}
