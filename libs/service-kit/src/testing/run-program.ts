import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(__dirname, '../../../..');

/** Bundles a program of this folder as the apps are bundled; the bundle lies where it finds the packages. */
export async function bundle(name: string): Promise<string> {
  const file = join(mkdtempSync(join(root, 'node_modules/.cache-')), `${name}.cjs`);
  const script = `import { rolldown } from 'rolldown';
    const inside = ['.', '/', '@plomada/', '@oxc-project/runtime', '\\0'];
    const bundle = await rolldown({ input: ${JSON.stringify(join(__dirname, `${name}.ts`))}, platform: 'node',
      tsconfig: ${JSON.stringify(resolve(__dirname, '../../tsconfig.json'))},
      external: (id) => !inside.some((prefix) => id.startsWith(prefix)) });
    await bundle.write({ file: ${JSON.stringify(file)}, format: 'cjs', keepNames: true, codeSplitting: false });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`bundling ${name} failed`);
  return file;
}

export interface Program {
  readonly process: ChildProcess;
  /** What it said on stdout so far, line by line. */
  readonly lines: string[];
  /** The same of stderr. */
  readonly errors: string[];
}

export function run(file: string, ...args: string[]): Program {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  return { process: child, lines, errors };
}
