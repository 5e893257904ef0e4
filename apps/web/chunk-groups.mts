import { build, type Rolldown, type UserConfig } from 'vite';
import { PUBLIC_NAMESPACES } from './src/base/public-namespaces.ts';

type Chunk = Rolldown.OutputChunk;
type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];

/** What a signed-in person's every page begins with, and the page that most of them open. */
const SIGNED_IN =
  /src\/app\/(shell\/shell|workspace|workspace-state|require-project|pages\/gantt-page)\.tsx?$/;
const GANTT = /src\/app\/pages\/gantt-page\.tsx$/;
/** Pages that need nobody signed in (see publicPages in app/router.tsx), what logs in, and what looks whether somebody is. */
const PUBLIC =
  /src\/(base\/(api\/endpoints|states\/maintenance-page)|features\/(reset-password|login|invitation|unsubscribe|session)\/[\w-]+)\.tsx?$/;
/** Texts of pages for people who are signed in. */
const WORDS = new RegExp(
  `src/(?:locales|words)/(\\w+)/(?!(?:${PUBLIC_NAMESPACES.join('|')})\\.json$)\\w+\\.json$`,
);

/**
 * How the modules are put together, so that a page comes in a few files instead of the hundred small ones that the bundler makes
 * of them: each is a question to the server, an answer to look through and a script to set up.
 *
 * - `first`: what the browser loads before it shows any page: what the entry imports, and what that imports. In one file it is
 *   6 % smaller than in sixty.
 * - `shared`: what pages for anybody and those for who is signed in have in common.
 * - `workspace`: what stands around every page of a signed-in person, and what the Gantt has in common with other pages.
 * - `words-<language>`: the texts of these pages.
 *
 * They are found by a build that is thrown away: only its end knows what of each library is used.
 */
export async function chunkGroups(config: UserConfig): Promise<Groups> {
  const chunks = await builtChunks(config);
  const begins = (from: RegExp) => chunks.filter(({ facadeModuleId: id }) => id !== null && from.test(id));
  const first = reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const forAnybody = reachedFrom(begins(PUBLIC), chunks);
  const signedIn = reachedFrom(begins(SIGNED_IN), chunks);
  const ganttAlone = new Set(begins(GANTT));
  const of = (name: string, wanted: (chunk: Chunk) => boolean) => {
    const modules = new Set(chunks.filter(wanted).flatMap((chunk) => Object.keys(chunk.modules)));
    return { name, test: (id: string) => modules.has(id) };
  };
  return [
    of('first', (chunk) => first.has(chunk)),
    of('shared', (chunk) => signedIn.has(chunk) && forAnybody.has(chunk)),
    of('workspace', (chunk) => signedIn.has(chunk) && !ganttAlone.has(chunk)),
    { name: (id) => `words-${WORDS.exec(id)?.[1]}`, test: WORDS },
  ];
}

async function builtChunks(config: UserConfig): Promise<readonly Chunk[]> {
  const chunks: Chunk[] = [];
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'chunks-to-group',
        generateBundle(_, bundle) {
          chunks.push(...Object.values(bundle).filter((one) => one.type === 'chunk'));
        },
      },
    ],
    build: { ...config.build, write: false },
  });
  return chunks;
}

/** These chunks and all that they import. */
function reachedFrom(begin: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const open = [...begin];
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) open.push(imported);
    }
  }
  return found;
}
