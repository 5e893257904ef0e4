import { render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BeforePage } from './before-page';

const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);

it('leaves the page and everything else before it while a dialog waits for its texts', () => {
  render(
    <Suspense fallback="loading">
      <button>Reprogramar</button>
      <BeforePage>
        <Waiting />
        <p>Sin conexión</p>
      </BeforePage>
    </Suspense>,
  );
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.getByText('Sin conexión')).toBeVisible();
});
