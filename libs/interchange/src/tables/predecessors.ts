import type { LinkType } from '@plomada/domain';
import type { FileLink } from '../schedule-file/file-schedule';

const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };
const LINK = /^(\S+?)(?:\s*(FS|SS|FF|SF))?\s*(?:([+-])\s*(\d{1,6}(?:\.\d{1,6})?)\s*d?)?$/i;

/** Links as `1.2 FS+3, 1.4`: a task's code, the type unless it is FS, a lag in working days. What is none dangles. */
export function predecessorsOf(text: string): readonly FileLink[] {
  return text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, source = one, type = 'FS', sign, lag = '0'] = LINK.exec(one) ?? [];
      const days = Number(lag) * (sign === '-' ? -1 : 1) || 0;
      return { source, type: TYPES[type.toUpperCase()]!, isExternal: false, lag: { days, isElapsed: false } };
    });
}
