import { LESSONS } from '@plomada/contracts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GLOSSARY_WORDS } from '../learning/glossary-words';
import { lessonTexts } from '../learning/lesson-texts';
import { partsOf } from '../learning/lessons';
import { textsOf } from '../../testing/translations';
import { helpContent } from './help-content';
import { HELP_PAGES, helpOfScreen, isHelpPage } from './help-pages';
import { sectionsOf, titleAndText } from './help-sections';

const LANGUAGES = ['es', 'en'] as const;
const PUBLIC = join(__dirname, '../../../public');
const LINK = /\]\(([^()]+)\)/g;

/** Every text of help and of lessons, by its file's name. */
async function allTexts(language: 'es' | 'en'): Promise<[string, string][]> {
  const { texts } = await helpContent(language);
  return [...Object.entries(texts), ...Object.entries(await lessonTexts(language))];
}

/** Whether an address within the product leads somewhere. */
function leadsSomewhere(address: string): boolean {
  const [path = '', hash] = address.split('#');
  const [, first, second, ...more] = path.split('/');
  if (more.length > 0) return first === 'lessons' && existsSync(join(PUBLIC, path));
  if (first === 'help') return second !== undefined && isHelpPage(second);
  if (first === 'learning') return second === undefined || (LESSONS as readonly string[]).includes(second);
  return first === 'glossary' && (hash === undefined || (GLOSSARY_WORDS as readonly string[]).includes(hash));
}

describe('the pages of help', () => {
  it.each(LANGUAGES)('are files of their own in %s, each listed once', (language) => {
    const files = readdirSync(join(__dirname, 'content', language));
    expect(files.sort()).toEqual([...HELP_PAGES.map((page) => `${page}.md`), 'words.json'].sort());
    expect(new Set(HELP_PAGES).size).toBe(HELP_PAGES.length);
  });

  it.each(LANGUAGES)(
    'have a title, something below it and words that people ask by in %s',
    async (language) => {
      const { texts, words } = await helpContent(language);
      for (const page of HELP_PAGES) {
        const { title, text } = titleAndText(texts[page]);
        expect({ page, is: texts[page].startsWith(`# ${title}\n\n`), title: title !== '' }).toEqual({
          page,
          is: true,
          title: true,
        });
        expect({ page, long: text.length > 80 }).toEqual({ page, long: true });
        expect({ page, asked: words[page].split(' ').length > 2 }).toEqual({ page, asked: true });
      }
    },
  );

  it('say the same in both languages, part by part', async () => {
    const [es, en] = await Promise.all(
      LANGUAGES.map(async (language) => (await helpContent(language)).texts),
    );
    const parts = (texts: typeof es) => sectionsOf(texts!).map(({ id }) => id);
    expect(parts(en)).toEqual(parts(es));
    const links = (text: string) => [...text.matchAll(LINK)].map(([, to]) => to);
    for (const page of HELP_PAGES)
      expect({ page, to: links(en![page]) }).toEqual({ page, to: links(es![page]) });
  });

  it.each(LANGUAGES)('lead somewhere by every link and picture in %s', async (language) => {
    const wrong = (await allTexts(language)).flatMap(([name, text]) =>
      [...text.matchAll(LINK)].flatMap(([, to]) => (leadsSomewhere(to!) ? [] : [`${name}: ${to}`])),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('quote nothing but what the screens say in %s', async (language) => {
    const said = new Set<string>();
    const gather = (node: object): void => {
      for (const value of Object.values(node) as (string | object)[]) {
        if (typeof value === 'string') said.add(value);
        else gather(value);
      }
    };
    gather(textsOf(language));
    const quoted = (await allTexts(language)).flatMap(([name, text]) =>
      [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, words]) => `${name}: ${words}`),
    );
    expect(quoted.length).toBeGreaterThan(50);
    // What stands for a figure that is not there is no word.
    expect(quoted.filter((one) => !one.endsWith(': —') && !said.has(one.replace(/^[^:]+: /, '')))).toEqual(
      [],
    );
  });

  it('are there for every screen of the menu', () => {
    const menu = ['/', '/portfolio', '/gantt', '/restrictionsmanager', '/progressManager', '/field'];
    const rest = ['/restrictions', '/restrictionsKanban', '/progressKanban', '/reports', '/responsibles'];
    for (const path of [...menu, ...rest, '/notifications', '/log_actions', '/settings'])
      expect({ path, page: helpOfScreen(path) }).toEqual({ path, page: expect.any(String) });
  });
});

describe('the lessons', () => {
  it.each(LANGUAGES)('have a title, a summary and a text in %s', async (language) => {
    for (const text of Object.values(await lessonTexts(language))) {
      const { title, summary, text: body } = partsOf(text);
      expect(title).not.toBe('');
      expect(summary).toMatch(/^[^#!]/);
      expect(body).toMatch(/^## /);
    }
  });
});
