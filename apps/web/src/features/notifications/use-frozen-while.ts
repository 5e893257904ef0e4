import { useState } from 'react';

/** A value as it was before something began, for as long as that lasts; else the value itself. */
export function useFrozenWhile<T>(lasts: boolean, value: T): T {
  const [held, hold] = useState(value);
  if (!lasts && held !== value) hold(value);
  return lasts ? held : value;
}
