import type { ImportedSchedule, LinkType } from '@plomada/domain';
import { escapeXml } from '../xml/write-xml';

const LINK_TYPES: Readonly<Record<LinkType, number>> = { '1': 1, '0': 2, '2': 3, '3': 4 };
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A schedule as GanttProject writes it, for specs: the product only reads this format. */
export function specGan(schedule: ImportedSchedule): string {
  const quoted = (text: string): string => escapeXml(text).replace(/"/g, '&quot;').replace(/\s/g, ' ');
  const children = new Map<string | null, ImportedSchedule['tasks'][number][]>();
  for (const task of schedule.tasks) children.set(task.parent, [...(children.get(task.parent) ?? []), task]);
  const write = (parent: string | null): string =>
    (children.get(parent) ?? [])
      .map((task) => {
        const isBound = task.constraintType === 'snet' && task.constraintDate;
        const bound = isBound ? ` thirdDate="${task.constraintDate}" thirdDate-constraint="1"` : '';
        const depends = schedule.links
          .filter(({ source }) => source === task.id)
          .map(
            ({ target, type, lag }) =>
              `<depend id="${target}" type="${LINK_TYPES[type]}" difference="${lag}" hardness="Strong"/>`,
          );
        return (
          `<task id="${task.id}" name="${quoted(task.text)}" meeting="${task.kind === 'milestone'}"` +
          ` start="${task.start}" duration="${task.duration}" complete="${Math.round(task.progress * 100)}"${bound}>` +
          `<notes>${escapeXml(task.detail)}</notes>${depends.join('')}${write(task.id)}</task>`
        );
      })
      .join('\n');
  const week = DAYS.map((name, day) => `${name}="${schedule.workingDays[day] === '1' ? 0 : 1}"`).join(' ');
  const dates = schedule.holidays.map((holiday) => {
    const [year, month, date] = holiday.split('-').map(Number);
    return `<date year="${year}" month="${month}" date="${date}" type="HOLIDAY"/>`;
  });
  const resources = schedule.resources.map(({ id, name }) => `<resource id="${id}" name="${quoted(name)}"/>`);
  const allocations = schedule.tasks.flatMap((task) =>
    task.resources.map(
      ({ id, amount }) =>
        `<allocation task-id="${task.id}" resource-id="${id}" load="${Math.round(amount * 10_000) / 100}"/>`,
    ),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?><project name="${quoted(schedule.name)}" version="3.3">`,
    `<calendars><day-types><default-week id="1" name="default" ${week}/></day-types>${dates.join('')}</calendars>`,
    `<tasks>${write(null)}</tasks>`,
    `<resources>${resources.join('')}</resources><allocations>${allocations.join('')}</allocations></project>`,
  ].join('\n');
}
