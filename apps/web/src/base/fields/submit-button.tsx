import { buttonClasses } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FocusableButton } from '../focus/focusable-button';

interface Props {
  /** A request is under way. */
  readonly busy: boolean;
  /** A field has an error. */
  readonly wrong: boolean;
  readonly children: ReactNode;
}

/**
 * Sends a public form. With a field in error it is disabled to the eye and to whom it is read to, and yet keeps the focus:
 * leaving a field by Tab comes here in the moment that the field is found wrong. Pressed all the same, the form goes back
 * to that field.
 */
export function SubmitButton({ busy, wrong, children }: Props) {
  return (
    <FocusableButton
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={busy}
      {...(wrong && { 'aria-disabled': true, className: buttonClasses.disabled })}
      sx={{ mt: 2 }}
    >
      {children}
    </FocusableButton>
  );
}
