import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REASONS, compared } from './schedule-comparison.mjs';
import { loadEngine } from './schedule-engine.mjs';

/** Where the files of each format are. */
const FORMATS = [
  ['mspdi', 'Project XML'],
  ['xer', 'P6 XER'],
  ['pmxml', 'P6 XML'],
  ['other', 'GanttProject'],
];

/** What the files are, by what their names hold; others go by the name of their schedule. */
const KINDS = [
  ['j30_', 'Benchmark of several projects, small'],
  ['j120_', 'Benchmark of several projects, large'],
  ['Commercial', 'Commercial building'],
  ['Software', 'Software development, many half days'],
  ['not_updated', 'Saved by a library that did not calculate'],
  ['recurring', 'A calendar of recurring exceptions'],
  ['mspdirelations', 'One link of each type'],
  ['baselines', 'Baselines'],
  ['dates', 'Dates'],
  ['durations', 'Durations in every unit'],
  ['links-project2003', 'Links and lags, 2003'],
  ['links-project2019', 'Links and lags, 2019'],
  ['TERMINAL_BUILDING', 'Airport terminal'],
  ['Hotel', 'A hotel, larger than a plan'],
  ['primavera.xml', 'Software development, planned over weekends'],
  ['negative-lag', 'A lead, dates on a Sunday'],
  ['in-progress', 'Work in progress'],
  ['01-small', 'A small network'],
  ['04-constraints', 'One constraint of each kind'],
  ['13-large', 'A thousand tasks'],
  ['deep-wbs', 'Deep branches'],
  ['BL-54069', 'A rebuild under way'],
  ['UP-54069', 'The same, an update later'],
  ['HouseBuilding', 'A house'],
];

function folder() {
  const data = process.env.PLOMADA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');
  return join(data, 'schedules');
}

/** The page, or null where there are no real schedules. */
export async function agreementPage() {
  if (!existsSync(folder())) return null;
  const engine = await loadEngine();
  const results = FORMATS.flatMap(([under, format]) =>
    readdirSync(join(folder(), under))
      .sort()
      .map((name) => {
        const result = compared(engine, readFileSync(join(folder(), under, name)), name);
        return { ...result, format, kind: KINDS.find(([part]) => name.includes(part))?.[1] ?? result.name };
      }),
  );
  return page(
    results.filter((one) => one.tasks > 0),
    results.filter((one) => !one.tasks),
  );
}

function page(results, refused) {
  const total = (field) => results.reduce((sum, one) => sum + one[field], 0);
  const lines = [
    '# Our dates and those of other tools',
    '',
    '<!-- Written by node tools/docs/schedule-agreement.mjs; a test compares it where the files are at hand. Do not edit. -->',
    '',
    'Real files of Microsoft Project, Primavera P6 and GanttProject, recalculated from their logic alone (links, lags, constraints, calendar, progress),',
    'against the dates that the tool which wrote them had stored. A task agrees when its start and its end are the same day.',
    'Tasks that have begun stay where they are and agree for that reason; they are counted apart.',
    '',
    '| Schedule | Format | Tasks | Links | With a constraint date | Begun | Agree | Share |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...results.map(row),
    row({
      kind: '**All**',
      format: '',
      ...Object.fromEntries(['tasks', 'links', 'bound', 'begun', 'agree'].map((f) => [f, total(f)])),
    }),
    '',
    '## Why tasks do not agree',
    '',
    '| Schedule | Format | Tasks | Reason |',
    '| --- | --- | ---: | --- |',
    ...results.flatMap(({ kind, format, reasons }) =>
      Object.keys(REASONS).flatMap((reason) =>
        reasons[reason] ? [`| ${kind} | ${format} | ${reasons[reason]} | ${REASONS[reason]} |`] : [],
      ),
    ),
    '',
    '## What is not compared',
    '',
    ...refused.map(({ kind, format, refused: code }) =>
      code
        ? `- ${kind} (${format}): refused with \`${code}\`.`
        : `- ${kind} (${format}): the file stores no dates; its work stands where its links put it.`,
    ),
    '- Work without dates in a file that has some: it stands where its links put it.',
    '- Summaries: their dates are those of their tasks.',
    '- Late dates and floats: the scheduling specs compare those with networks whose floats are known.',
  ];
  return `${lines.join('\n')}\n`;
}

function row({ kind, format, tasks, links, bound, begun, agree }) {
  const share = ((100 * agree) / tasks).toFixed(1);
  return `| ${kind} | ${format} | ${tasks} | ${links} | ${bound} | ${begun} | ${agree} | ${share} % |`;
}
