import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { show } from '../../testing/show';
import { PanelFrame } from './panel-frame';

/** As a browser does with what is hidden. */
function TakesFocus() {
  useEffect(() => (document.activeElement as HTMLElement).blur());
  return null;
}

function Late({ until }: { readonly until: Promise<void> }) {
  const [isAsked, ask] = useState(false);
  if (isAsked) use(until);
  return <button onClick={() => ask(true)}>more</button>;
}

it('has the focus again once it is seen again', async () => {
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  show(
    <Suspense fallback={<TakesFocus />}>
      <PanelFrame label="Tarea" onClose={() => undefined}>
        <Late until={until} />
      </PanelFrame>
    </Suspense>,
  );
  const panel = screen.getByRole('complementary');
  expect(panel).toHaveFocus();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'more' })));
  expect(panel).not.toHaveFocus();
  arrive();
  await waitFor(() => expect(panel).toHaveFocus());
});

it('leaves the focus where somebody types, however often it is drawn', async () => {
  const Example = () => {
    const [times, again] = useState(0);
    return (
      <>
        <button onClick={() => again(times + 1)}>again</button>
        <PanelFrame label="Tarea" onClose={() => undefined}>
          <input aria-label={`Nombre ${times}`} />
        </PanelFrame>
      </>
    );
  };
  show(<Example />);
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByRole('textbox', { name: 'Nombre 1' })).toBe(field);
  expect(field).toHaveFocus();
});
