const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<Project xmlns="http://schemas.microsoft.com/project"><StartDate>2026-11-16T08:00:00</StartDate><CalendarUID>1</CalendarUID>
<MinutesPerDay>480</MinutesPerDay><DurationFormat>7</DurationFormat><Tasks>`;

/** A sound MS Project file with so many tasks, each linked from the ones before it until there are so many links. */
export function crowdedSchedule({ tasks, links }: { tasks: number; links: number }): string {
  let left = links;
  const rows = Array.from({ length: tasks }, (_, place) => {
    const own = Math.min(place, left);
    left -= own;
    const from = Array.from({ length: own }, (_, before) => before + 1).map(
      (uid) => `<PredecessorLink><PredecessorUID>${uid}</PredecessorUID><Type>1</Type></PredecessorLink>`,
    );
    return `<Task><UID>${place + 1}</UID><ID>${place + 1}</ID><Name>Tarea ${place + 1}</Name><OutlineLevel>1</OutlineLevel>
<Start>2026-11-16T08:00:00</Start><Finish>2026-11-16T17:00:00</Finish><Duration>PT8H0M0S</Duration><DurationFormat>7</DurationFormat>${from.join('')}</Task>`;
  });
  return `${HEAD}${rows.join('\n')}</Tasks></Project>`;
}
