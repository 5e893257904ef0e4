import { useMemo } from 'react';
import type { Field } from './field';
import { PickField } from './pick-field';

/** A time zone of those that this browser knows, found by typing. One that is chosen can be changed and not taken away. */
export function TimeZoneField({ value, ...field }: Field<string | null>) {
  const keys = useMemo(() => timeZones(value), [value]);
  return <PickField {...field} value={value} keys={keys} nameOf={(zone) => zone} isKept={value !== null} />;
}

const KNOWN = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** One that was chosen elsewhere may be none that this browser knows. */
function timeZones(kept: string | null): readonly string[] {
  return kept === null || KNOWN.includes(kept) ? KNOWN : [kept, ...KNOWN];
}
