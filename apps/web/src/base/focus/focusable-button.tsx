import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type FocusEvent, type MouseEvent, useState } from 'react';

/**
 * A button of a page that stays. Disabled or loading while it has the focus, as one is that sends what it was pressed for, it keeps the focus
 * until it is left: it is disabled to the eye and to whom it is read to, and takes no press. The browser drops the focus of a button that
 * is disabled outright, and begins again at the top of the page.
 */
export function FocusableButton({
  disabled = false,
  loading = null,
  onFocus,
  onBlur,
  ...props
}: ButtonProps) {
  const [isFocused, setFocused] = useState(false);
  const focused = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(true);
    onFocus?.(event);
  };
  const left = (event: FocusEvent<HTMLButtonElement>) => {
    // Whoever looks into another window comes back to what they left.
    setFocused(document.activeElement === event.currentTarget);
    onBlur?.(event);
  };
  const isHeld = isFocused && (disabled || loading === true);
  return (
    <Button
      {...props}
      {...(isHeld ? held(props, loading === true) : { disabled, loading })}
      onFocus={focused}
      onBlur={left}
    />
  );
}

/** Looks and reads as disabled, without being so. */
function held({ className = '', startIcon }: ButtonProps, isLoading: boolean): ButtonProps {
  return {
    'aria-disabled': true,
    className: `${className} ${buttonClasses.disabled}`,
    startIcon: isLoading ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon,
    // Of a form's button this is what would send it.
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
