import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { routeContracts } from './client-source.mjs';
import { NamedTypes } from './named-types.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCE = resolve(ROOT, 'libs/client/src');
const HEAD = '// Written by `npm run docs:client` from libs/contracts: edit those.\n';
const STYLE = { parser: 'typescript', singleQuote: true, printWidth: 110 };

/** The files of the client that the contracts decide, as [{ file, content }]. */
export async function clientPages() {
  const contracts = await routeContracts();
  const groups = groupsOf(contracts);
  const types = new NamedTypes(contracts);
  const files = groups.map((group) => ({
    name: `routes/${group.file}.ts`,
    text: groupText(group, types),
  }));
  files.push({ name: 'routes/all.ts', text: allText(groups) });
  files.push({ name: 'types.ts', text: types.text() });
  files.push({ name: 'messages.ts', text: messagesText() });
  return Promise.all(
    files.map(async ({ name, text }) => ({
      file: resolve(SOURCE, name),
      content: await format(`${HEAD}${text}`, STYLE),
    })),
  );
}

/** The routes that an API token is good for, by the object of the contracts that holds them. */
function groupsOf(contracts) {
  return Object.entries(contracts)
    .filter(([name]) => name.endsWith('Routes'))
    .map(([name, routes]) => {
      const group = name.slice(0, -'Routes'.length);
      const file = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const calls = Object.entries(routes).filter(
        ([, route]) => route.access !== 'public' && route.tokenScope,
      );
      return { group, file, type: capital(group), calls };
    })
    .filter(({ calls }) => calls.length > 0)
    .sort((a, b) => (a.group < b.group ? -1 : 1));
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

function groupText({ type, calls }, named) {
  const written = calls.map(([name, route]) => callText(`${type}${capital(name)}`, name, route, named));
  const used = [...new Set(written.flatMap(({ names }) => names))].sort();
  return [
    "import type { Send } from '../send';",
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '../types';`] : []),
    ...written.flatMap(({ types }) => types),
    `export class ${type}Calls {`,
    'readonly #send: Send;\nconstructor(send: Send) { this.#send = send; }',
    ...written.map(({ method }) => `\n${method}`),
    '}',
  ].join('\n');
}

function callText(prefix, name, route, named) {
  const { method, path, summary, tokenScope, timeoutMs, answer, body, form } = route;
  const isBinary = typeof answer === 'string';
  const given = Object.entries({
    params: route.params,
    query: route.query,
    ...(body && { body }),
  }).filter(([, schema]) => Object.keys(schema.shape).length > 0);
  const types = given.map(([part, schema]) => named.typeOf(`${prefix}${capital(part)}`, schema, 'input'));
  if (!isBinary) types.push(named.typeOf(`${prefix}Answer`, answer, 'output'));
  const fields = given.map(([part, schema]) => {
    const isOptional = part === 'query' && schema.safeParse({}).success;
    return `readonly ${part}${isOptional ? '?' : ''}: ${prefix}${capital(part)}`;
  });
  if (form) fields.push('readonly form: FormData');
  const isNeeded = fields.some((field) => !field.includes('?:'));
  const request = fields.length > 0 ? `request: { ${fields.join('; ')} }${isNeeded ? '' : ' = {}'}` : '';
  const route_ = JSON.stringify({ method, path, timeoutMs, isBinary });
  return {
    types: types.map(({ text }) => text),
    names: types.flatMap(({ names }) => names),
    method: [
      `/** ${summary}. ${method} ${path}; needs a token to ${tokenScope}. */`,
      `${name}(${request}): Promise<${isBinary ? 'Uint8Array' : `${prefix}Answer`}> {`,
      `return this.#send(${route_}${request ? ', request' : ''});`,
      '}',
    ].join('\n'),
  };
}

function allText(groups) {
  return [
    "import type { Send } from '../send';",
    ...groups.map(({ file, type }) => `import { ${type}Calls } from './${file}';`),
    "export type * from '../types';",
    ...groups.map(({ file }) => `export type * from './${file}';`),
    '/** Every call that an API token is good for. */',
    'export class PlomadaClient {',
    ...groups.map(({ group, type }) => `readonly ${group}: ${type}Calls;`),
    'constructor(send: Send) {',
    ...groups.map(({ group, type }) => `this.${group} = new ${type}Calls(send);`),
    '}',
    '}',
  ].join('\n');
}

/** What the product's own screens say of each code. */
function messagesText() {
  const [es, en] = ['es', 'en'].map((language) =>
    JSON.parse(readFileSync(resolve(ROOT, `apps/web/src/locales/${language}/codes.json`), 'utf8')),
  );
  const lines = Object.keys(en).map(
    (key) => `${JSON.stringify(key)}: [${JSON.stringify(es[key])}, ${JSON.stringify(en[key])}],`,
  );
  return `/** Sentences by code, in Spanish and in English; endings of i18next pick a plural or a case. */
    export const MESSAGES = {
      ${lines.join('\n')}
    } as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;`;
}
