// node tools/docs/api.mjs: writes docs/openapi.json, and the routes of docs/api.md, from the gateway's code.
import { writeFileSync } from 'node:fs';
import { apiPages } from './api-pages.mjs';

for (const { file, content } of await apiPages()) writeFileSync(file, content);
