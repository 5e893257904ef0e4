import type { ImportsConfig } from '../config';
import { dyingThread, namingThread } from '../testing/threads';
import { ParseThreads } from './parse-threads';

let threads: ParseThreads;

const running = (program: string) => new ParseThreads({ IMPORT_PARSE_THREAD: program } as ImportsConfig);
const parse = (fileName: string, signal = new AbortController().signal) =>
  threads.parse({ bytes: new Uint8Array(1), fileName, type: 'mspdi' }, signal);

afterEach(() => threads.onModuleDestroy());

it.each([
  ['kept ready from the beginning', true],
  ['begun with the first file', false],
])('one thread, %s, reads one file after the other', async (_, isReady) => {
  threads = running(namingThread());
  if (isReady) threads.onApplicationBootstrap();
  const first = await parse('a');
  expect(first).toMatchObject({ fileName: 'a' });
  expect(await parse('b')).toEqual({ ...first, fileName: 'b' });
  expect(await parse('c')).toEqual({ ...first, fileName: 'c' });
});

it('a thread that is in use is not given to a second file', async () => {
  threads = running(namingThread());
  const [one, other] = await Promise.all([parse('a'), parse('b')]);
  expect(one).not.toEqual({ ...other, fileName: 'a' });
});

it('a thread that died of a file, or was given up, is not used again', async () => {
  threads = running(dyingThread());
  await expect(parse('a')).rejects.toThrow('dead');
  await expect(parse('b')).rejects.toThrow('dead');
  const given = new AbortController();
  const asked = parse('c', given.signal);
  given.abort(new Error('given up'));
  await expect(asked).rejects.toThrow('given up');
});

it('what was given up before is not begun, and costs no thread', async () => {
  threads = running(namingThread());
  const first = await parse('a');
  const bytes = new Uint8Array(1);
  const signal = AbortSignal.abort(new Error('given up'));
  await expect(threads.parse({ bytes, fileName: 'b', type: '' }, signal)).rejects.toThrow('given up');
  expect(bytes).toHaveLength(1);
  expect(await parse('c')).toEqual({ ...first, fileName: 'c' });
});
