import { rootNameOf } from './root-name';

const MANY = 500_000;

it.each([
  ['Project', '<Project xmlns="x">'],
  ['Project', ' <p:Project>'],
  ['project', '<?xml version="1.0"?>\n<!-- <svg> --><?a >b?><project/>'],
  ['svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>'],
  ['svg', '<!DOCTYPE svg SYSTEM "x"><svg>'],
  ['a', '< <a>'],
  [undefined, '<?xml version="1.0"'],
  [undefined, '<!-- <a> --'],
  [undefined, '<!DOCTYPE a [<!ENTITY a "b">'],
  [undefined, 'CODE;TASK'],
])('finds the root element: %s', (name, text) => {
  expect(rootNameOf(text)).toBe(name);
});

// Whoever searched again from each place would go on for hours.
it.each(['<!', '<![', '<!--', '<?', '<!>', '<!-->', '<!a[>', '< ', '<:', '<!-- -->'])(
  'looks once at each character of a beginning without end: %s',
  (part) => {
    expect(rootNameOf(part.repeat(MANY))).toBeUndefined();
  },
);
