/**
 * The fields of a payload from the description of its shape, as [{ path, description }], nested ones included:
 * `{ a: text; b: list of 1 to 5: { c: true or false } }` gives a, b and b[].c. Throws for a description it cannot read.
 */
export function payloadFields(description, prefix = '') {
  return objectFields(description).flatMap(({ name, description: own }) => {
    const path = prefix + name;
    const [, before, isList, inner, after] = /^(.*?)(: |^)(\{.*\})([^{}]*)$/s.exec(own) ?? [];
    if (!inner) return [{ path, description: own }];
    const field = { path, description: `${isList ? before : 'object'}${after}` };
    return [field, ...payloadFields(inner, `${path}${isList ? '[]' : ''}.`)];
  });
}

function objectFields(description) {
  if (!/^\{.*\}$/s.test(description)) throw new Error(`Not the description of an object: ${description}`);
  const fields = splitOutside(description.slice(1, -1).trim());
  return fields.map((field) => {
    const [, name, own] = /^([A-Za-z]\w*): (.*)$/s.exec(field) ?? [];
    if (!name) throw new Error(`Not the description of a field: ${field}`);
    return { name, description: own };
  });
}

/** At each semicolon that is not within braces. */
function splitOutside(text) {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
