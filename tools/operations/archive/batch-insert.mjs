const MOST_AT_ONCE = 500;
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** On disk with a majority before it is answered. */
export const DURABLE = { writeConcern: { w: 'majority', j: true } };

/** BatchInsert documents in portions, each collection's in their order; never more than a portion is in memory. */
export class BatchInsert {
  #waiting = new Map();
  #count = 0;
  #bytes = 0;

  constructor(collectionOf, options = DURABLE) {
    Object.assign(this, { collectionOf, options });
  }

  async add(where, document, bytes) {
    if (!this.#waiting.has(where)) this.#waiting.set(where, []);
    this.#waiting.get(where).push(document);
    this.#count += 1;
    this.#bytes += bytes;
    if (this.#count >= MOST_AT_ONCE || this.#bytes >= BYTES_AT_ONCE) await this.flush();
  }

  async flush() {
    for (const [where, documents] of this.#waiting)
      await this.collectionOf(where).insertMany(documents, this.options);
    this.#waiting.clear();
    this.#count = this.#bytes = 0;
  }
}
