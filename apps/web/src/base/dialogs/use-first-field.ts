import { dialogContentClasses } from '@mui/material/DialogContent';
import { type RefObject, useEffect, useRef } from 'react';

const FIELD = [
  'input:not([type=hidden], [type=file], :disabled)',
  'textarea:not(:disabled)',
  '[role=combobox]:not([aria-disabled=true])',
].join(', ');

/**
 * The form whose first field is to have the focus once it is shown, of a choice what is chosen; a form without fields has it on
 * the button that submits, or on what has to be done before. A field that asks for the focus by itself keeps it. Looked after
 * once more when the form can be submitted, or its dialog has come up. Left alone, the focus stays with the dialog, called by its title.
 */
export function useFirstField(
  canSubmit: boolean,
  isUp: boolean,
  isLeftAlone: boolean,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const shown = form.current;
    if (isLeftAlone || !shown || shown.contains(document.activeElement)) return;
    const first = shown.querySelector<HTMLElement>(FIELD);
    const chosen = first?.matches('[type=radio]')
      ? shown.querySelector<HTMLElement>('[type=radio]:checked')
      : null;
    const button =
      shown.querySelector<HTMLElement>('[type=submit]:not(:disabled)') ??
      shown.querySelector<HTMLElement>(`.${dialogContentClasses.root} button:not(:disabled)`);
    (chosen ?? first ?? button)?.focus();
  }, [canSubmit, isUp, isLeftAlone]);
  return form;
}
