import { useEffect, useRef } from 'react';
import { commandOf, type MeetingCommand } from './meeting-keys';

/** What stands before the meeting: a question, the close, somebody else's close, an open list. */
const BEFORE_ALL = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Where keys are typed as text. */
const TYPED = 'input:not([type=checkbox]), textarea, select, [role=combobox], [contenteditable=true]';
/** What Enter and Space press. */
const PRESSED = 'button, a, input[type=checkbox], [role=button]';

/** Has the meeting do what keys ask for, wherever the focus is, but where they are typed or press something. */
export function useMeetingKeys(onCommand: (command: MeetingCommand) => void): void {
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPED) || document.querySelector(BEFORE_ALL)) return;
      if (event.key === 'Enter' && target?.closest(PRESSED)) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
