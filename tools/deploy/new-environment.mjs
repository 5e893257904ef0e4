// npm run --silent deploy:environment > .env: .env.example with a secret of its own wherever one is asked for.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../local/paths.mjs';

/** Letters and digits only: passwords become part of addresses. */
const newSecret = () => randomBytes(24).toString('hex');

/** The lines of .env.example, those of passwords and of the secret filled in; the others are for whoever runs the product. */
export function newEnvironment(example = readFileSync(join(ROOT, '.env.example'), 'utf8')) {
  return example.replace(/^\w*(?:_PASSWORD(?:_\w+)?|_SECRET)=$/gm, (line) => `${line}${newSecret()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(newEnvironment());
