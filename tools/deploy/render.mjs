import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findProgram } from '../local/install/find-program.mjs';
import { ROOT } from '../local/paths.mjs';

export const KUBERNETES = join(ROOT, 'deploy/kubernetes');

/** The objects of a file or an answer of several YAML documents. Throws where one cannot be read. */
export function documentsOf(text) {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

/** The objects of a file below deploy/kubernetes, as they stand there. */
export const objectsOfFile = (path) => documentsOf(readFileSync(join(KUBERNETES, path), 'utf8'));

/** The command that renders a folder: kubectl 1.22 or newer, which carries kustomize 4, or kustomize itself; undefined without. */
export function renderer() {
  const kubectl = findProgram('kubectl');
  if (kubectl) {
    const { stdout } = spawnSync(kubectl, ['version', '--client', '--output=json'], { encoding: 'utf8' });
    const minor = Number(/"minor": "(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
    if (minor >= 22) return [kubectl, 'kustomize'];
  }
  const kustomize = findProgram('kustomize');
  return kustomize && [kustomize, 'build'];
}

/** The objects that a folder below deploy/kubernetes makes. Throws with what the renderer says where it refuses. */
export function rendered(folder, [command, verb] = renderer()) {
  const { status, stdout, stderr } = spawnSync(command, [verb, join(KUBERNETES, folder)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return documentsOf(stdout);
}
