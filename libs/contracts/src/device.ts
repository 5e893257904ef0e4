import { z } from 'zod';

export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/** What somebody came in with, as they would say it themselves; no versions and nothing by which a device is known again. */
export const device = z.object({
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
});
export type Device = z.infer<typeof device>;
