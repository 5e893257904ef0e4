import { useState } from 'react';
import { isPrinting } from './is-printing';

/**
 * What a value was before the page was printed, while it is. Browsers count the sheets first: what is laid out otherwise because paper is
 * narrower than the window leaves blank ones behind.
 */
export function useBeforePrint<Value extends string | number | boolean>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || isPrinting()) return kept;
  keep(value);
  return value;
}
