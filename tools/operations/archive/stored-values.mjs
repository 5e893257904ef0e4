import { BSON } from 'mongodb';

const DEEPEST = 64;
/** What documents of this product consist of besides texts, lists and objects: no code, no references, no patterns. */
const KINDS = new Set(['Binary', 'ObjectId', 'Int32', 'Double', 'Long', 'Decimal128']);

/** Throws what `fail` makes of a reason unless a value is one that the product itself could have stored. */
export function refuseOdd(value, fail, depth = 0) {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (depth > DEEPEST) throw fail('a document is too deep');
  if (value instanceof Date) return;
  if (Array.isArray(value)) {
    for (const one of value) refuseOdd(one, fail, depth + 1);
    return;
  }
  if (typeof value !== 'object') throw fail('a document has a value of an unknown kind');
  if (value instanceof BSON.BSONValue) {
    if (!KINDS.has(value._bsontype)) throw fail('a document has a value of an unknown kind');
    return;
  }
  for (const [name, one] of Object.entries(value)) {
    if (name === '__proto__' || name.startsWith('$') || name.includes('\0'))
      throw fail('a document has an odd field');
    refuseOdd(one, fail, depth + 1);
  }
}
