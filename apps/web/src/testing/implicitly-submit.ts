import { fireEvent } from '@testing-library/react';

/**
 * What a browser makes of Enter in a field, which jsdom does not: unless somebody handles the key, the first button of the form
 * that submits is pressed when it can be; in a text of several lines nothing is (HTML, "implicit submission").
 */
export function implicitlySubmit(field: HTMLElement): void {
  const isTaken = !fireEvent.keyDown(field, { key: 'Enter' });
  if (isTaken || !(field instanceof HTMLInputElement)) return;
  const button = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button && !button.disabled) fireEvent.click(button);
}
