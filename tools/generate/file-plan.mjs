import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Refused } from './names.mjs';

/** What would be written: nothing is before everything is known to be possible. */
export class FilePlan {
  #created = new Map();
  #edited = new Map();

  constructor(root) {
    this.root = root;
  }

  /** Plans a new file; refuses one that is there. */
  create(path, content) {
    if (existsSync(join(this.root, path))) throw new Refused(`${path} is there already`);
    this.#created.set(path, content);
  }

  /** Plans a change of a file that is there. */
  edit(path, change) {
    this.#edited.set(path, change(this.#edited.get(path) ?? this.read(path)));
  }

  read(path) {
    const file = join(this.root, path);
    if (!existsSync(file)) throw new Refused(`${path} is not there`);
    return readFileSync(file, 'utf8');
  }

  /** Lines that say what happens to which file. */
  get summary() {
    const line = (what) => (path) => `${what} ${path}`;
    return [
      ...[...this.#created.keys()].map(line('new   ')),
      ...[...this.#edited.keys()].map(line('edited')),
    ];
  }

  /** Writes all of it in the house's format. */
  async write() {
    const ready = [];
    for (const [path, content] of [...this.#created, ...this.#edited]) {
      const file = join(this.root, path);
      const style = await resolveConfig(file);
      ready.push([file, await format(content, { ...style, filepath: file })]);
    }
    for (const [file, content] of ready) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
