import type { Device } from '@plomada/contracts';
import type { Request } from 'express';

/** What is said after this many signs is not looked at. */
const LONGEST = 500;

/** The first that is found: many say that they are another one besides. */
const BROWSERS: readonly [RegExp, NonNullable<Device['browser']>][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, NonNullable<Device['system']>][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system by what a request says of itself; null where that is none of those that people know. */
export function deviceOf({ headers }: Pick<Request, 'headers'>): Device {
  const said = (headers['user-agent'] ?? '').slice(0, LONGEST);
  return { browser: firstOf(BROWSERS, said), system: firstOf(SYSTEMS, said) };
}

const firstOf = <Name>(names: readonly [RegExp, Name][], said: string): Name | null =>
  names.find(([form]) => form.test(said))?.[1] ?? null;
