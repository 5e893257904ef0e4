// node tools/docs/client.mjs: writes the typed client's calls and messages (libs/client/src) from the contracts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { clientPages } from './client-pages.mjs';

const pages = await clientPages();
rmSync(resolve(import.meta.dirname, '../../libs/client/src/routes'), { recursive: true, force: true });
for (const { file, content } of pages) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
