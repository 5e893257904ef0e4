import type { Format } from '../../base/format';

/** When a visit was, to the minute; without the year when it is the one of `now`. */
export function visitMoment(format: Format, instant: string, now: Date): string {
  const [day = '', time = ''] = format.date(instant).split(' ');
  const isThisYear = new Date(instant).getFullYear() === now.getFullYear();
  return `${isThisYear ? day.slice(0, 'DD/MM'.length) : day} ${time.slice(0, 'HH:mm'.length)}`;
}
