import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** A folder for one spec file, removed when its tests are through. */
export function testingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plomada-local-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
