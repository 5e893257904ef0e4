import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { PlainField } from './plain-field';

/** The theme's spacing, in pixels. */
const STEP = 4;
const nothing = async () => undefined;
/** How far the label of an outlined field rises above it, in pixels: MUI's `translate(14px, -9px)`. */
const LABEL_RISES = 9;

it('leaves room between what is told below it and the label of the next field', () => {
  const field = { name: 'a', onChange: nothing, onBlur: nothing, ref: () => undefined };
  show(
    <PlainField
      {...{ field, label: 'Dato', type: 'text', autoComplete: 'off', problem: null }}
      hint="Al menos 6 caracteres"
    />,
    { isStyled: true },
  );
  const whole = screen.getByText('Al menos 6 caracteres').parentElement!;
  const [, steps] = /^calc\(([\d.]+) \* var\(--mui-spacing\)\)$/.exec(getComputedStyle(whole).marginBottom)!;
  expect(Number(steps) * STEP).toBeGreaterThan(LABEL_RISES);
});
