import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './chunk-groups.mts';
import { firstFrame } from './first-frame.mts';
import { precompress } from './precompress.mts';
import { shellWorker } from './shell-worker/shell-worker-plugin.mts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const lib = (name: string) => at(`../../libs/${name}/src/index.ts`);
const gateway = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;
const proxy = { '/api': gateway, '/socket.io': { target: gateway, ws: true } };

/** dhtmlx-gantt's style sheet loads its font from another host; ours is served by ourselves. */
const stripRemoteFonts: Plugin = {
  name: 'strip-remote-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /dhtmlxgantt\.css/ },
    handler: (code: string) => ({ code: code.replace(/@font-face\s*\{[^}]*https?:[^}]*\}/g, ''), map: null }),
  },
};

const config: UserConfig = {
  root: at('.'),
  cacheDir: at('../../node_modules/.vite/web'),
  plugins: [react(), stripRemoteFonts],
  resolve: {
    alias: {
      '@plomada/domain': lib('domain'),
      '@plomada/contracts': lib('contracts'),
      '@plomada/interchange': lib('interchange'),
      '@plomada/presentation': lib('presentation'),
      '@plomada/sync': lib('sync'),
      // Its other build wants Node's Buffer.
      'csv-parse/sync': 'csv-parse/browser/esm/sync',
    },
  },
  server: { host: '127.0.0.1', port: 4300, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port: 4301, strictPort: true, proxy },
  build: {
    outDir: at('../../dist/apps/web'),
    emptyOutDir: true,
    // dhtmlx-gantt and Highcharts, each loaded where it is used only.
    chunkSizeWarningLimit: 800,
  },
};

/** Importing a lib does nothing by itself, so that a page takes only what it uses: the login must not carry the planning engine. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('/libs/') };

/** The first page's Spanish texts are at hand, and in the list of those that load when asked for: it is made of a pattern. */
const checks = { ineffectiveDynamicImport: false };

export default defineConfig(async ({ command }) => {
  const plugins = [...(config.plugins ?? []), firstFrame(), shellWorker(), precompress()];
  if (command !== 'build') return { ...config, plugins };
  const common = { treeshake, checks };
  const built = { ...config, build: { ...config.build, rolldownOptions: common } };
  const output = { codeSplitting: { groups: await chunkGroups(built) } };
  return { ...built, plugins, build: { ...built.build, rolldownOptions: { ...common, output } } };
});
