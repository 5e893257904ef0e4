import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/show';
import { FocusableButton } from './focusable-button';

/** A form that is busy for good once it was sent. */
function Form({ as, onSent }: { readonly as: 'disabled' | 'loading'; readonly onSent: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSent();
      }}
    >
      <FocusableButton type="submit" {...{ [as]: isBusy }}>
        Enviar
      </FocusableButton>
    </form>
  );
}
const button = () => screen.getByRole('button', { name: 'Enviar' });

describe.each(['disabled', 'loading'] as const)('a button that is %s while it sends', (as) => {
  it('keeps the focus and takes no other press, until it is left', () => {
    const onSent = jest.fn();
    show(<Form as={as} onSent={onSent} />);
    act(() => button().focus());
    fireEvent.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toBeEnabled();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button());
    expect(onSent).toHaveBeenCalledTimes(1);
    act(() => button().blur());
    expect(button()).toBeDisabled();
  });

  it('is disabled outright where it does not have the focus', () => {
    show(<Form as={as} onSent={() => undefined} />);
    fireEvent.click(button());
    expect(button()).toBeDisabled();
  });
});
