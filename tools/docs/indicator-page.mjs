import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDomain } from './domain-source.mjs';

const textsIn = (language) =>
  JSON.parse(
    readFileSync(
      resolve(import.meta.dirname, `../../libs/presentation/src/words/${language}/indicators.json`),
      'utf8',
    ),
  );

const INTRODUCTION = `# Indicators

Every report of the product: what it says, how it is calculated, and who published the rule. Each is a tile of the dashboards at
\`/reports\`, with these words behind its (i). The page is written by \`npm run docs:indicators\` from the texts of the screens and
from \`INDICATOR_SOURCES\` of \`libs/domain\`; the calculation of each stands in \`libs/domain/src/indicators\`, and what it answers in
\`libs/contracts/src/reports/indicators.ts\`.

- A share has its numerator and denominator beside it. Where there is nothing to divide by it is pending, never 0.
- A closed term keeps its figures: what is changed later does not move them. The open term is pending.
- Shares are percent with two decimals. Progress within 1 of 100 counts as 100.
- Figures are as of the end of the day on which they were calculated, which the tile says.

## Filters

A dashboard is filtered by people, their companies, families of constraints, parts of the work and a period of closed short terms. The
filter stands in the address: a link brings it along, and shows nothing that its reader may not see, for the browser calculates it from
the plan that it has open, a few milliseconds at a time. Below each report stands what it can be filtered by; its tile says
of what else is chosen that it is not.

- What a short term recorded is of whoever was responsible then; the rest of whoever is now. Parts of the work are those of the present tree.
- A commitment of several people counts for each of them; filtered, those alone are named that were chosen.
- How far a part of the work was at a close follows from the records of the terms and what its tasks weigh now. Its SPI is made of what
  each task had done and was due at the close, as it was then.
- Progress of what was chosen is in percent of that; the two sides of its SPI are in percent of the whole project, as its closes kept them. Each tile says which.
- How many constraints there were at a close, and the critical path, are kept of the whole project: those reports stay whole.
- Pictures say the filter below their title, files in their name. A PDF of the dashboard has it below its title; the server calculates it
  as the browser does, of the plan as it is then.
- Who has left can be chosen by the name that the last close had of them.
`;

/** What the parts of a filter are called here. */
const PARTS = { people: 'people', branch: 'part of the work', family: 'family', period: 'period' };

/** docs/indicators.md: every report that there is a tile for, in the order of the catalogue. */
export async function indicatorPage() {
  const { NARROWED_BY, TILED_REPORTS, INDICATOR_SOURCES } = await loadDomain();
  const [en, es] = [textsIn('en'), textsIn('es')];
  const parts = TILED_REPORTS.map(
    (id) => `## ${en[id].title}

\`${id}\` · ${es[id].title}

${en[id].text}

Source: ${INDICATOR_SOURCES[id] ?? en.own}.

Filtered by: ${NARROWED_BY[id].map((part) => PARTS[part]).join(', ')}.
`,
  );
  return [INTRODUCTION, ...parts].join('\n');
}
