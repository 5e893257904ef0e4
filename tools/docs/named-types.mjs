import { typescriptType } from './typescript-type.mjs';

/** Scalars are clearer where they stand. */
const STRUCTURED = new Set(['object', 'union', 'enum', 'record', 'array']);
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * The TypeScript types of schemas. A schema that the contracts export is written once, under its name, wherever it is a part of
 * others; where what is given and what is answered differ, what is given is called `…Input`.
 */
export class NamedTypes {
  #z;
  #registry;
  #schemas = new Map();
  /** By schema and by whether it is given or answered. */
  #texts = new Map();
  /** What was used, by name. */
  #written = new Map();

  constructor(contracts) {
    this.#z = contracts.z;
    this.#registry = this.#z.registry();
    for (const [name, schema] of Object.entries(contracts)) {
      const isNamed = schema instanceof this.#z.ZodType && STRUCTURED.has(schema._zod.def.type);
      if (!isNamed || this.#registry.has(schema)) continue;
      this.#registry.add(schema, { id: capital(name) });
      this.#schemas.set(capital(name), schema);
    }
  }

  /** A type of its own name: its text, and the names that it uses. */
  typeOf(name, schema, io) {
    const { json, defs } = this.#jsonOf(schema, io);
    const names = new Set();
    const own = [];
    const nameOf = (ref) => {
      const key = ref.split('/').at(-1);
      if (key.startsWith('__')) return `${name}${key.replaceAll(/\W|_/g, '')}`;
      const shared = this.#write(key, io);
      names.add(shared);
      return shared;
    };
    own.push(`export type ${name} = ${typescriptType(json, nameOf)};`);
    for (const [key, def] of Object.entries(defs))
      if (key.startsWith('__')) own.push(`export type ${nameOf(key)} = ${typescriptType(def, nameOf)};`);
    return { text: own.join('\n'), names: [...names] };
  }

  /** All that were used, by their names. */
  text() {
    return [...this.#written.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, type]) => `export type ${name} = ${type};`)
      .join('\n');
  }

  /** Inside another, a named schema is a reference: so is the root. */
  #jsonOf(schema, io) {
    const options = { io, unrepresentable: 'any', metadata: this.#registry };
    const { properties, $defs = {} } = this.#z.toJSONSchema(this.#z.object({ root: schema }), options);
    return { json: properties.root, defs: $defs };
  }

  /** Writes a named type once, and answers what it is called. */
  #write(id, io) {
    const isOneWay = io === 'output' || this.#textOf(id, 'input') === this.#textOf(id, 'output');
    const name = isOneWay ? id : `${id}Input`;
    if (!this.#written.has(name)) this.#written.set(name, this.#textOf(id, io));
    return name;
  }

  #textOf(id, io) {
    const key = `${id} ${io}`;
    if (!this.#texts.has(key)) {
      const { defs } = this.#jsonOf(this.#schemas.get(id), io);
      this.#texts.set(
        key,
        typescriptType(defs[id], (ref) => this.#write(ref.split('/').at(-1), io)),
      );
    }
    return this.#texts.get(key);
  }
}
