/**
 * The TypeScript type of a JSON Schema, as text. What has no schema of its own is `unknown`. `nameOf` says what
 * the schema behind a reference is called.
 */
export function typescriptType(schema, nameOf) {
  const type = (one) => typescriptType(one, nameOf);
  if (schema === true || Object.keys(schema).length === 0) return 'unknown';
  if (schema.$ref) return nameOf(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(type))].map((one) => `(${one})`).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${type(one)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((one) => type({ ...schema, type: one })).join(' | ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return schema.prefixItems
        ? `readonly [${schema.prefixItems.map(type).join(', ')}]`
        : `readonly (${type(schema.items ?? true)})[]`;
    case 'object':
      return objectType(schema, type);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], additionalProperties }, type) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const says = schema.description ? `/** ${schema.description} */\n` : '';
    return `${says}readonly ${key}${required.includes(name) ? '' : '?'}: ${type(schema)};`;
  });
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`;
  const values =
    additionalProperties && additionalProperties !== true ? type(additionalProperties) : 'unknown';
  return additionalProperties === false ? 'Record<string, never>' : `Readonly<Record<string, ${values}>>`;
}
