// Writes the schedules of ours, the demo's and the tests', from their descriptions in src/. Run after changing one:
//   node demo/build-demo.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const bundle = await rolldown({
  input: path('src/write-demo.ts'),
  platform: 'node',
  resolve: {
    alias: {
      '@plomada/domain': path('../libs/domain/src/index.ts'),
      '@plomada/interchange': path('../libs/interchange/src/index.ts'),
    },
  },
});
const { output } = await bundle.generate({ format: 'esm' });
const { DOCUMENTS } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
for (const [file, write] of Object.entries(DOCUMENTS)) writeFileSync(path(`../${file}`), write());
