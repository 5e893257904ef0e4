import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a text stands (namespace, key, the file that shows it; codes are shown by their code), and what it says. */
type Row = readonly [namespace: string, key: string, shownBy: string | null, es: string, en: string];

/** The texts of the platform's error catalogue that people know by heart: to the letter, odd spellings included. */
const CATALOGUE: readonly Row[] = [
  [
    'codes',
    'LOGIN_FAILED',
    null,
    'Usuario o contraseña incorrectos',
    'Invalid username or password. Please try again',
  ],
  [
    'codes',
    'LOGIN_EMAIL_UNKNOWN',
    'features/login/login-saga.ts',
    'El correo electrónico es incorrecto',
    'Invalid email. Please try again',
  ],
  [
    'codes',
    'LOGIN_GENERAL',
    'features/login/told-plainly.ts',
    'Ha ocurrido un error, intentelo nuevamente',
    'Something went wrong, please try again',
  ],
  [
    'codes',
    'UNKNOWN',
    null,
    'Ha ocurrido un error, intentelo nuevamente',
    'Something went wrong, please try again',
  ],
  [
    'codes',
    'PASSWORD_NOT_CHANGED',
    'features/reset-password/new-password-form.tsx',
    'Error al cambiar la contraseña',
    'The password could not be changed',
  ],
  [
    'responsibles',
    'errors.emailTaken',
    'features/responsibles/person-fields.tsx',
    'Ya hay un responsable con este correo',
    'Email already exists!',
  ],
  ['codes', 'RESET_LINK_INVALID', null, 'Vínculo incorrecto o expirado', 'Invalid link or expired'],
  [
    'account',
    'linkInvalid',
    'features/reset-password/useless-link.tsx',
    'Vínculo incorrecto o expirado',
    'Invalid link or expired',
  ],
  ['codes', 'INVITATION_INVALID', null, 'Vínculo incorrecto o expirado', 'Invalid link or expired'],
  [
    'login',
    'passwordShort',
    'base/fields/new-password-fields.tsx',
    'La contraseña debe tener al menos 6 caracteres',
    'The password must have at least 6 characters',
  ],
  [
    'login',
    'passwordsDiffer',
    'base/fields/new-password-fields.tsx',
    'Las contraseña no coinciden',
    'The passwords do not match',
  ],
  [
    'login',
    'emailInvalid',
    'features/login/email-step.tsx',
    'Escribe un correo electrónico válido',
    'Invalid mail',
  ],
  [
    'settings',
    'errors.email',
    'features/settings/form/checks.ts',
    'El correo electrónico es incorrecto',
    'Invalid mail',
  ],
  ['common', 'required', 'features/new-project/data-step.tsx', 'Campo requerido', 'Field required'],
  [
    'codes',
    'PROJECT_ID_TAKEN',
    null,
    'El ID del proyecto debe ser único, por favor ingresar un ID válido',
    'Please enter a new valid ID',
  ],
  ['codes', 'RESOURCE_NAME_TAKEN', null, 'El nombre del recurso ya existe', 'Resource name already exists'],
  [
    'settings',
    'errors.negative',
    'features/settings/form/checks.ts',
    'La cantidad no puede ser menor a 0',
    'The quantity cannot be less than 0',
  ],
  ['codes', 'LIST_ENTRY_TAKEN', null, 'No puede repetir', "Can't repeat"],
  [
    'settings',
    'errors.repeated',
    'features/settings/rhythm/ordered-row.tsx',
    'No puede repetir',
    "Can't repeat",
  ],
  [
    'codes',
    'RESPONSIBLE_IN_USE',
    null,
    'Este responsable está asignado a algunas tareas',
    'This responsible is assigned to some tasks',
  ],
  [
    'sync',
    'serverProblem.title',
    'features/session/server-problem.tsx',
    'Problema de comunicación con el servidor',
    'Problem with server communication',
  ],
  [
    'common',
    'projectFailed',
    'app/require-project.tsx',
    'Error al obtener el proyecto',
    'The project could not be loaded',
  ],
  ['common', 'noData', 'base/grid/grid-text.ts', 'No hay datos disponibles', 'No data available'],
  ['common', 'noData', 'features/reports/report-board.tsx', 'No hay datos disponibles', 'No data available'],
  [
    'codes',
    'RESTRICTION_LOCKED',
    null,
    'No se pueden realizar acciones en restricciones liberadas en cortos plazos anteriores',
    'No actions can be taken on constraints released in earlier short terms',
  ],
  [
    'codes',
    'RESTRICTION_START_ON_PROGRESS',
    null,
    'No se puede asignar una restricción de comienzo a una tarea con avance',
    'A start constraint cannot be added to a task with progress',
  ],
  [
    'codes',
    'TASK_END_RESTRICTED',
    null,
    'La tarea posee una restricción de término',
    'The task has an end constraint',
  ],
  [
    'shell',
    'offline',
    'base/states/offline-banner.tsx',
    'Sin conexión a internet. Tus acciones se enviarán cuando vuelvas a estar en línea.',
    'No internet connection. Your actions will be sent when you are back online.',
  ],
  ['projects', 'noResults', 'features/projects/project-table.tsx', 'Sin resultados', 'No results'],
];

const WEB = join(__dirname, '..');
const textOf = (lang: string, namespace: string, key: string): unknown => {
  const texts: unknown = JSON.parse(readFileSync(join(__dirname, lang, `${namespace}.json`), 'utf8'));
  const parts = namespace === 'codes' ? [key] : key.split('.');
  return parts.reduce((from, part) => (from as Record<string, unknown>)[part], texts);
};

describe('the error catalogue', () => {
  it.each(CATALOGUE)('says %s:%s to the letter in both languages', (namespace, key, _file, es, en) => {
    expect([textOf('es', namespace, key), textOf('en', namespace, key)]).toEqual([es, en]);
  });

  const placed = CATALOGUE.filter(([, , file]) => file !== null);
  it.each(placed)('shows %s:%s in %s', (namespace, key, file) => {
    const source = readFileSync(join(WEB, file as string), 'utf8');
    expect(source).toContain(namespace === 'sync' ? key.split('.')[0] : key);
  });
});
