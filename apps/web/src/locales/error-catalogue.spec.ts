import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD_MINIMUM } from '@plomada/domain';
import i18next from 'i18next';
import { shownParams } from '../base/messages/shown-params';
import { startTestTranslations } from '../testing/translations';

interface Row {
  /** `namespace:key` of the translations. */
  readonly key: string;
  /** The screen that shows it; a code is answered by whichever rule or service has it, and shown by its code. */
  readonly from?: string;
  readonly es: string;
  readonly en: string;
}

/** Section 8 of both specifications, to the letter, odd spellings included; where they leave the words open, ours. */
const CATALOGUE: readonly Row[] = [
  {
    key: 'codes:LOGIN_FAILED',
    es: 'Usuario o contraseña incorrectos',
    en: 'Invalid username or password. Please try again',
  },
  {
    key: 'codes:LOGIN_EMAIL_UNKNOWN',
    es: 'El correo electrónico es incorrecto',
    en: 'Invalid email. Please try again',
  },
  {
    key: 'codes:LOGIN_GENERAL',
    es: 'Ha ocurrido un error, intentelo nuevamente',
    en: 'Something went wrong, please try again',
  },
  {
    key: 'codes:UNKNOWN',
    es: 'Ha ocurrido un error, intentelo nuevamente',
    en: 'Something went wrong, please try again',
  },
  {
    key: 'codes:PASSWORD_NOT_CHANGED',
    es: 'Error al cambiar la contraseña',
    en: 'The password could not be changed',
  },
  { key: 'codes:RESET_LINK_INVALID', es: 'Vínculo incorrecto o expirado', en: 'Invalid link or expired' },
  {
    key: 'account:linkInvalid',
    from: 'features/reset-password/useless-link.tsx',
    es: 'Vínculo incorrecto o expirado',
    en: 'Invalid link or expired',
  },
  { key: 'codes:INVITATION_INVALID', es: 'Vínculo incorrecto o expirado', en: 'Invalid link or expired' },
  {
    key: 'responsibles:errors.emailTaken',
    from: 'features/responsibles/person-fields.tsx',
    es: 'Ya hay un responsable con este correo',
    en: 'Email already exists!',
  },
  {
    key: 'login:passwordShort',
    from: 'base/fields/new-password-fields.tsx',
    es: 'La contraseña debe tener al menos {{minimum}} caracteres',
    en: 'The password must have at least {{minimum}} characters',
  },
  {
    key: 'login:passwordsDiffer',
    from: 'base/fields/new-password-fields.tsx',
    es: 'Las contraseña no coinciden',
    en: 'The passwords do not match',
  },
  {
    key: 'login:emailInvalid',
    from: 'features/login/email-step.tsx',
    es: 'Escribe un correo electrónico válido',
    en: 'Invalid mail',
  },
  {
    key: 'common:errors.email',
    from: 'base/form/checks.ts',
    es: 'El correo electrónico es incorrecto',
    en: 'Invalid mail',
  },
  {
    key: 'common:required',
    from: 'base/form/checks.ts',
    es: 'Campo requerido',
    en: 'Field required',
  },
  {
    key: 'codes:PROJECT_ID_TAKEN',
    es: 'El ID del proyecto debe ser único, por favor ingresar un ID válido',
    en: 'Please enter a new valid ID',
  },
  {
    key: 'codes:RESOURCE_NAME_TAKEN',
    es: 'El nombre del recurso ya existe',
    en: 'Resource name already exists',
  },
  {
    key: 'common:errors.negative',
    from: 'base/form/checks.ts',
    es: 'La cantidad no puede ser menor a 0',
    en: 'The quantity cannot be less than 0',
  },
  { key: 'codes:LIST_ENTRY_TAKEN', es: 'No puede repetir', en: "Can't repeat" },
  {
    key: 'settings:errors.repeated',
    from: 'features/settings/rhythm/ordered-row.tsx',
    es: 'No puede repetir',
    en: "Can't repeat",
  },
  {
    key: 'codes:RESPONSIBLE_IN_USE',
    es: 'Este responsable está asignado a algunas tareas',
    en: 'This responsible is assigned to some tasks',
  },
  {
    key: 'sync:serverProblem.title',
    from: 'features/session/server-problem.tsx',
    es: 'Problema de comunicación con el servidor',
    en: 'Problem with server communication',
  },
  {
    key: 'sync:serverProblem.detail',
    from: 'features/session/server-problem.tsx',
    es: 'Cierra sesión y vuelve a entrar. Si el problema continúa, contacta a soporte.',
    en: 'Sign off and sign in again. If the problem persists, contact support.',
  },
  {
    key: 'common:errorPage.title',
    from: 'base/states/error-page.tsx',
    es: '¡Ha habido un problema!',
    en: 'Something went wrong!',
  },
  {
    key: 'common:errorPage.detail',
    from: 'base/states/error-page.tsx',
    es: 'Estamos trabajando para solucionar el error',
    en: 'We are working to fix the problem',
  },
  {
    key: 'common:errorPage.home',
    from: 'base/states/error-page.tsx',
    es: 'Volver al Inicio',
    en: 'Back to home',
  },
  {
    key: 'account:forgot.sent',
    from: 'features/reset-password/forgot-password-page.tsx',
    es: 'Correo enviado. Si hay una cuenta con {{email}}, el vínculo llega en unos minutos y sirve por una hora.',
    en: 'Email sent. If there is an account for {{email}}, the link arrives within minutes and works for one hour.',
  },
  {
    key: 'account:changed',
    from: 'features/reset-password/password-changed.tsx',
    es: 'Tu contraseña cambió. Te llevamos a iniciar sesión.',
    en: 'Your password has changed. Taking you to sign in.',
  },
  {
    key: 'help:rating.failed',
    from: 'features/rating/rating-popover.tsx',
    es: 'No pudimos cargar tu calificación',
    en: 'Your rating could not be loaded',
  },
  {
    key: 'help:rating.notSaved',
    from: 'features/rating/rating-popover.tsx',
    es: 'No pudimos guardar tu calificación. Inténtalo de nuevo.',
    en: 'Your rating could not be saved. Try again.',
  },
  {
    key: 'common:projectFailed',
    from: 'app/require-project.tsx',
    es: 'Error al obtener el proyecto',
    en: 'The project could not be loaded',
  },
  {
    key: 'common:noData',
    from: 'base/states/nothing-found.tsx',
    es: 'No hay datos disponibles',
    en: 'No data available',
  },
  {
    key: 'common:noResults',
    from: 'base/states/nothing-found.tsx',
    es: 'Sin resultados',
    en: 'No results',
  },
  {
    key: 'shell:offline',
    from: 'app/shell/offline-banner.tsx',
    es: 'Sin conexión a internet. Tus acciones se enviarán cuando vuelvas a estar en línea.',
    en: 'No internet connection. Your actions will be sent when you are back online.',
  },
  {
    key: 'codes:LINK_CIRCULAR',
    es: 'No se puede crear o editar el vínculo por referencia circular: {{loop}}',
    en: 'Cannot create/edit link due to circular reference: {{loop}}',
  },
  {
    key: 'codes:BASELINE_MISSING',
    es: 'No se ha definido una línea base para el proyecto',
    en: 'A baseline has not been defined for your project',
  },
  {
    key: 'codes:ACTION_INVALID',
    es: 'No se puede realizar la acción. Recarga la página e inténtalo de nuevo.',
    en: 'Cannot perform the action. Reload the page and try again.',
  },
  {
    key: 'codes:RESTRICTION_LOCKED',
    es: 'No se pueden realizar acciones en restricciones liberadas en cortos plazos anteriores',
    en: 'No actions can be taken on constraints released in earlier short terms',
  },
  {
    key: 'codes:RESTRICTION_START_ON_PROGRESS',
    es: 'No se puede asignar una restricción de comienzo a una tarea con avance',
    en: 'A start constraint cannot be added to a task with progress',
  },
  {
    key: 'codes:TASK_END_RESTRICTED',
    es: 'La tarea posee una restricción de término',
    en: 'The task has an end constraint',
  },
  {
    key: 'codes:CLOSE_MISSING_RESPONSIBLE_AND_CAUSES',
    es: 'Faltan responsables y causas de no cumplimiento',
    en: 'Responsibles and causes of non-compliance are missing',
  },
  {
    key: 'codes:CLOSE_MISSING_RESPONSIBLE',
    es: 'Hay tareas sin responsable',
    en: 'There are tasks without a responsible',
  },
  {
    key: 'codes:CLOSE_MISSING_CAUSES',
    es: 'Hay tareas bajo su compromiso sin causa de no cumplimiento',
    en: 'There are tasks below their commitment without a cause',
  },
  {
    key: 'codes:IMPORT_FAILED_EMPTY',
    es: 'El archivo no tiene tareas. Revisa que sea el programa correcto y expórtalo de nuevo.',
    en: 'The file has no tasks. Check that it is the right schedule and export it again.',
  },
  {
    key: 'codes:IMPORT_FAILED_FORMAT_DAY',
    es: 'Las duraciones no están en días. En MS Project cambia la unidad de duración a días (Archivo › Opciones › Programación) y exporta de nuevo.',
    en: 'The durations are not in days. In MS Project set the duration unit to days (File › Options › Schedule) and export again.',
  },
  {
    key: 'codes:IMPORT_FAILED_DATA_EXCEEDED',
    es: 'El programa tiene {{count}} tareas y el máximo es 3500. Divídelo en varios archivos.',
    en: 'The schedule has {{count}} tasks and the maximum is 3500. Split it into several files.',
  },
  {
    key: 'codes:IMPORT_FAILED_LINKS_EXCEEDED',
    es: 'El programa tiene {{count}} vínculos y el máximo es 6000. Divídelo en varios archivos.',
    en: 'The schedule has {{count}} links and the maximum is 6000. Split it into several files.',
  },
  {
    key: 'codes:IMPORT_WARNING_FORMAT_PROJECT',
    es: 'Hay tareas mostradas en una unidad distinta de días',
    en: 'Tasks are shown in a unit other than days',
  },
  {
    key: 'codes:IMPORT_FAILED_ENCODING',
    es: 'No pudimos leer los caracteres del archivo. Guárdalo en UTF-8 e inténtalo de nuevo.',
    en: 'The characters of the file could not be read. Save it in UTF-8 and try again.',
  },
  { key: 'codes:SHEET_FAILED_EMPTY', es: 'El archivo no contiene datos', en: 'The file contains no data' },
  { key: 'codes:SHEET_NO_CHANGES', es: 'El archivo no contiene cambios', en: 'The file contains no changes' },
  { key: 'codes:SHEET_FAILED_COLUMNS', es: 'Faltan columnas', en: 'Columns are missing' },
  { key: 'codes:ROW_DATA_MISSING', es: 'Faltan datos', en: 'Data is missing' },
  {
    key: 'codes:ROW_TASK_UNKNOWN',
    es: '{{taskCode}}: Tarea no encontrada',
    en: '{{taskCode}}: Task not found',
  },
  {
    key: 'codes:ROW_TASK_FINISHED',
    es: '{{taskCode}}: Tarea finalizada, no se puede modificar',
    en: '{{taskCode}}: Finished task, it cannot be modified',
  },
  {
    key: 'codes:ROW_START_INVALID',
    es: '{{taskCode}}: Fecha de inicio no valida',
    en: '{{taskCode}}: Invalid start date',
  },
  {
    key: 'codes:ROW_FINISH_INVALID',
    es: '{{taskCode}}: Fecha de fin no valida',
    en: '{{taskCode}}: Invalid finish date',
  },
  {
    key: 'codes:ROW_START_RESTRICTED',
    es: '{{taskCode}}: Tarea con restricción de inicio, no se puede modificar el inicio',
    en: '{{taskCode}}: Task with a start constraint, its start cannot be modified',
  },
  {
    key: 'codes:ROW_END_RESTRICTED',
    es: '{{taskCode}}: Tarea con restricción de termino, no se puede modificar el termino',
    en: '{{taskCode}}: Task with an end constraint, its end cannot be modified',
  },
  {
    key: 'codes:ROW_START_WITH_PROGRESS',
    es: '{{taskCode}}: Tarea con progreso, no se puede modificar el inicio',
    en: '{{taskCode}}: Task with progress, its start cannot be modified',
  },
  {
    key: 'codes:ROW_COMMITTED_INVALID',
    es: '{{taskCode}}: Fecha de compromiso no válida',
    en: '{{taskCode}}: Invalid commitment date',
  },
  {
    key: 'codes:ROW_FAMILY_UNKNOWN',
    es: '{{taskCode}}: Familia no válida',
    en: '{{taskCode}}: Invalid family',
  },
  {
    key: 'codes:ROW_RESPONSIBLE_UNKNOWN',
    es: '{{taskCode}}: Responsable no válido',
    en: '{{taskCode}}: Invalid responsible',
  },
  {
    key: 'codes:ROW_REQUIRED_INVALID',
    es: '{{taskCode}}: Fecha requerida no válida',
    en: '{{taskCode}}: Invalid required date',
  },
  {
    key: 'codes:ROW_DETAIL_MISSING',
    es: '{{taskCode}}: Falta la descripción',
    en: '{{taskCode}}: The description is missing',
  },
  {
    key: 'codes:ROW_COMMITTED_AFTER_REQUIRED',
    es: '{{taskCode}}: La fecha de compromiso es posterior a la requerida',
    en: '{{taskCode}}: The commitment date is after the required one',
  },
  {
    key: 'codes:ROW_PROGRESS_INVALID',
    es: '{{taskCode}}: El avance real debe estar entre 0 y 100',
    en: '{{taskCode}}: The real progress must be from 0 to 100',
  },
  {
    key: 'codes:ROW_COMMITMENT_INVALID',
    es: '{{taskCode}}: El compromiso debe estar entre 0 y 100',
    en: '{{taskCode}}: The commitment must be from 0 to 100',
  },
  {
    key: 'codes:ROW_COMPLETED',
    es: '{{taskCode}}: La tarea está completada',
    en: '{{taskCode}}: The task is completed',
  },
  {
    key: 'codes:ROW_NOT_ANALYSED',
    es: '{{taskCode}}: La tarea no está analizada',
    en: '{{taskCode}}: The task is not analysed',
  },
  {
    key: 'codes:ROW_LATE',
    es: '{{taskCode}}: La tarea está atrasada: reprográmala primero',
    en: '{{taskCode}}: The task is delayed: reschedule it first',
  },
  {
    key: 'codes:ROW_START_HELD',
    es: '{{taskCode}}: La tarea posee una restricción de comienzo',
    en: '{{taskCode}}: The task has a start constraint',
  },
  {
    key: 'codes:ROW_END_HELD',
    es: '{{taskCode}}: La tarea posee una restricción de término',
    en: '{{taskCode}}: The task has an end constraint',
  },
];

/** What stands in the cells of templates, which are Spanish. */
const CELLS = ['Por favor seleccione un valor de la lista', 'Por favor ingrese una fecha válida'];

/** What is said of an import by the step that it is in. */
const IMPORT_FAILED = { es: 'No se pudo importar el programa', en: "Your project couldn't be imported" };

/** What is refused for want of a permission is said for each in its own words. */
const FORBIDDEN = [
  {
    permission: 'closeTerm',
    es: 'Debe ser administrador para realizar el cierre de corto plazo',
    en: 'You must be an administrator to close the short term',
  },
  {
    permission: 'manageProject',
    es: 'Debe ser administrador para realizar esta acción',
    en: 'Must be an administrator to perform this action',
  },
];

const ROOT = join(__dirname, '../../../..');
const sourceOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const textsOf = (language: string, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(__dirname, language, `${namespace}.json`), 'utf8')) as Record<string, unknown>;

function textOf(language: string, full: string): unknown {
  const [namespace, key] = full.split(':') as [string, string];
  const path = namespace === 'codes' ? [key] : key.split('.');
  return path.reduce<unknown>(
    (from, part) => (from as Record<string, unknown>)[part],
    textsOf(language, namespace),
  );
}

/** Whether a source has this as a whole string, not as a part of a longer one. */
function hasString(source: string, full: string): boolean {
  const [namespace, key] = full.split(':') as [string, string];
  return ["'", '"', '`'].some((quote) =>
    [key, `${namespace}:${key}`].some((text) => source.includes(`${quote}${text}${quote}`)),
  );
}

/** What can answer a code: every source but specs and the list of codes itself. */
const answering = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/spec|testing|actions\/codes\.ts$/.test(file))
    .map((file) => sourceOf(join(folder, file))),
);

describe('the error catalogue', () => {
  it.each(CATALOGUE)('says $key to the letter in both languages', ({ key, es, en }) => {
    expect([textOf('es', key), textOf('en', key)]).toEqual([es, en]);
  });

  it.each(CATALOGUE)('has $key asked for or answered by somebody', ({ key, from }) => {
    const sources = from === undefined ? answering : [sourceOf(join('apps/web/src', from))];
    expect(sources.some((source) => hasString(source, key))).toBe(true);
  });

  it.each(CELLS)('has the cells of templates say “%s”', (text) => {
    expect(sourceOf('libs/interchange/src/spreadsheet/template-parts.ts')).toContain(`'${text}';`);
  });

  it.each(['es', 'en'] as const)('says in %s that an import failed, above the reason', (language) => {
    expect(textOf(language, 'import:title.failed')).toBe(IMPORT_FAILED[language]);
    expect(sourceOf('apps/web/src/features/import/import-dialog.tsx')).toContain('`title.${');
  });

  it('says of a cause without a text that it has none, in files too', () => {
    expect(sourceOf('libs/interchange/src/table-files/cnc-log.ts')).toContain("'sin descripcion'");
    expect(sourceOf('libs/presentation/src/words/es/columns.json')).toContain(
      '"noDetail": "sin descripcion"',
    );
  });

  it('says how long a password has to be in the words of the specification, by the number that holds', async () => {
    for (const [language, said] of [
      ['es', 'La contraseña debe tener al menos 6 caracteres'],
      ['en', 'The password must have at least 6 characters'],
    ] as const) {
      await startTestTranslations(language);
      const { least: minimum } = PASSWORD_MINIMUM;
      expect(i18next.t('login:passwordShort', { minimum })).toBe(said);
      expect(i18next.t('codes:PASSWORD_TOO_SHORT', { minimum })).toBe(said);
    }
  });

  it.each(FORBIDDEN)('says for want of $permission what it takes', async ({ permission, ...texts }) => {
    for (const language of ['es', 'en'] as const) {
      await startTestTranslations(language);
      const said = i18next.t('codes:ACTION_FORBIDDEN', shownParams({ permission }, language));
      expect(said).toBe(texts[language]);
    }
  });
});

it('a text or a code is found as a whole only', () => {
  expect(hasString("t('required')", 'common:required')).toBe(true);
  expect(hasString("t('requiredAmount'); // required", 'common:required')).toBe(false);
});
