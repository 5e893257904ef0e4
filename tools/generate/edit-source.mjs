import { Refused } from './names.mjs';

const IMPORT_FROM = /^(?:import .*|\} )from '(.*)';$/gm;

/** The source with one more import, among its relative ones in the order of their paths. */
export function withImport(source, name, path) {
  const line = `import { ${name} } from '${path}';\n`;
  const present = [...source.matchAll(/^import [^\n]* from '(\.[^']*)';$/gm)];
  const next = present.find((match) => match[1] > path);
  if (next) return source.slice(0, next.index) + line + source.slice(next.index);
  const last = [...source.matchAll(IMPORT_FROM)].at(-1);
  if (!last) return `${line}\n${source}`;
  const end = last.index + last[0].length + 1;
  return source.slice(0, end) + line + source.slice(end);
}

/** The source with one more item at the end of the list that begins where `opening` ends, with its bracket. */
export function withItem(source, opening, item) {
  const begin = opening.exec(source);
  if (!begin) throw new Refused(`There is no list that begins with ${opening.source}`);
  const start = begin.index + begin[0].length;
  const end = closingBracket(source, start);
  const list = source.slice(start, end).trimEnd().replace(/,$/, '');
  return `${source.slice(0, start)}${list}, ${item}${source.slice(end)}`;
}

function closingBracket(source, from) {
  let depth = 1;
  for (let place = from; place < source.length; place += 1) {
    if (source[place] === '[') depth += 1;
    if (source[place] === ']') depth -= 1;
    if (depth === 0) return place;
  }
  throw new Refused('A list has no end');
}
