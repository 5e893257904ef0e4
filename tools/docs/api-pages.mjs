import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { gatewayApi } from './gateway-api.mjs';

const docs = (name) => resolve(import.meta.dirname, '../../docs', name);
const BEGIN = '<!-- routes: written by node tools/docs/api.mjs -->';
const END = '<!-- end of routes -->';

/** The pages about the API that the gateway's code decides, as [{ file, content }]. The rest of api.md is kept. */
export async function apiPages() {
  const api = await gatewayApi();
  const json = await format(JSON.stringify(api), { parser: 'json', printWidth: 110 });
  return [
    { file: docs('openapi.json'), content: json },
    { file: docs('api.md'), content: withRoutes(readFileSync(docs('api.md'), 'utf8'), routes(api)) },
  ];
}

function routes({ paths }) {
  const rows = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { summary, 'x-access': access, 'x-api-token': token }]) => {
      return { path, method: method.toUpperCase(), summary, who: whoMay(access), token: token ?? '' };
    }),
  );
  rows.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1));
  const lines = rows.map(
    ({ path, method, summary, who, token }) => `| ${method} | \`${path}\` | ${summary} | ${who} | ${token} |`,
  );
  return ['| | Path | | For whom | API token |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

/** In the words of the permission table; `own` and `session` stand for the caller's own things, and for whoever is signed in. */
function whoMay({ needs }) {
  return needs
    ? needs.map(({ of, permission }) => (permission ? `\`${permission}\`` : of)).join(' and ')
    : 'everybody';
}

function withRoutes(page, table) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/api.md has no place for the routes: ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
