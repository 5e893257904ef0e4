import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PERSON_REFUSALS, REFUSAL_CODES, ROW_CODES, SHEET_CODES, SIGN_ON_REFUSALS } from '@plomada/domain';
import { EXPORT_WARNINGS, IMPORT_FAILURES, IMPORT_WARNINGS } from '@plomada/interchange';
import { CLIENT_CODES } from '../base/api/api-failure';
import { NAMESPACES } from '../base/i18n';
import { textsOf } from '../testing/translations';

const WEB = resolve(__dirname, '..');
const APPS = resolve(__dirname, '../../..');
const LIBS = resolve(__dirname, '../../../../libs');
/** What says texts: the screens, and the catalogue of reports that they show. */
const saying = () => [...sources(WEB), ...sources(join(LIBS, 'presentation/src'))];
/** Endings by which i18next picks a plural or a context; the code names the key before them. */
const PLURAL = /_(zero|one|other)$/;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !file.startsWith('testing'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** What the entry or the shell brings before any page: all else is there only after somebody loaded it. */
const EVERYWHERE: readonly string[] = ['common', 'login', 'codes', 'shell', 'sync'];

/** `namespace:a.b` → text. */
function flat(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (prefix: string, node: object) => {
    for (const [key, value] of Object.entries(node)) {
      const path = prefix.endsWith(':') ? `${prefix}${key}` : `${prefix}.${key}`;
      if (typeof value === 'string') found.set(path, value);
      else walk(path, value as object);
    }
  };
  for (const [namespace, texts] of Object.entries(textsOf(language))) walk(`${namespace}:`, texts);
  return found;
}

const es = flat('es');
const en = flat('en');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort();

/** The namespace in which a file's keys stand. */
const namespaceOf = (source: string): string | null =>
  /useTranslation\(\[?'(\w+)'/.exec(source)?.[1] ?? /TFunction<'(\w+)'>/.exec(source)?.[1] ?? null;

/** Keys that a file asks for: literals in its namespace (or with one before a colon), and beginnings of composed keys. */
function askedBy(source: string): { keys: string[]; beginnings: string[] } {
  const own = namespaceOf(source);
  const inNamespace = (key: string) => (key.includes(':') ? [key] : own ? [`${own}:${key}`] : []);
  const keys = [...source.matchAll(/'((?:\w+:)?[\w.]+)'/g)].flatMap(([, key]) => inNamespace(key!));
  const beginnings = [...source.matchAll(/`((?:\w+:)?[\w.]*)\$\{/g)]
    .filter(([, key]) => key !== '')
    .flatMap(([, key]) => inNamespace(key!));
  return { keys, beginnings };
}

describe('texts', () => {
  const asked = saying().map(askedBy);
  const keys = new Set(asked.flatMap((file) => file.keys));
  const beginnings = [...new Set(asked.flatMap((file) => file.beginnings))];

  it('has the same keys in both languages', () => {
    expect([...en.keys()].sort()).toEqual([...es.keys()].sort());
  });

  it('is empty nowhere and names the same values in both languages', () => {
    for (const [key, text] of es) {
      expect({ key, text: text.trim() }).not.toEqual({ key, text: '' });
      expect({ key, named: placeholders(text) }).toEqual({ key, named: placeholders(en.get(key) ?? '') });
    }
  });

  it('has a file in both languages for every namespace, and no other', () => {
    for (const language of ['es', 'en']) {
      expect(Object.keys(textsOf(language)).sort()).toEqual([...NAMESPACES].sort());
    }
  });

  it('has no key that no screen asks for', () => {
    const unused = [...es.keys()].filter((key) => {
      if (key.startsWith('codes:')) return false;
      const plain = key.replace(PLURAL, '');
      return !keys.has(key) && !keys.has(plain) && !beginnings.some((start) => key.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('has every key that a screen asks for', () => {
    const has = (key: string) => es.has(key) || es.has(`${key}_other`);
    const called = saying().flatMap((source) => {
      const own = namespaceOf(source) ?? 'common';
      return [...source.matchAll(/\bt\('([\w.:]+)'/g)].map(([, key]) =>
        key!.includes(':') ? key! : `${own}:${key}`,
      );
    });
    const missing = called.filter((key) => !has(key));
    expect(called.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('loads the texts that a feature takes from another namespace', () => {
    const features = readdirSync(join(WEB, 'features')).map((name) => ({
      name,
      source: sources(join(WEB, 'features', name)).join('\n'),
    }));
    const notLoaded = features.flatMap(({ name, source }) => {
      const loaded = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
        ([, list]) => list!.match(/\w+/g) ?? [],
      );
      const taken = [...source.matchAll(/\bt\(['`](\w+):/g)].map(([, namespace]) => namespace!);
      return taken
        .filter((namespace) => ![...EVERYWHERE, ...loaded].includes(namespace))
        .map((namespace) => `${name} takes texts of ${namespace}`);
    });
    expect(notLoaded).toEqual([]);
  });
});

describe('texts of codes', () => {
  /** What services throw: the code is a literal where the failure is made. */
  const thrown = [
    ...['auth', 'gateway', 'imports', 'notifications', 'planning', 'projects', 'reports'].map((app) =>
      join(APPS, app, 'src'),
    ),
    join(LIBS, 'service-kit/src/images'),
    join(LIBS, 'service-kit/src/internal-http'),
  ].flatMap((folder) =>
    sources(folder).flatMap((source) => [
      ...source.matchAll(
        /\b(?:invalid|forbidden|notFound|conflict|unavailable|unauthenticated|tooLarge|tooMany)\(\s*'([A-Z][A-Z0-9_]+)'/g,
      ),
    ]),
  );
  const kit = sources(join(LIBS, 'service-kit/src')).flatMap((source) => [
    ...source.matchAll(/code: '([A-Z][A-Z0-9_]+)'/g),
  ]);
  const own = sources(WEB).flatMap((source) => [...source.matchAll(/code: '([A-Z][A-Z0-9_]+)'/g)]);
  const codes = new Set([
    ...Object.keys(REFUSAL_CODES),
    ...Object.keys(ROW_CODES),
    ...SHEET_CODES,
    ...PERSON_REFUSALS,
    ...IMPORT_FAILURES,
    ...IMPORT_WARNINGS,
    ...EXPORT_WARNINGS,
    ...CLIENT_CODES,
    ...SIGN_ON_REFUSALS,
    ...[...thrown, ...kit, ...own].map(([, code]) => code!),
    'UNKNOWN',
    // Made from a variable.
    'LOGIN_EMAIL_UNKNOWN',
    'LOGIN_FAILED',
    'IMPORT_FAILED_WORKER',
    'IMPORT_CANCELED',
    'IMPORT_RESULT_GONE',
    'SOCKET_NOT_FOUND',
    'CONFLICT',
    'FORBIDDEN',
    'REQUEST_REFUSED',
    'REQUEST_TOO_LARGE',
    'SERVICE_TIMEOUT',
    'SERVICE_UNAVAILABLE',
    'LOGIN_THROTTLED',
    'TOO_MANY_REQUESTS',
    'USER_NOT_FOUND',
    'TOKEN_INVALID',
    'ENTRY_TOO_LARGE',
    'ACTION_TOO_LARGE',
  ]);

  it('says every code in both languages', () => {
    const silent = [...codes].filter((code) => !es.has(`codes:${code}`) || !en.has(`codes:${code}`));
    expect(silent).toEqual([]);
  });

  it('has no text of a code that nobody gives', () => {
    const given = [...es.keys()]
      .filter((key) => key.startsWith('codes:'))
      .map((key) =>
        key
          .slice('codes:'.length)
          .replace(PLURAL, '')
          .replace(/_[a-z]\w*$/, ''),
      );
    expect(given.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('names only values that the domain gives along', () => {
    const wrong = Object.entries(REFUSAL_CODES).filter(([code, params]) =>
      placeholders(es.get(`codes:${code}`) ?? '').some(
        (name) => !(params as readonly string[]).includes(name),
      ),
    );
    expect(wrong.map(([code]) => code)).toEqual([]);
  });

  it('keeps the wording that the product promises', () => {
    expect(es.get('codes:PROJECT_ID_TAKEN')).toBe(
      'El ID del proyecto debe ser único, por favor ingresar un ID válido',
    );
    expect(es.get('codes:LOGIN_FAILED')).toBe('Usuario o contraseña incorrectos');
    expect(en.get('codes:LOGIN_FAILED')).toBe('Invalid username or password. Please try again');
    expect(es.get('codes:LOGIN_EMAIL_UNKNOWN')).toBe('El correo electrónico es incorrecto');
    expect(es.get('codes:LOGIN_GENERAL')).toBe('Ha ocurrido un error, intentelo nuevamente');
    expect(es.get('login:passwordsDiffer')).toBe('Las contraseña no coinciden');
    expect(en.get('login:emailInvalid')).toBe('Invalid mail');
    expect(es.get('common:required')).toBe('Campo requerido');
    expect(es.get('codes:PASSWORD_NOT_CHANGED')).toBe('Error al cambiar la contraseña');
    expect(es.get('account:linkInvalid')).toBe('Vínculo incorrecto o expirado');
    expect(en.get('account:linkInvalid')).toBe('Invalid link or expired');
    expect(es.get('common:errorPage.home')).toBe('Volver al Inicio');
    expect(es.get('common:errorPage.title')).toBe('¡Ha habido un problema!');
    expect(es.get('common:errorPage.detail')).toBe('Estamos trabajando para solucionar el error');
  });
});
