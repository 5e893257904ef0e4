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
`;

/** docs/indicators.md: every report that there is a tile for, in the order of the catalogue. */
export async function indicatorPage() {
  const { TILED_REPORTS, INDICATOR_SOURCES } = await loadDomain();
  const [en, es] = [textsIn('en'), textsIn('es')];
  const parts = TILED_REPORTS.map(
    (id) => `## ${en[id].title}

\`${id}\` · ${es[id].title}

${en[id].text}

Source: ${INDICATOR_SOURCES[id] ?? en.own}.
`,
  );
  return [INTRODUCTION, ...parts].join('\n');
}
