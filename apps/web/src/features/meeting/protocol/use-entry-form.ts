import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

interface EntryForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A form that puts one line after another into the minutes: Enter puts it in (`add` answers whether it did) and comes back to the
 * first field, Escape goes back to the keys of the meeting.
 */
export function useEntryForm(add: () => boolean): EntryForm {
  const ref = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (add()) ref.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    // Not to the page as a whole: who reads by ear stays where they were.
    ref.current?.closest('section')?.focus();
  };
  return { ref, onSubmit, onKeyDown };
}
