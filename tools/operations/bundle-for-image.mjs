// What operators' commands need of the product's sources, bundled for an image that has none: node tools/operations/bundle-for-image.mjs
import { bundleSources } from '../sources/bundle-sources.mjs';
import { bundledSources } from '../sources/load-sources.mjs';
import { MIGRATIONS } from './archive/known-migrations.mjs';
import { RULES } from './archive/product-rules.mjs';
import { DEAD_LETTERS } from './dead-letter-queues.mjs';

for (const [name, source] of Object.entries({
  rules: RULES,
  migrations: MIGRATIONS,
  'dead-letters': DEAD_LETTERS,
}))
  await bundleSources(source, bundledSources(name));
