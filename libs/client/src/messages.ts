// Written by `npm run docs:client` from libs/contracts: edit those.
/** Sentences by code, in Spanish and in English; endings of i18next pick a plural or a case. */
export const MESSAGES = {
  ACCOUNT_EXISTS: [
    'Ya existe una cuenta con este correo: inicia sesión para aceptar la invitación',
    'There is already an account with this email: log in to accept the invitation',
  ],
  ACTION_FORBIDDEN: ['No tienes permiso para realizar esta acción', 'You may not perform this action'],
  ACTION_FORBIDDEN_adoptScenario: [
    'Debe ser administrador para adoptar un escenario',
    'Must be an administrator to adopt a scenario',
  ],
  ACTION_FORBIDDEN_closeTerm: [
    'Debe ser administrador para realizar el cierre de corto plazo',
    'You must be an administrator to close the short term',
  ],
  ACTION_FORBIDDEN_manageProject: [
    'Debe ser administrador para realizar esta acción',
    'Must be an administrator to perform this action',
  ],
  ACTION_FORBIDDEN_rollBack: [
    'Debe ser administrador para realizar esta acción',
    'Must be an administrator to perform this action',
  ],
  ACTION_ID_TAKEN: [
    'Este cambio ya se había enviado con otro contenido. Recarga la página.',
    'This change was already sent with other content. Reload the page.',
  ],
  ACTION_INVALID: [
    'No se puede realizar la acción. Recarga la página e inténtalo de nuevo.',
    'Cannot perform the action. Reload the page and try again.',
  ],
  ACTION_TOO_LARGE: [
    'El cambio es demasiado grande para enviarlo de una vez. Hazlo por partes.',
    'The change is too large to be sent at once. Make it in parts.',
  ],
  ACTION_UNKNOWN: [
    'Esta versión no conoce la acción. Recarga la página.',
    'This version does not know the action. Reload the page.',
  ],
  ACTUAL_START_LEFT_OUT: [
    'No tiene avance y sus fechas contradicen el inicio real del archivo: no ha comenzado',
    'Nothing is done of it and its dates contradict the actual start in the file: it has not begun',
  ],
  BASE_SEQ_AHEAD: [
    'Este cambio se basa en una versión del plan que el servidor no tiene. Recarga la página y hazlo de nuevo.',
    'This change builds on a version of the plan that the server does not have. Reload the page and make it again.',
  ],
  ACTIVITY_CODES_LEFT_OUT: [
    'Hay tareas con códigos de actividad: no se importan',
    'Tasks had activity codes: these are not imported',
  ],
  ALREADY_MEMBER: ['Esta persona ya es miembro', 'This person is already a member'],
  AMOUNT_CHANGED: [
    'La cantidad de un recurso se redondeó o se limitó',
    'The amount of a resource was rounded or limited',
  ],
  ANSWER_UNEXPECTED: [
    'El servidor respondió algo que no entendemos. Recarga la página e inténtalo de nuevo.',
    'The server answered something we do not understand. Reload the page and try again.',
  ],
  API_TOKENS_FULL: [
    'Tienes {{max}} tokens, el máximo. Revoca uno para crear otro.',
    'You have {{max}} tokens, the most there can be. Revoke one to create another.',
  ],
  ASSIGNMENTS_CUT: [
    'El archivo tenía más asignaciones de las que se importan',
    'The file had more assignments than are imported',
  ],
  ASSIGNMENT_DANGLING: [
    'Una asignación apuntaba a algo que no está: se dejó fuera',
    'An assignment pointed at something that is not there: it was left out',
  ],
  ASSIGNMENT_OF_ROLE: [
    'La asignación nombraba un rol y ningún recurso: quedó fuera',
    'The assignment named a role and no resource: it was left out',
  ],
  ATTACHMENTS_FULL: [
    'El proyecto ya tiene todos los archivos que admite ({{max}} archivos o {{megabytes}} MB)',
    'The project already holds all the files it can ({{max}} files or {{megabytes}} MB)',
  ],
  ATTACHMENT_NOT_YOURS: [
    'Quita un archivo quien lo adjuntó, o quien edita el plan',
    'A file is removed by who attached it, or by who edits the plan',
  ],
  ATTACHMENT_TOO_LARGE: [
    'El archivo supera los {{megabytes}} MB',
    'The file is larger than {{megabytes}} MB',
  ],
  ATTACHMENT_TYPE_REFUSED: [
    'No se admiten archivos de este tipo: «{{type}}»',
    'Files of this type are not accepted: “{{type}}”',
  ],
  AVATAR_UNKNOWN: ['Elige uno de los avatares de la lista', 'Choose one of the avatars in the list'],
  BASELINES_CUT: [
    'El archivo tenía más líneas base de las que se importan',
    'The file had more baselines than are imported',
  ],
  BASELINES_FULL: ['Un proyecto admite hasta {{max}} líneas base', 'A project takes up to {{max}} baselines'],
  BASELINE_DANGLING: [
    'Una línea base tenía una tarea que no está en el archivo: quedó fuera',
    'A baseline had a task that is not in the file: it was left out',
  ],
  BASELINE_DUPLICATE: [
    'Ya hay una línea base llamada {{name}}',
    'There is already a baseline called {{name}}',
  ],
  BASELINE_EMPTY: ['No hay tareas para la línea base', 'There are no tasks for the baseline'],
  BASELINE_IN_USE: ['La línea base {{name}} está en uso', 'The baseline {{name}} is in use'],
  BASELINE_IS_DEFAULT: [
    '{{name}} es la línea base por defecto: elige otra antes de eliminarla',
    '{{name}} is the default baseline: choose another before deleting it',
  ],
  BASELINE_LEFT_OUT: [
    'Una línea base de la tarea no se pudo usar: quedó fuera',
    'A baseline of the task could not be used: it was left out',
  ],
  BASELINE_MISSING: [
    'No se ha definido una línea base para el proyecto',
    'A baseline has not been defined for your project',
  ],
  BASELINE_UNKNOWN: ['La línea base ya no existe', 'The baseline no longer exists'],
  BATCH_NESTED: [
    'No se puede poner un cambio masivo dentro de otro',
    'A bulk change cannot hold another one',
  ],
  BATCH_NOT_UNDOABLE: [
    'Esta acción no puede ser parte de un cambio masivo',
    'This action cannot be part of a bulk change',
  ],
  BRANCH_WITHOUT_TASKS: ['Rama sin actividades: no se importa', 'Branch without activities: not imported'],
  BUSINESS_NAME_TAKEN: ['Ya existe una empresa con ese nombre', 'There is already a business of that name'],
  CALENDAR_DAY_LENGTH: [
    'Días del calendario con otras horas que el día del archivo: cada uno cuenta como un día',
    "Days of the calendar with other hours than the file's day: each counts as one day",
  ],
  CALENDAR_FEEDS_FULL: [
    'Tienes {{max}} calendarios, el máximo. Revoca uno para crear otro.',
    'You have {{max}} calendars, the most there can be. Revoke one to create another.',
  ],
  CALENDAR_MISSING: [
    'El archivo no trae el calendario del proyecto: se usa lunes a viernes',
    "The file lacks the project's calendar: Monday to Friday is used",
  ],
  CALENDAR_OF_RESOURCE_DIFFERS: [
    'El recurso tenía un calendario propio: aquí los recursos no tienen',
    'The resource had a calendar of its own: resources have none here',
  ],
  CALENDAR_OF_TASK_DIFFERS: [
    'La tarea tenía un calendario propio: usa el del proyecto',
    "The task had a calendar of its own: it uses the project's",
  ],
  CALENDAR_WITHOUT_WORKING_DAYS: [
    'El calendario no tenía días de trabajo: se usa lunes a viernes',
    'The calendar had no working days: Monday to Friday is used',
  ],
  CALENDAR_WORKING_DAY_LOST: [
    'Días libres que el archivo marcaba como trabajados quedan sin trabajo',
    'Days off that the file marked as worked stay without work',
  ],
  CAUSES_FULL: ['Una tarea admite hasta {{max}} causas', 'A task takes up to {{max}} causes'],
  CAUSE_NOT_NEEDED: [
    '«{{task}}» no quedó bajo un compromiso de este corto plazo: no necesita una causa',
    '“{{task}}” is not below a commitment of this short term: it needs no cause',
  ],
  CAUSE_UNKNOWN: ['La causa ya no existe', 'The cause no longer exists'],
  CLOSE_FORCE_FORBIDDEN: [
    'Solo el facilitador puede forzar el cierre',
    'Only the facilitator may force the close',
  ],
  DASHBOARD_PDF_FAILED: [
    'El PDF no se pudo preparar en el servidor. Inténtalo de nuevo; si continúa, contacta a soporte.',
    'The PDF could not be made on the server. Try again; if it continues, contact support.',
  ],
  DASHBOARD_PDF_LATE: [
    'El PDF tardó demasiado en prepararse. Inténtalo de nuevo.',
    'The PDF took too long to make. Try again.',
  ],
  DASHBOARD_PDF_PENDING: [
    'Todavía no hay cifras calculadas para este tablero. Inténtalo en un momento.',
    'No figures are calculated for this dashboard yet. Try again in a moment.',
  ],
  DASHBOARD_PDF_TOO_LARGE: [
    'El PDF supera los {{megabytes}} MB: quita informes del tablero',
    'The PDF is larger than {{megabytes}} MB: take reports off the dashboard',
  ],
  MAIL_JUST_SENT: [
    'Ya se te envió uno hace un momento. Podrás pedir otro en {{seconds}} s.',
    'One was sent to you a moment ago. You can ask for another in {{seconds}} s.',
  ],
  MILESTONE_NO_UNITS: [
    '«{{task}}» es un hito: no lleva unidad ni cantidad',
    '“{{task}}” is a milestone: it has no unit and no quantity',
  ],
  NOTHING_TO_MAIL: [
    'El proyecto no tiene tareas por hacer: no hay estado que enviar.',
    'The project has no work left to do: there is no state to mail.',
  ],
  PERSON_OF_PLATFORM: [
    'Solo la plataforma puede cambiar a esta persona',
    'Only the platform can change this person',
  ],
  PROJECT_UNKNOWN: ['El proyecto no está en esta empresa', 'The project is not in this company'],
  QUANTITY_NOT_POSITIVE: [
    'La cantidad de «{{task}}» debe ser mayor que 0',
    'The quantity of “{{task}}” must be above 0',
  ],
  REOPEN_REASON_SHORT: [
    'Escribe el motivo con al menos {{least}} caracteres',
    'Write the reason in at least {{least}} characters',
  ],
  REOPEN_ANOTHER_FIRST: [
    'El corto plazo {{number}} está reabierto: ciérralo primero',
    'Short term {{number}} is open again: close it first',
  ],
  REOPEN_PROMISE_OF_BRANCH: [
    '«{{task}}» ahora agrupa otras tareas y no puede recuperar lo que había comprometido',
    '“{{task}}” groups other tasks by now and cannot take back what it had promised',
  ],
  ROW_UNITS_DIFFER: [
    '{{taskCode}}: El porcentaje y las unidades no coinciden',
    '{{taskCode}}: The percentage and the units do not match',
  ],
  ROW_FILES_DIFFER: [
    '{{taskCode}}: Otra de las planillas elegidas dice otra cosa de la tarea',
    '{{taskCode}}: Another of the files chosen says something else of the task',
  ],
  ROW_UNITS_INVALID: [
    '{{taskCode}}: Las unidades deben estar entre 0 y la cantidad de la tarea',
    "{{taskCode}}: The units must be from 0 to the task's quantity",
  ],
  SUMMARY_TAKES_NO_UNITS: [
    '«{{task}}» es un resumen: la unidad y la cantidad se dan a sus tareas',
    '“{{task}}” is a summary: its tasks take the unit and the quantity',
  ],
  TASK_HAS_NO_UNITS: [
    '«{{task}}» no tiene cantidad: se registra en porcentaje',
    '“{{task}}” has no quantity: it is recorded in percent',
  ],
  TERM_NOT_LAST_CLOSED: [
    'Solo se puede reabrir el último corto plazo cerrado',
    'Only the short term closed last can be reopened',
  ],
  CLOSE_MISSING_CAUSES: [
    'Hay tareas bajo su compromiso sin causa de no cumplimiento',
    'There are tasks below their commitment without a cause',
  ],
  CLOSE_MISSING_RESPONSIBLE: ['Hay tareas sin responsable', 'There are tasks without a responsible'],
  CLOSE_MISSING_RESPONSIBLE_AND_CAUSES: [
    'Faltan responsables y causas de no cumplimiento',
    'Responsibles and causes of non-compliance are missing',
  ],
  CLOSE_RUNNING: [
    '{{name}} está cerrando el corto plazo. Espera a que termine.',
    '{{name}} is closing the short term. Wait until it is done.',
  ],
  CLOSE_STALE: [
    'El plan cambió después de la validación. Vuelve a validar antes de cerrar.',
    'The plan changed after it was validated. Validate again before closing.',
  ],
  COPIES_NOT_OF_PROJECT: [
    'Solo quienes participan en el proyecto pueden estar en copia. Quita de la lista a los demás, o agrégalos antes al proyecto.',
    'Only people who take part in the project can be in copy. Remove the others from the list, or add them to the project first.',
  ],
  COMMITMENT_BELOW_LAST: [
    'El compromiso de «{{task}}» no puede ser menor que el avance del último cierre ({{last}} %)',
    'The commitment of “{{task}}” cannot be below the progress at the last close ({{last}}%)',
  ],
  COMMITTED_AFTER_REQUIRED: [
    'La fecha comprometida no puede ser posterior a la requerida ({{required}})',
    'The committed date cannot be after the required one ({{required}})',
  ],
  COMMITTED_BEFORE_TERM: [
    'La fecha comprometida no puede ser anterior al inicio del corto plazo ({{termStart}})',
    "The committed date cannot be before the short term's start ({{termStart}})",
  ],
  CONFLICT: [
    'Otra persona cambió lo mismo mientras editabas. Revisa la última versión.',
    'Somebody else changed the same thing while you were editing. Look at the latest version.',
  ],
  CONSTRAINT_DATE_MISSING: [
    'La restricción no tenía fecha: queda «lo antes posible»',
    'The constraint had no date: it is now “as soon as possible”',
  ],
  CONSTRAINT_DATE_REQUIRED: [
    'La delimitación de «{{task}}» necesita una fecha',
    'The date constraint of “{{task}}” needs a date',
  ],
  CONSTRAINT_UNKNOWN: [
    'El tipo de delimitación no se conoce: queda «lo antes posible»',
    'The date constraint type is unknown: it is now “as soon as possible”',
  ],
  CONTAINER_EXISTS: ['Este contenedor ya fue creado', 'This container was already created'],
  CONTAINER_FULL: [
    'El contenedor admite hasta {{max}} proyectos',
    'The container takes up to {{max}} projects',
  ],
  CONTAINER_NAME_TAKEN: [
    'Ya hay un contenedor llamado {{name}}',
    'There is already a container named {{name}}',
  ],
  COSTS_LEFT_OUT: [
    'Hay tareas con costos: los costos no se importan',
    'Tasks had costs: costs are not imported',
  ],
  CUSTOM_FIELDS_LEFT_OUT: [
    'Hay tareas con campos personalizados: no se importan',
    'Tasks had custom fields: these are not imported',
  ],
  DATA_DATE_MOVES: [
    'Si el archivo reemplaza el plan, su fecha de corte mueve esta tarea, que no había comenzado o no estaba terminada hasta entonces, o la que la precede',
    'If the file replaces the plan, its data date moves this task, which had not begun or was not done by then, or what it follows',
  ],
  DATA_DATE_SET: [
    'El archivo sabe lo hecho hasta este día: será la fecha de corte si reemplaza el plan; si solo lo actualiza, el plan conserva la suya',
    'The file knows what was done up to this day: it becomes the data date if it replaces the plan; if it only updates it, the plan keeps its own',
  ],
  DATES_CALCULATED: [
    'El archivo no trae fechas: se calculan con los vínculos',
    'The file gives no dates: they are calculated from the links',
  ],
  DATES_INCOMPLETE: [
    'Al archivo le falta una fecha y la duración que la diría: se supuso un día',
    'The file lacks a date and the duration that would tell it: a day was assumed',
  ],
  DATES_ON_NON_WORKING_DAYS: [
    'La tarea caía en días sin trabajo y se movió',
    'The task fell on non-working days and was moved',
  ],
  DATES_OUT_OF_RANGE: [
    'La fecha estaba fuera de rango y se corrigió',
    'The date was out of range and was corrected',
  ],
  DATES_REVERSED: [
    'El término estaba antes del inicio y se corrigió',
    'The finish was before the start and was corrected',
  ],
  DATE_UNREADABLE: [
    'El texto no se pudo leer como fecha: quedó fuera',
    'The text could not be read as a date: it was left out',
  ],
  DEADLINE_LEFT_OUT: [
    'La tarea tenía una fecha límite: quedó fuera',
    'The task had a deadline: it was left out',
  ],
  DURATIONS_ESTIMATED: [
    'Duraciones que el archivo marca como estimadas: en el plan cuentan como las demás',
    'Durations that the file marks as estimated: in the plan they count as the others',
  ],
  DURATION_CHANGED: [
    'Las fechas se mantienen: la duración son los días de trabajo entre ellas',
    'The dates stay: the duration is the working days between them',
  ],
  DURATION_CUT: [
    'La duración superaba los 999 días y se acortó',
    'The duration was over 999 days and was shortened',
  ],
  DURATION_ELAPSED: [
    'La duración estaba en días corridos: se pasó a días de trabajo',
    'The duration was in elapsed days: it was turned into working days',
  ],
  DURATION_ROUNDED: ['La duración se redondeó a días completos', 'The duration was rounded to whole days'],
  ENTRY_TOO_LARGE: [
    'El cambio es demasiado grande para guardarlo de una vez. Hazlo por partes.',
    'The change is too large to be saved at once. Make it in parts.',
  ],
  EXPECTED_FINISH_LEFT_OUT: [
    'La actividad tenía un término esperado: quedó fuera',
    'The activity had an expected finish: it was left out',
  ],
  EXPORT_ACTUAL_DATES: [
    'Lo que ha comenzado se escribe con las fechas del plan como reales',
    "What has begun is written with the plan's dates as its actual ones",
  ],
  EXPORT_BASELINES: [
    'El formato no guarda líneas base: quedan fuera',
    'The format holds no baselines: they are left out',
  ],
  EXPORT_BASELINES_CUT: [
    'El formato guarda once líneas base: las demás quedan fuera',
    'The format holds eleven baselines: the others are left out',
  ],
  EXPORT_BRANCH_BASELINES: [
    'Las líneas base de los resúmenes quedan fuera: las de sus tareas dicen lo mismo',
    'Baselines of summaries are left out: those of their tasks say the same',
  ],
  EXPORT_BRANCH_CONSTRAINT: [
    'Las delimitaciones de los resúmenes quedan fuera',
    'Date constraints of summaries are left out',
  ],
  EXPORT_BRANCH_LINK: [
    'Los vínculos de resúmenes pasan a las tareas que contienen',
    'Links of summaries go to the tasks inside them',
  ],
  EXPORT_BRANCH_ORDER: [
    'En cada resumen las tareas quedan antes que los resúmenes que contiene',
    'Within each summary, tasks come before the summaries in it',
  ],
  EXPORT_BRANCH_RESOURCES: [
    'Los recursos de los resúmenes quedan fuera',
    'Resources of summaries are left out',
  ],
  EXPORT_BRANCH_RESPONSIBLES: [
    'Los responsables de los resúmenes quedan fuera: Primavera P6 asigna personas solo a actividades',
    'Responsibles of summaries are left out: Primavera P6 assigns people to activities alone',
  ],
  EXPORT_CODE_CHANGED: [
    'Los códigos se acortan o se numeran, para que cada uno sea único',
    'Codes are shortened or numbered, so that each is unique',
  ],
  EXPORT_CODE_INVENTED: [
    'Las tareas y los resúmenes sin código reciben uno: el formato lo exige',
    'Activities and summaries without a code get one: the format needs it',
  ],
  EXPORT_DATA_DATE: [
    'P6 exige una fecha de corte que no sea anterior a lo comenzado, y el plan no tiene o tiene una anterior: el archivo lleva la primera que P6 acepta, y desde ella P6 programa lo que no ha comenzado. Al importarlo aquí de nuevo queda la del plan',
    "P6 needs a data date that is not before what has begun, and the plan has none or an earlier one: the file has the first that P6 takes, from which P6 schedules what has not begun. Imported here again, the plan's stays",
  ],
  EXPORT_LADDER: [
    'Varios vínculos entre las mismas tareas: se escriben todos; Microsoft Project por sí mismo dibuja uno solo',
    'Several links between the same tasks: all are written; Microsoft Project itself draws only one',
  ],
  EXPORT_RESPONSIBLES: [
    'Los responsables de las tareas quedan fuera: hay que asignarlos de nuevo donde se abra el archivo',
    'The people responsible for tasks are left out: they have to be assigned again where the file is opened',
  ],
  EXPORT_SINCE_UNKNOWN: [
    'El plan no llegó nunca a ese punto: léelo completo de nuevo (since=0)',
    'The plan never came to that point: read it whole again (since=0)',
  ],
  EXTERNAL_DATES_LEFT_OUT: [
    'Vínculos con otros proyectos daban fechas a la actividad: quedaron fuera',
    'Links to other projects gave the activity dates: these were left out',
  ],
  FILE_END_MISSING: [
    'El archivo XER no tiene su última línea: puede faltar lo que venía después. Compáralo con el original',
    'The XER file lacks its last line: what came after may be missing. Compare it with the original',
  ],
  FILE_HEADER_MISSING: [
    'Falta la primera línea del archivo XER: se leyó lo demás',
    'The first line of the XER file is missing: the rest was read',
  ],
  FORBIDDEN: ['No tienes permiso para realizar esta acción', 'You may not perform this action'],
  HOLIDAYS_CUT: [
    'El calendario tenía más feriados de los que se guardan',
    'The calendar had more holidays than are kept',
  ],
  HYPERLINKS_LEFT_OUT: [
    'Hay tareas con hipervínculos: no se importan',
    'Tasks had hyperlinks: these are not imported',
  ],
  IMAGE_TOO_LARGE: [
    'La imagen es demasiado grande. El máximo es {{megabytes}} MB.',
    'The image is too large. The maximum is {{megabytes}} MB.',
  ],
  IMAGE_TOO_MANY_PIXELS: [
    'La imagen tiene demasiados píxeles. El máximo es {{megapixels}} megapíxeles.',
    'The image has too many pixels. The maximum is {{megapixels}} megapixels.',
  ],
  IMAGE_UNREADABLE: [
    'No se puede leer la imagen. Usa un archivo JPEG, PNG, WebP o GIF.',
    'The image cannot be read. Use a JPEG, PNG, WebP or GIF file.',
  ],
  IMPORT_CANCELED: ['La importación se canceló', 'The import was canceled'],
  IMPORT_FAILED_CUT_OFF: [
    'El archivo está incompleto: se corta antes del final. Expórtalo o cópialo de nuevo.',
    'The file is incomplete: it stops before its end. Export or copy it again.',
  ],
  IMPORT_FAILED_DATA_EXCEEDED: [
    'El programa tiene {{count}} tareas y el máximo es 3500. Divídelo en varios archivos.',
    'The schedule has {{count}} tasks and the maximum is 3500. Split it into several files.',
  ],
  IMPORT_FAILED_DUPLICATE_ID: [
    'El archivo repite identificadores de tareas. Expórtalo de nuevo.',
    'The file repeats task identifiers. Export it again.',
  ],
  IMPORT_FAILED_DURATION: [
    'La duración de «{{task}}» no es válida: debe estar entre 1 y {{max}} días.',
    'The duration of “{{task}}” is not valid: it must be from 1 to {{max}} days.',
  ],
  IMPORT_FAILED_EMPTY: [
    'El archivo no tiene tareas. Revisa que sea el programa correcto y expórtalo de nuevo.',
    'The file has no tasks. Check that it is the right schedule and export it again.',
  ],
  IMPORT_FAILED_ENCODING: [
    'No pudimos leer los caracteres del archivo. Guárdalo en UTF-8 e inténtalo de nuevo.',
    'The characters of the file could not be read. Save it in UTF-8 and try again.',
  ],
  IMPORT_FAILED_FORMAT_DAY: [
    'Las duraciones no están en días. En MS Project cambia la unidad de duración a días (Archivo › Opciones › Programación) y exporta de nuevo.',
    'The durations are not in days. In MS Project set the duration unit to days (File › Options › Schedule) and export again.',
  ],
  IMPORT_FAILED_JSON_SHAPE: [
    'El archivo JSON no contiene un programa que podamos leer',
    'The JSON file holds no schedule that can be read',
  ],
  IMPORT_FAILED_LAG: [
    'Un vínculo tiene un desfase de {{lag}} días y el máximo es {{max}}.',
    'A link has a lag of {{lag}} days and the maximum is {{max}}.',
  ],
  IMPORT_FAILED_LINKS_EXCEEDED: [
    'El programa tiene {{count}} vínculos y el máximo es 6000. Divídelo en varios archivos.',
    'The schedule has {{count}} links and the maximum is 6000. Split it into several files.',
  ],
  IMPORT_FAILED_NOT_A_SCHEDULE: [
    'El archivo se puede leer, pero no contiene un programa que conozcamos: MS Project (XML), Primavera P6 (XML o XER), GanttProject, JSON, Excel o CSV.',
    'The file can be read, but holds no schedule that we know: MS Project (XML), Primavera P6 (XML or XER), GanttProject, JSON, Excel or CSV.',
  ],
  IMPORT_FAILED_NOT_JSON: [
    'El archivo no es JSON o está incompleto',
    'The file is not JSON, or it is incomplete',
  ],
  IMPORT_FAILED_NOT_XML: [
    'El archivo no es XML válido. Expórtalo de nuevo: de MS Project en formato XML, de Primavera P6 como XML o XER, o desde GanttProject.',
    'The file is not valid XML. Export it again: from MS Project in XML format, from Primavera P6 as XML or XER, or from GanttProject.',
  ],
  IMPORT_FAILED_NO_DATES: [
    'Ninguna tarea tiene fechas. Prográmalo en la herramienta de la que viene y exporta de nuevo.',
    'No task has dates. Schedule it in the tool that it comes from and export again.',
  ],
  IMPORT_FAILED_PARENT: [
    '«{{task}}» está antes de la tarea que la agrupa. Exporta el archivo de nuevo.',
    '“{{task}}” stands before the task that groups it. Export the file again.',
  ],
  IMPORT_FAILED_TOO_LARGE: [
    'El archivo es demasiado grande. El máximo es {{megabytes}} MB.',
    'The file is too large. The maximum is {{megabytes}} MB.',
  ],
  IMPORT_FAILED_UNSAFE_XML: [
    'El archivo contiene instrucciones que un programa no necesita y no lo abrimos por seguridad. Expórtalo de nuevo desde la herramienta de la que viene.',
    'The file holds instructions that a schedule does not need, so we did not open it, for safety. Export it again from the tool that it comes from.',
  ],
  IMPORT_FAILED_UNSUPPORTED: [
    'Este tipo de archivo no se puede importar. Usa el XML de MS Project, el XML o XER de Primavera P6, GanttProject, JSON, Excel (.xlsx) o CSV.',
    'This kind of file cannot be imported. Use the XML of MS Project, the XML or XER of Primavera P6, GanttProject, JSON, Excel (.xlsx) or CSV.',
  ],
  IMPORT_FAILED_WORKER: [
    'La lectura del archivo falló en el servidor. Inténtalo de nuevo; si continúa, contacta a soporte.',
    'Reading the file failed on the server. Try again; if it persists, contact support.',
  ],
  IMPORT_TOO_MANY_FILES: [
    'Ya hay {{most}} archivos tuyos en espera o en lectura. Espera a que termine alguno, o cancélalo, y envía este de nuevo.',
    '{{most}} files of yours are waiting or being read already. Wait for one of them to end, or cancel it, and send this one again.',
  ],
  IMPORT_MPP_CHOSEN: [
    'Los archivos .mpp no se pueden leer. Ábrelo en MS Project y guárdalo como XML: Archivo › Guardar como › Formato XML.',
    'Files ending in .mpp cannot be read. Open it in MS Project and save it as XML: File › Save as › XML format.',
  ],
  IMPORT_REFUSED_PROGRESS: [
    'El plan ya tiene avance registrado y una importación lo borraría. Importa en un proyecto nuevo.',
    'The plan already has recorded progress, which an import would erase. Import into a new project.',
  ],
  IMPORT_REFUSED_RESTRICTIONS: [
    'El plan ya tiene {{count}} restricciones y una importación las borraría. Importa en un proyecto nuevo.',
    'The plan already has {{count}} constraints, which an import would erase. Import into a new project.',
  ],
  IMPORT_REFUSED_TERMS_CLOSED: [
    'El proyecto ya cerró un corto plazo: su plan no se puede reemplazar. Importa en un proyecto nuevo.',
    'The project has already closed a short term: its plan cannot be replaced. Import into a new project.',
  ],
  IMPORT_RESULT_GONE: [
    'El archivo que se leyó ya no está en el servidor: se guarda un día. Impórtalo de nuevo.',
    'The file that was read is no longer on the server: it is kept for a day. Import it again.',
  ],
  IMPORT_TIMED_OUT: [
    'La lectura del archivo está tardando más de lo normal. Inténtalo de nuevo en unos minutos.',
    'Reading the file takes longer than usual. Try again in a few minutes.',
  ],
  IMPORT_WARNING_FORMAT_PROJECT: [
    'Hay tareas mostradas en una unidad distinta de días',
    'Tasks are shown in a unit other than days',
  ],
  INITIAL_PASSWORD_FORBIDDEN: [
    'Solo un usuario raíz puede definir la contraseña inicial',
    'Only a root user may set the initial password',
  ],
  INTERNAL: [
    'Tuvimos un problema en el servidor. Inténtalo de nuevo; si continúa, contacta a soporte.',
    'We had a problem on the server. Try again; if it persists, contact support.',
  ],
  INVITATION_FOR_ANOTHER: [
    'La invitación es para otro correo: inicia sesión con esa cuenta',
    'The invitation is for another email: log in with that account',
  ],
  DIGEST_LINK_INVALID: ['Vínculo incorrecto o expirado', 'Invalid link or expired'],
  INVITATION_INVALID: ['Vínculo incorrecto o expirado', 'Invalid link or expired'],
  INVITATION_THROTTLED: [
    'Demasiadas invitaciones. Inténtalo de nuevo en {{minutes}} minutos.',
    'Too many invitations. Try again in {{minutes}} minutes.',
  ],
  LAG_CUT: ['El desfase superaba los 999 días y se acortó', 'The lag was over 999 days and was shortened'],
  LAG_ELAPSED: [
    'El desfase estaba en días corridos: se pasó a días de trabajo',
    'The lag was in elapsed days: it was turned into working days',
  ],
  LAG_OF_OTHER_CALENDAR: [
    'El desfase se contaba en los días de otro calendario: se pasó a días de trabajo del proyecto',
    "The lag was counted in the days of another calendar: it was turned into the project's working days",
  ],
  LAG_PERCENT: [
    'El desfase era un porcentaje: se pasó a días',
    'The lag was a percentage: it was turned into days',
  ],
  LAG_ROUNDED: ['El desfase se redondeó a días completos', 'The lag was rounded to whole days'],
  LAST_ADMIN: ['Debe quedar al menos un administrador', 'At least one administrator must remain'],
  LAST_PROJECT_ADMIN: [
    'Nadie más administra algunos proyectos de esta persona ({{count}}): nombra antes a otra en ellos',
    "Nobody else administers some of this person's projects ({{count}}): appoint somebody there first",
  ],
  LEVELING_DELAY_LEFT_OUT: [
    'La nivelación retrasaba la tarea: quedan sus fechas, no el retraso',
    'Levelling held the task back: its dates stay, the delay does not',
  ],
  LEVEL_OF_EFFORT_AS_TASK: [
    'Nivel de esfuerzo: se importa como tarea',
    'Level of effort: imported as a task',
  ],
  LINK_CIRCULAR: [
    'No se puede crear o editar el vínculo por referencia circular: {{loop}}',
    'Cannot create/edit link due to circular reference: {{loop}}',
  ],
  LINK_DANGLING: [
    'El vínculo apuntaba a una tarea que no está: se dejó fuera',
    'The link pointed at a task that is not there: it was left out',
  ],
  LINK_DUPLICATE: [
    'Ya hay un vínculo de este tipo entre estas tareas',
    'There is already a link of this type between these tasks',
  ],
  LINK_EXISTS: ['El vínculo ya existe', 'The link already exists'],
  LINK_EXTERNAL: [
    'El vínculo apuntaba a otro proyecto: se dejó fuera',
    'The link pointed at another project: it was left out',
  ],
  LINK_IN_LOOP: [
    'El vínculo forma un ciclo: queda aparte, fuera del cálculo',
    'The link is part of a loop: it is set aside, out of the calculation',
  ],
  LINK_REPEATED: [
    'De varios vínculos del mismo tipo entre las mismas tareas se importa el de mayor desfase',
    'Of several links of one type between the same tasks, the one with the longest lag is imported',
  ],
  LINK_SELF: ['Una tarea no se puede vincular consigo misma', 'A task cannot be linked to itself'],
  LINK_TO_ITSELF: [
    'El vínculo unía la tarea consigo misma: se dejó fuera',
    'The link tied the task to itself: it was left out',
  ],
  LINK_TO_OWN_BRANCH: [
    'Un resumen no se puede vincular con una tarea suya',
    'A summary cannot be linked to a task of its own',
  ],
  LINK_TYPE_UNKNOWN: [
    'El tipo de vínculo no se conoce: queda fin a comienzo',
    'The link type is unknown: it is now finish to start',
  ],
  LINK_UNKNOWN: [
    'El vínculo ya no existe: puede que otra persona lo haya eliminado',
    'The link no longer exists: somebody else may have deleted it',
  ],
  LINK_WITHIN_BRANCH: [
    'El vínculo unía un resumen con una tarea suya: se dejó fuera',
    'The link tied a summary to a task of its own: it was left out',
  ],
  LIST_ENTRY_IN_USE: [
    '«{{name}}» está en uso: se puede desactivar, no eliminar',
    '“{{name}}” is in use: it can be deactivated, not removed',
  ],
  LIST_ENTRY_TAKEN: ['No puede repetir', "Can't repeat"],
  LIST_FULL: ['La lista admite hasta {{max}} elementos', 'The list takes up to {{max}} entries'],
  LOCATION_UNKNOWN: [
    'La región o la ciudad no pertenece al país elegido',
    'The region or city does not belong to the chosen country',
  ],
  LOGIN_EMAIL_UNKNOWN: ['El correo electrónico es incorrecto', 'Invalid email. Please try again'],
  LOGIN_FAILED: ['Usuario o contraseña incorrectos', 'Invalid username or password. Please try again'],
  LOGIN_GENERAL: ['Ha ocurrido un error, intentelo nuevamente', 'Something went wrong, please try again'],
  LOGIN_THROTTLED: [
    'Demasiados intentos. Inténtalo de nuevo en {{minutes}} min.',
    'Too many attempts. Try again in {{minutes}} min.',
  ],
  MEMBER_NOT_FOUND: ['Esta persona ya no es miembro', 'This person is no longer a member'],
  MERGE_ROW_UNKNOWN: [
    '{{count}} filas ya no están en la comparación: vuelve a comparar',
    '{{count}} rows are no longer in the comparison: compare again',
  ],
  MILESTONE_ALL_OR_NOTHING: [
    '«{{task}}» es un hito: solo admite 0 % o 100 %',
    '“{{task}}” is a milestone: it takes 0% or 100% only',
  ],
  MILESTONE_DURATION_FIXED: [
    '«{{task}}» es un hito: no tiene duración',
    '“{{task}}” is a milestone: it has no duration',
  ],
  MILESTONE_NO_RESOURCES: [
    '«{{task}}» es un hito: no lleva recursos',
    '“{{task}}” is a milestone: it takes no resources',
  ],
  MILESTONE_PROGRESS: [
    'El hito tenía avance parcial: queda en 0 %',
    'The milestone had partial progress: it is now 0%',
  ],
  MILESTONE_WITH_DURATION: [
    'El hito tenía duración: queda en cero',
    'The milestone had a duration: it is now zero',
  ],
  MILESTONE_WITH_RESOURCES: [
    'El hito tenía recursos: se quitaron',
    'The milestone had resources: they were removed',
  ],
  NAME_NOT_CONFIRMED: ['El nombre escrito no coincide', 'The name typed does not match'],
  NETWORK_DOWN: [
    'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
    'The server cannot be reached. Check your network and try again.',
  ],
  NOT_FOUND: [
    'No lo encontramos: puede que ya no exista o que no tengas acceso.',
    'We could not find it: it may no longer exist, or you may have no access.',
  ],
  OLD_PASSWORD_WRONG: ['La contraseña actual no es correcta', 'The current password is not correct'],
  OWN_MEMBERSHIP: [
    'No puedes quitarte ni cambiar tu propio rol: puede hacerlo otro administrador',
    'You cannot remove yourself or change your own role: another administrator can',
  ],
  OWN_SECOND_STEP: [
    'Desactiva tu propia verificación en dos pasos en «Mi cuenta»',
    'Turn off your own two-step verification in “My account”',
  ],
  PARENT_HAS_PROGRESS: [
    '«{{task}}» ya comenzó o tiene compromiso y no puede tener tareas dentro',
    '“{{task}}” has begun or has a commitment and cannot hold tasks',
  ],
  PARENT_HAS_RESTRICTIONS: [
    '«{{task}}» tiene restricciones y no puede tener tareas dentro',
    '“{{task}}” has constraints and cannot hold tasks',
  ],
  PARENT_IS_MILESTONE: [
    '«{{task}}» es un hito y no puede tener tareas dentro',
    '“{{task}}” is a milestone and cannot hold tasks',
  ],
  PASSWORD_NOT_CHANGED: ['Error al cambiar la contraseña', 'The password could not be changed'],
  PASSWORD_DUE: ['Elige primero tu contraseña', 'Choose your password first'],
  PASSWORD_SAME: [
    'La contraseña nueva es la que ya tenías: elige otra',
    'The new password is the one you had: choose another',
  ],
  PASSWORD_RESET_THROTTLED: [
    'Demasiados intentos. Inténtalo de nuevo en {{minutes}} minutos.',
    'Too many attempts. Try again in {{minutes}} minutes.',
  ],
  PASSWORD_TOO_LONG: [
    'La contraseña debe tener como máximo {{maximum}} caracteres',
    'The password must have at most {{maximum}} characters',
  ],
  PASSWORD_TOO_SHORT: [
    'La contraseña debe tener al menos {{minimum}} caracteres',
    'The password must have at least {{minimum}} characters',
  ],
  PLAN_BUSY: [
    'El plan está atendiendo muchos cambios. Inténtalo de nuevo en unos segundos.',
    'The plan is handling many changes. Try again in a few seconds.',
  ],
  PLAN_FULL: ['El plan está completo: admite hasta {{max}}', 'The plan is full: it takes up to {{max}}'],
  PLAN_OF_NEWER_RELEASE: [
    'Una versión más nueva de Plomada modificó este plan. Inténtalo de nuevo en unos minutos.',
    'A newer version of Plomada has changed this plan. Try again in a few minutes.',
  ],
  PROGRESS_BELOW_LAST: [
    'El avance de «{{task}}» no puede ser menor que el del último cierre ({{last}} %)',
    'The progress of “{{task}}” cannot be below that of the last close ({{last}}%)',
  ],
  PROGRESS_CHANGED: [
    'El avance se redondeó a porcentajes enteros de 0 a 100',
    'The progress was rounded to whole percents from 0 to 100',
  ],
  PROJECT_EXISTS: ['Este proyecto ya fue creado', 'This project was already created'],
  PROJECT_FINISH_LEFT_OUT: [
    'El proyecto tenía una fecha en que debe terminar: quedó fuera',
    'The project had a date by which it must finish: it was left out',
  ],
  PROJECT_ID_TAKEN: [
    'El ID del proyecto debe ser único, por favor ingresar un ID válido',
    'Please enter a new valid ID',
  ],
  PROJECT_NOT_CONTAINABLE: [
    'Hay proyectos que ya están en otro contenedor o no son de esta empresa ({{count}})',
    'Some projects are in another container already or not of this company ({{count}})',
  ],
  PROJECT_START_MOVED: [
    'El inicio del proyecto se movió a la primera tarea',
    "The project's start moved to the first task",
  ],
  PROPOSALS_FULL: [
    'Ya tienes {{max}} propuestas en espera: espera a que se decidan o retira alguna',
    'You already have {{max}} proposals waiting: wait until they are decided or take one back',
  ],
  PROPOSAL_BEING_DECIDED: [
    'Otra persona está decidiendo esta propuesta. Espera un momento e inténtalo de nuevo.',
    'Somebody else is deciding this proposal. Wait a moment and try again.',
  ],
  PROPOSAL_NOT_NEEDED: [
    'Puedes hacerlo directamente: no hace falta proponerlo',
    'You may do this yourself: there is no need to propose it',
  ],
  PROPOSAL_CHANGES_NOTHING: [
    'No hay nada que aceptar: el plan ya está así',
    'There is nothing to accept: the plan is so already',
  ],
  PROPOSAL_GONE: [
    'Esta propuesta ya no está: alguien la decidió o la retiró',
    'This proposal is no longer there: somebody decided it or took it back',
  ],
  PROPOSAL_TOO_LARGE: [
    'La propuesta es demasiado larga: acorta los textos o proponla para menos tareas',
    'The proposal is too long: shorten its texts or propose it for fewer tasks',
  ],
  PROPOSAL_WAITS_ALREADY: [
    'Ya hay una propuesta igual en espera. Para cambiarla, quien la hizo la retira primero.',
    'The same is proposed already and waits. To change it, whoever proposed it takes it back first.',
  ],
  PROPOSER_GONE: [
    'Quien hizo la propuesta ya no trabaja en el proyecto',
    'Who made the proposal no longer works on the project',
  ],
  RATES_LEFT_OUT: [
    'Los recursos tenían tarifas o costo por uso: quedaron fuera',
    'The resources had rates or costs per use: they were left out',
  ],
  RELEASE_AFTER_TODAY: [
    'Hoy es {{today}}: una liberación se anota cuando ocurre, no antes',
    'Today is {{today}}: a release is recorded when it happens, not before',
  ],
  REQUEST_FAILED: [
    'El servidor no pudo atender la solicitud. Inténtalo de nuevo en unos minutos.',
    'The server could not handle the request. Try again in a few minutes.',
  ],
  REQUEST_INVALID: [
    'La solicitud no es válida. Recarga la página e inténtalo de nuevo.',
    'The request is not valid. Reload the page and try again.',
  ],
  REQUEST_REFUSED: [
    'El servidor rechazó la solicitud. Recarga la página e inténtalo de nuevo.',
    'The server refused the request. Reload the page and try again.',
  ],
  REQUEST_TIMEOUT: [
    'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    'The server took too long to answer. Try again.',
  ],
  REQUEST_TOO_LARGE: ['La solicitud es demasiado grande', 'The request is too large'],
  RESET_LINK_INVALID: ['Vínculo incorrecto o expirado', 'Invalid link or expired'],
  RESOURCES_CUT: [
    'El archivo tenía más recursos de los que se importan',
    'The file had more resources than are imported',
  ],
  RESOURCES_MERGED: ['Recursos con el mismo nombre se unieron', 'Resources of the same name were merged'],
  RESOURCE_AMOUNT_FRACTION: ['La cantidad debe ser un número entero', 'The amount must be a whole number'],
  RESOURCE_AMOUNT_NEGATIVE: ['La cantidad no puede ser menor a 0', 'The amount cannot be less than 0'],
  RESOURCE_DUPLICATE: ['No puede repetir', "Can't repeat"],
  RESOURCE_ID_REPEATED: [
    'El recurso tenía el identificador de otro: quedó fuera',
    'The resource had the id of another: it was left out',
  ],
  RESOURCE_IN_USE: [
    'El recurso {{name}} está en uso en algunas tareas',
    'The resource {{name}} is used by some tasks',
  ],
  RESOURCE_NAME_TAKEN: ['El nombre del recurso ya existe', 'Resource name already exists'],
  RESOURCE_RENAMED: [
    'Dos recursos de igual nombre con otra unidad: el segundo lleva la unidad tras su nombre',
    'Two resources of one name with other units: the second has its unit behind its name',
  ],
  RESOURCE_UNKNOWN: ['El recurso ya no existe', 'The resource no longer exists'],
  RESOURCES_MISSING: [
    'El proyecto no tiene recursos: créalos en Configuración › Recursos.',
    'The project has no resources: create them in Settings › Resources.',
  ],
  RESOURCE_WITHOUT_NAME: [
    'El recurso no tenía nombre: se dejó fuera',
    'The resource had no name: it was left out',
  ],
  RESPONSIBLES_FULL: [
    'Una tarea admite hasta {{max}} responsables',
    'A task takes up to {{max}} responsibles',
  ],
  RESPONSIBLE_BY_NAME: [
    'Responsables del archivo: sus tareas quedan a cargo de quien tenga ese correo o nombre en el proyecto, si lo hay',
    'Responsibles in the file: their tasks go to whoever has that e-mail or name in the project, if anyone has',
  ],
  RESPONSIBLE_DUPLICATE: [
    'Ya hay un responsable con el correo {{email}}',
    'There is already a responsible with the email {{email}}',
  ],
  RESPONSIBLE_INACTIVE: [
    '{{name}} está inactivo y no se puede elegir',
    '{{name}} is inactive and cannot be chosen',
  ],
  RESPONSIBLE_IN_USE: [
    'Este responsable está asignado a algunas tareas',
    'This responsible is assigned to some tasks',
  ],
  RESPONSIBLE_PROPOSES: [
    'En este proyecto los responsables proponen sus cambios y un administrador los acepta',
    'In this project responsibles propose their changes and an administrator accepts them',
  ],
  RESPONSIBLE_UNKNOWN: [
    'El responsable ya no está en el proyecto',
    'The responsible is no longer on the project',
  ],
  RESTRICTION_LATE_STAYS: [
    'Vencía el {{due}}, en este corto plazo, y no se liberó ese día ni antes: la pueden quitar administradores y facilitadores',
    'It was not released by {{due}}, a day of this short term that it was due on: administrators and facilitators can remove it',
  ],
  RESTRICTION_LOCKED: [
    'No se pueden realizar acciones en restricciones liberadas en cortos plazos anteriores',
    'No actions can be taken on constraints released in earlier short terms',
  ],
  RESTRICTION_MOVES_TASKS: [
    'La fecha requerida mueve «{{task}}», y las fechas las cambian administradores y facilitadores: pide otra fecha para la tarea, o propón una restricción nueva con esa fecha',
    'The required date moves “{{task}}”, and dates are changed by administrators and facilitators: ask for another date of the task, or propose a new constraint with that date',
  ],
  RESTRICTION_NOT_YOURS: [
    'No eres responsable de esta restricción',
    'You are not responsible for this constraint',
  ],
  RESTRICTION_RELEASED_ALREADY: [
    'La restricción ya está liberada, el {{released}}',
    'The constraint is released already, on {{released}}',
  ],
  RESTRICTION_OVERDUE: [
    'Venció el {{due}}: sigue atrasada hasta que la liberen o la comprometan para otro día',
    'It was due on {{due}}: it stays delayed until it is released or committed to another day',
  ],
  RESTRICTION_NOT_OVERDUE: [
    'No está atrasada: su plazo es el {{due}}',
    'It is not delayed: it is due on {{due}}',
  ],
  RESTRICTION_NEEDED_BEFORE_TODAY: [
    '«{{task}}» la necesitaba el {{needed}}: reprograma primero la tarea',
    '“{{task}}” needed it on {{needed}}: reschedule the task first',
  ],
  RESTRICTION_TOO_LATE: [
    'Venció el {{due}}, antes de este corto plazo: ya no puede quedar liberada a tiempo',
    'It was due on {{due}}, before this short term: it cannot be released on time any more',
  ],
  RESTRICTION_NOT_LATE: [
    'Su plazo es el {{due}}: todavía no puede quedar liberada con atraso',
    'It is due on {{due}}: it cannot be released late yet',
  ],
  RESTRICTION_ON_COMPLETED: [
    '«{{task}}» está terminada y no admite restricciones',
    '“{{task}}” is completed and takes no constraints',
  ],
  RESTRICTION_ON_SUMMARY: [
    '«{{task}}» es un resumen: la restricción va en sus tareas',
    '“{{task}}” is a summary: constraints go on its tasks',
  ],
  RESTRICTION_START_ON_BEGUN: [
    '«{{task}}» ya comenzó: una restricción de comienzo no detendría nada',
    '“{{task}}” has begun: a start constraint would hold nothing back',
  ],
  RESTRICTION_START_ON_PROGRESS: [
    'No se puede asignar una restricción de comienzo a una tarea con avance',
    'A start constraint cannot be added to a task with progress',
  ],
  RESTRICTION_UNKNOWN: ['La restricción ya no existe', 'The constraint no longer exists'],
  RHYTHM_DUPLICATE: ['«{{name}}» aparece dos veces en el ritmo', '“{{name}}” appears twice in the rhythm'],
  RHYTHM_IN_USE: [
    '«{{name}}» tiene {{tasks}} tareas asignadas en el ritmo',
    '“{{name}}” has {{tasks}} tasks assigned in the rhythm',
  ],
  RHYTHM_UNKNOWN: [
    'Esa unidad o categoría del ritmo ya no existe',
    'That unit or category of the rhythm no longer exists',
  ],
  ROLLBACK_NEEDS_SNAPSHOT: ['No hay una copia a la que volver', 'There is no snapshot to go back to'],
  ROWS_SHORT: [
    'Hay filas con menos valores que columnas: lo que falta quedó vacío',
    'Rows have fewer values than there are columns: what is missing was left empty',
  ],
  ROW_AMOUNT_INVALID: [
    '{{taskCode}}: La cantidad debe ser un número igual o mayor que 0',
    '{{taskCode}}: The amount must be a number of 0 or more',
  ],
  ROW_COMMITMENT_INVALID: [
    '{{taskCode}}: El compromiso debe estar entre 0 y 100',
    '{{taskCode}}: The commitment must be from 0 to 100',
  ],
  ROW_COMMITTED_AFTER_REQUIRED: [
    '{{taskCode}}: La fecha de compromiso es posterior a la requerida',
    '{{taskCode}}: The commitment date is after the required one',
  ],
  ROW_COMMITTED_INVALID: [
    '{{taskCode}}: Fecha de compromiso no válida',
    '{{taskCode}}: Invalid commitment date',
  ],
  ROW_COMPLETED: ['{{taskCode}}: La tarea está completada', '{{taskCode}}: The task is completed'],
  ROW_DATA_MISSING: ['Faltan datos', 'Data is missing'],
  ROW_DETAIL_MISSING: ['{{taskCode}}: Falta la descripción', '{{taskCode}}: The description is missing'],
  ROW_END_HELD: [
    '{{taskCode}}: La tarea posee una restricción de término',
    '{{taskCode}}: The task has an end constraint',
  ],
  ROW_END_RESTRICTED: [
    '{{taskCode}}: Tarea con restricción de termino, no se puede modificar el termino',
    '{{taskCode}}: Task with an end constraint, its end cannot be modified',
  ],
  ROW_FAMILY_UNKNOWN: ['{{taskCode}}: Familia no válida', '{{taskCode}}: Invalid family'],
  ROW_FINISH_INVALID: ['{{taskCode}}: Fecha de fin no valida', '{{taskCode}}: Invalid finish date'],
  ROW_LATE: [
    '{{taskCode}}: La tarea está atrasada: reprográmala primero',
    '{{taskCode}}: The task is delayed: reschedule it first',
  ],
  ROW_NOT_ANALYSED: ['{{taskCode}}: La tarea no está analizada', '{{taskCode}}: The task is not analysed'],
  ROW_NOT_IN_BASELINE: [
    '{{taskCode}}: El código no está en la línea base actual',
    '{{taskCode}}: The code is not in the current baseline',
  ],
  ROW_PROGRESS_INVALID: [
    '{{taskCode}}: El avance real debe estar entre 0 y 100',
    '{{taskCode}}: The real progress must be from 0 to 100',
  ],
  ROW_REQUIRED_INVALID: ['{{taskCode}}: Fecha requerida no válida', '{{taskCode}}: Invalid required date'],
  ROW_RESPONSIBLE_UNKNOWN: ['{{taskCode}}: Responsable no válido', '{{taskCode}}: Invalid responsible'],
  ROW_RESTRICTION_CHANGED: [
    '{{taskCode}}: Esta restricción está en el plan con otros datos: la planilla solo crea nuevas, edítala en la tabla',
    '{{taskCode}}: This constraint is in the plan with other values: the sheet only creates new ones, edit it in the table',
  ],
  ROW_RESTRICTION_GONE: [
    '{{taskCode}}: Esta restricción ya no está en el plan: para crearla de nuevo, deja restriction_id en blanco',
    '{{taskCode}}: This constraint is no longer in the plan: to create it again, leave restriction_id empty',
  ],
  ROW_START_AFTER_FINISH: [
    '{{taskCode}}: El inicio es posterior al término',
    '{{taskCode}}: The start is after the finish',
  ],
  ROW_START_HELD: [
    '{{taskCode}}: La tarea posee una restricción de comienzo',
    '{{taskCode}}: The task has a start constraint',
  ],
  ROW_START_INVALID: ['{{taskCode}}: Fecha de inicio no valida', '{{taskCode}}: Invalid start date'],
  ROW_START_IS_FINISH: [
    '{{taskCode}}: Una tarea no puede tener el inicio igual al término',
    '{{taskCode}}: A task cannot have its start equal to its finish',
  ],
  ROW_START_RESTRICTED: [
    '{{taskCode}}: Tarea con restricción de inicio, no se puede modificar el inicio',
    '{{taskCode}}: Task with a start constraint, its start cannot be modified',
  ],
  ROW_START_WITH_PROGRESS: [
    '{{taskCode}}: Tarea con progreso, no se puede modificar el inicio',
    '{{taskCode}}: Task with progress, its start cannot be modified',
  ],
  ROW_TASK_FINISHED: [
    '{{taskCode}}: Tarea finalizada, no se puede modificar',
    '{{taskCode}}: Finished task, it cannot be modified',
  ],
  ROW_TASK_REPEATED: [
    '{{taskCode}}: La tarea está más de una vez en el archivo',
    '{{taskCode}}: The task stands in the file more than once',
  ],
  ROW_TASK_UNKNOWN: ['{{taskCode}}: Tarea no encontrada', '{{taskCode}}: Task not found'],
  SCENARIOS_FULL: [
    'Un proyecto tiene {{max}} escenarios como máximo. Descarta uno antes de crear otro.',
    'A project has {{max}} scenarios at most. Discard one before you create another.',
  ],
  SCENARIO_GONE: ['Este escenario fue descartado', 'This scenario was discarded'],
  SCENARIO_LIVE_ONLY: [
    'En un escenario se prueban tareas, fechas y vínculos; lo demás se hace en el plan vigente',
    'In a scenario you try tasks, dates and links; everything else is done in the live plan',
  ],
  SCENARIO_MOVED_ON: [
    'Alguien cambió el escenario mientras tanto. Revisa de nuevo qué se adopta.',
    'Somebody changed the scenario meanwhile. Look again at what is adopted.',
  ],
  SCENARIO_NAME_TAKEN: [
    'Ya hay un escenario que se llama «{{name}}»',
    'There is a scenario called “{{name}}” already',
  ],
  SCENARIO_NEEDS_SERVER: ['El escenario ya no existe', 'The scenario is gone'],
  SCENARIO_TASK_STAYS: [
    '«{{task}}» tiene avance, compromiso o fotos en el plan vigente y no se elimina',
    '“{{task}}” has progress, a commitment or photos in the live plan and is not deleted',
  ],
  SCHEDULED_FROM_FINISH: [
    'El proyecto se programaba desde el término; aquí se programa desde el inicio',
    'The project was scheduled from its finish; here it is scheduled from its start',
  ],
  SECOND_CONSTRAINT_LEFT_OUT: [
    'Se importa solo la primera delimitación',
    'Only the first date constraint is imported',
  ],
  SERVICE_TIMEOUT: [
    'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    'The server took too long to answer. Try again.',
  ],
  QUEUE_GONE: [
    'La cola «{{queue}}» ya no existe: ningún proceso la usa.',
    'The queue “{{queue}}” is not there any more: no process uses it.',
  ],
  SERVICE_UNAVAILABLE: [
    'Parte del servicio no está disponible. Inténtalo de nuevo en unos segundos.',
    'Part of the service is not available. Try again in a few seconds.',
  ],
  SIGN_IN_NEEDED: [
    'Esto no se puede hacer con un token: inicia sesión',
    'This cannot be done with a token: sign in',
  ],
  SHEET_FAILED_CELLS_EXCEEDED: [
    'La hoja es demasiado grande para leerla',
    'The sheet is too large to be read',
  ],
  SHEET_FAILED_COLUMNS: ['Faltan columnas', 'Columns are missing'],
  SHEET_FAILED_EMPTY: ['El archivo no contiene datos', 'The file contains no data'],
  SHEET_FAILED_FORMULA: [
    'La celda {{cell}} contiene una fórmula. Reemplázala por su valor.',
    'Cell {{cell}} contains a formula. Replace it by its value.',
  ],
  SHEET_FAILED_HIDDEN: [
    'La hoja «{{sheet}}» está oculta. Muéstrala e inténtalo de nuevo.',
    'The sheet “{{sheet}}” is hidden. Show it and try again.',
  ],
  SHEET_FAILED_MERGED: [
    'La hoja tiene celdas combinadas ({{cell}}). Sepáralas.',
    'The sheet has merged cells ({{cell}}). Unmerge them.',
  ],
  SHEET_FAILED_NO_SHEET: ['El archivo no tiene la hoja «{{sheet}}»', 'The file has no sheet “{{sheet}}”'],
  SHEET_FAILED_OTHER_FORMAT: [
    'Los archivos .ods no se pueden leer. Guárdalo como .xlsx.',
    'Files ending in .ods cannot be read. Save it as .xlsx.',
  ],
  SHEET_FAILED_OLD_FORMAT: [
    'Los archivos .xls no se pueden leer. Guárdalo como .xlsx.',
    'Files ending in .xls cannot be read. Save it as .xlsx.',
  ],
  SHEET_FAILED_RESOURCE: [
    'El archivo debe tener una columna con el nombre de un recurso del proyecto',
    'The file must have a column named like a resource of the project',
  ],
  SHEET_FAILED_ROWS_EXCEEDED: [
    'El archivo tiene {{count}} filas y el máximo es {{limit}}',
    'The file has {{count}} rows and the maximum is {{limit}}',
  ],
  SHEET_FAILED_UNREADABLE: [
    'No pudimos abrir el archivo: está dañado o no es una planilla (.xlsx o .csv)',
    'The file could not be opened: it is damaged, or it is no spreadsheet (.xlsx or .csv)',
  ],
  SHEET_NOTHING_MATCHES: [
    'Ninguna fila corresponde a una tarea de la línea base actual',
    'No row matches a task of the current baseline',
  ],
  SHEET_NO_CHANGES: ['El archivo no contiene cambios', 'The file contains no changes'],
  SHEET_OF_OTHER_TERM: [
    'La planilla es de un corto plazo que ya se cerró. Descarga la del abierto y anota ahí lo que falte',
    'The spreadsheet is of a short term that is closed by now. Download the one of the open term and write what is left into that',
  ],
  SOCKET_NOT_FOUND: [
    'Se perdió la conexión en tiempo real. Espera a que vuelva y elige el archivo de nuevo.',
    'The live connection was lost. Wait until it is back and choose the file again.',
  ],
  START_DATE_LOCKED: [
    'El inicio del proyecto no cambia después de cerrar un corto plazo',
    "The project's start does not change once a short term is closed",
  ],
  TIME_ZONE_UNKNOWN: [
    'No conocemos la zona horaria {{timeZone}}',
    'We do not know the time zone {{timeZone}}',
  ],
  START_ROUNDED: ['El inicio se redondeó a un día completo', 'The start was rounded to a whole day'],
  STEPS_LEFT_OUT: ['Hay tareas con pasos: no se importan', 'Tasks had steps: these are not imported'],
  SUBPROJECT_LEFT_OUT: [
    'La tarea representaba otro archivo: sus tareas no se importan',
    'The task stood for another file: its tasks are not imported',
  ],
  SUMMARY_CONSTRAINT_LEFT_OUT: [
    'El resumen tenía una delimitación que los resúmenes no admiten: se quitó',
    'The summary had a date constraint that summaries do not take: it was removed',
  ],
  SUMMARY_DATES_DERIVED: [
    'Las fechas de «{{task}}» salen de sus tareas',
    'The dates of “{{task}}” come from its tasks',
  ],
  SUMMARY_DATES_LEFT_OUT: [
    'El resumen estaba puesto a mano: toma las fechas de sus tareas',
    'The summary was placed by hand: it takes the dates of its tasks',
  ],
  SUMMARY_FOLLOWS_CHILDREN: [
    '«{{task}}» es un resumen: sigue a sus tareas',
    '“{{task}}” is a summary: it follows its tasks',
  ],
  SUMMARY_NOT_MILESTONE: [
    '«{{task}}» tiene tareas dentro y no puede ser un hito',
    '“{{task}}” holds tasks and cannot be a milestone',
  ],
  SUMMARY_NOT_MOVABLE: [
    '«{{task}}» es un resumen: en este proyecto no se mueve completo',
    '“{{task}}” is a summary: in this project it is not moved as a whole',
  ],
  SUMMARY_TAKES_NO_COMMITMENT: [
    '«{{task}}» es un resumen: el compromiso se da en sus tareas',
    '“{{task}}” is a summary: commitments are made on its tasks',
  ],
  SUMMARY_TAKES_NO_PROGRESS: [
    '«{{task}}» es un resumen: su avance sale de sus tareas',
    '“{{task}}” is a summary: its progress comes from its tasks',
  ],
  SUMMARY_WITH_RESOURCES: [
    'El resumen tenía recursos: se quitaron',
    'The summary had resources: they were removed',
  ],
  SUSPENSION_LEFT_OUT: [
    'La actividad estuvo suspendida: sus fechas abarcan la pausa',
    'The activity was suspended: its dates span the break',
  ],
  TASK_COMPLETED: ['«{{task}}» está terminada', '“{{task}}” is completed'],
  TASK_DATES_OUT_OF_RANGE: [
    'Las fechas de «{{task}}» están fuera de rango',
    'The dates of “{{task}}” are out of range',
  ],
  TASK_ENDS_BEFORE_TERM: [
    '«{{task}}» tiene avance o compromiso en este corto plazo: no puede terminar antes de que este empiece',
    '“{{task}}” has progress or a commitment in this short term: it cannot end before the term begins',
  ],
  TASK_DELAYED: [
    '«{{task}}» está atrasada. Reprográmala primero: necesita un nuevo término, que da quien planifica o se pide en su ficha; registra después el avance o el compromiso',
    '“{{task}}” is delayed. Reschedule it first: it needs a new end, which planners give and others ask for in its panel; then record progress or a commitment',
  ],
  TASK_DURATION_INVALID: [
    'La duración de «{{task}}» debe estar entre 1 y {{max}} días',
    'The duration of “{{task}}” must be from 1 to {{max}} days',
  ],
  TASK_ENDS_OUTSIDE_TERM: [
    '«{{task}}» termina después del corto plazo: no puede llegar a 100 %',
    '“{{task}}” ends after the short term: it cannot reach 100%',
  ],
  TASK_END_BEFORE_PROGRESS: [
    '«{{task}}» no puede terminar antes de lo ya avanzado ({{worked}} días)',
    '“{{task}}” cannot end before what is already done ({{worked}} days)',
  ],
  TASK_END_BEFORE_RESTRICTION: [
    '«{{task}}» no puede terminar antes del {{required}}, fecha requerida de su restricción',
    '“{{task}}” cannot end before {{required}}, the required date of its constraint',
  ],
  TASK_END_BEFORE_START: [
    'El término de «{{task}}» no puede estar antes de su inicio',
    'The end of “{{task}}” cannot be before its start',
  ],
  TASK_END_RESTRICTED: ['La tarea posee una restricción de término', 'The task has an end constraint'],
  TASK_EXISTS: ['La tarea ya existe', 'The task already exists'],
  TASK_EXTERNAL: [
    'La tarea pertenece a otro proyecto: se dejó fuera',
    'The task belongs to another project: it was left out',
  ],
  TASK_FINISHED: [
    '«{{task}}» está terminada: sus fechas no cambian',
    '“{{task}}” is finished: its dates do not change',
  ],
  TASK_HAS_ENTRIES: [
    '«{{task}}» ya tiene avance o compromiso',
    '“{{task}}” already has progress or a commitment',
  ],
  TASK_HAS_WAITING_ENTRIES: [
    '«{{task}}» tiene avance o compromiso en el corto plazo que espera a que este se cierre de nuevo',
    '“{{task}}” has progress or a commitment in the short term that waits until this one is closed again',
  ],
  TASK_HAS_RESTRICTIONS: [
    '«{{task}}» tiene restricciones y no se puede eliminar',
    '“{{task}}” has constraints and cannot be deleted',
  ],
  TASK_ID_REPEATED: [
    'El identificador de la tarea estaba repetido: se dejó fuera',
    "The task's identifier was repeated: it was left out",
  ],
  TASK_INACTIVE: ['La tarea estaba inactiva: se dejó fuera', 'The task was inactive: it was left out'],
  TASK_INTO_OWN_BRANCH: [
    '«{{task}}» no se puede mover dentro de sí misma',
    '“{{task}}” cannot be moved into itself',
  ],
  TASK_IN_BASELINE: [
    '«{{task}}» está en una línea base y no se puede eliminar',
    '“{{task}}” is in a baseline and cannot be deleted',
  ],
  TASK_IN_PAST_TERM: [
    '«{{task}}» está en un corto plazo cerrado y no se puede eliminar',
    '“{{task}}” is in a closed short term and cannot be deleted',
  ],
  TASK_MANUAL: [
    'La tarea estaba programada a mano: una restricción la mantiene en su lugar si sus vínculos no la llevan más tarde',
    'The task was placed by hand: a constraint holds it where it stands, unless its links take it later',
  ],
  TASK_NOT_ANALYSED: ['«{{task}}» no está analizada', '“{{task}}” is not analysed'],
  TASK_PROMISED_IN_TERM: [
    '«{{task}}» está comprometida en el corto plazo: para eliminarla, antes sácala del corto plazo o quita su compromiso',
    '“{{task}}” is committed in the short term: before deleting it, take it out of the short term or clear its commitment',
  ],
  TASK_NOT_YOURS: ['No eres responsable de «{{task}}»', 'You are not responsible for “{{task}}”'],
  TASK_OUTSIDE_TERM: ['«{{task}}» está fuera del corto plazo', '“{{task}}” is outside the short term'],
  TASK_REPEATED: ['Una tarea aparece dos veces en el mismo cambio', 'A task stands twice in the same change'],
  TASK_RESTRICTED_IN_TERM: [
    '«{{task}}» tiene restricciones sin liberar y termina en este corto plazo',
    '“{{task}}” has unreleased constraints and ends in this short term',
  ],
  TASK_START_ACTUAL: [
    'El inicio de «{{task}}» no cambia: el trabajo comenzó el {{actualStart}}',
    'The start of “{{task}}” does not change: work began on {{actualStart}}',
  ],
  TASK_START_BEFORE_RESTRICTION: [
    '«{{task}}» no puede empezar antes del {{required}}, fecha requerida de su restricción',
    '“{{task}}” cannot start before {{required}}, the required date of its constraint',
  ],
  TASK_START_RESTRICTED: ['La tarea posee una restricción de comienzo', 'The task has a start constraint'],
  TASK_START_WITH_PROGRESS: [
    'El inicio de «{{task}}» no cambia porque ya tiene avance',
    'The start of “{{task}}” does not change because it has progress',
  ],
  TASK_TYPE_UNKNOWN: [
    'Tipo de actividad desconocido: se importa como tarea',
    'Unknown kind of activity: imported as a task',
  ],
  TASK_UNKNOWN: [
    'La tarea ya no existe: puede que otra persona la haya eliminado',
    'The task no longer exists: somebody else may have deleted it',
  ],
  TASK_WITHOUT_NAME: ['La tarea no tenía nombre y recibió uno', 'The task had no name and got one'],
  TEAM_MEMBER_UNKNOWN: [
    'Una de las personas del equipo ya no pertenece a la empresa',
    'One of the team members no longer belongs to the business',
  ],
  TERM_NOT_OPEN: ['Este corto plazo ya está cerrado', 'This short term is already closed'],
  TEXT_CUT: ['El texto era demasiado largo y se acortó', 'The text was too long and was shortened'],
  TOKEN_INVALID: ['Tu sesión terminó. Inicia sesión de nuevo.', 'Your session has ended. Sign in again.'],
  TOKEN_SCOPE: ['Este token solo permite leer', 'This token can only read'],
  TOO_MANY_REQUESTS: [
    'Demasiadas solicitudes seguidas. Espera un momento.',
    'Too many requests in a row. Wait a moment.',
  ],
  UNDO_NEVER: ['Esta acción no se puede deshacer', 'This action cannot be undone'],
  UNDO_NOT_OWN: ['Solo puedes deshacer cambios tuyos', 'You can only undo changes of your own'],
  UNDO_PAST_CLOSE: [
    'No se puede deshacer lo anterior al último cierre, restauración o importación',
    'Nothing from before the last close, rollback or import can be undone',
  ],
  UNDO_STALE: [
    'No se puede deshacer: después de ese cambio se modificó lo mismo',
    'It cannot be undone: the same has been changed since',
  ],
  UNDO_UNKNOWN: [
    'Este cambio ya no se puede deshacer desde aquí',
    'This change can no longer be undone from here',
  ],
  UNITS_BELOW_LAST: [
    '«{{task}}» ya tenía {{last}} {{unit}} en el último cierre: no puede ser menos',
    '“{{task}}” had {{last}} {{unit}} at the last close: it cannot be less',
  ],
  UNITS_DIFFER: [
    'Las unidades de «{{task}}» no corresponden al porcentaje: la cantidad es {{quantity}} {{unit}}',
    'The units of “{{task}}” are not the percentage: the quantity is {{quantity}} {{unit}}',
  ],
  UNITS_OVER_QUANTITY: [
    '«{{task}}» tiene {{quantity}} {{unit}} en total: no puede ser más. Si hay más trabajo, cambia primero la cantidad',
    '“{{task}}” has {{quantity}} {{unit}} in all: it cannot be more. Where there is more work, change the quantity first',
  ],
  UNKNOWN: ['Ha ocurrido un error, intentelo nuevamente', 'Something went wrong, please try again'],
  UPLOAD_FORBIDDEN: [
    'No tienes permiso para importar en este proyecto',
    'You may not import into this project',
  ],
  USER_NOT_FOUND: ['No encontramos esa cuenta', 'We could not find that account'],
  WBS_SUMMARY_LEFT_OUT: [
    'La actividad solo resumía su rama: quedó fuera',
    'The activity only summed up its branch: it was left out',
  ],
  WEBHOOKS_FULL: [
    'Hay {{max}} webhooks, el máximo. Elimina uno para crear otro.',
    'There are {{max}} webhooks, the most there can be. Remove one to create another.',
  ],
  WEBHOOK_ADDRESS_REFUSED: [
    'La dirección no es pública o no existe',
    'The address is not public or does not exist',
  ],
  WEBHOOK_HTTPS_NEEDED: [
    'La dirección tiene que empezar con https://',
    'The address must begin with https://',
  ],
  WEIGHING_NEEDS_RESOURCE: [
    'Elige el recurso que da el peso a las tareas',
    'Choose the resource that weighs the tasks',
  ],
  WEIGHTS_OVER_100: ['Los pesos suman más de 100 %', 'The weights total more than 100%'],
  WEIGHT_NOT_ALLOWED: [
    'El peso de «{{task}}» no se puede fijar a mano',
    'The weight of “{{task}}” cannot be set by hand',
  ],
  ZERO_DURATION_AS_MILESTONE: [
    'La tarea duraba cero días: se importa como hito',
    'The task lasted zero days: it is imported as a milestone',
  ],
  IMPORT_FAILED_TOO_LARGE_elements: [
    'El archivo contiene demasiados datos. El máximo es {{elements}} elementos.',
    'The file holds too much. The maximum is {{elements}} elements.',
  ],
  SHEET_FAILED_ENCRYPTED: [
    'El archivo está protegido con contraseña. Guárdalo sin ella e inténtalo de nuevo.',
    'The file is protected by a password. Save it without one and try again.',
  ],
  SHEET_FAILED_NOT_CSV: [
    'El archivo no es CSV. Ábrelo en la planilla de cálculo y guárdalo como CSV.',
    'The file is no CSV. Open it in the spreadsheet program and save it as CSV.',
  ],
  TEMPLATE_NAME_TAKEN: ['Ya hay una plantilla con ese nombre', 'There is a template of that name already'],
  TEMPLATES_FULL: [
    'Caben {{max}} plantillas de restricciones: elimina alguna primero.',
    'There is room for {{max}} templates of constraints: remove one first.',
  ],
  TEMPLATES_TOO_LARGE: [
    'Las plantillas de restricciones de la empresa ocupan juntas hasta {{kilobytes}} KB: acorta textos o elimina alguna.',
    'The templates of constraints of a company take up to {{kilobytes}} KB together: shorten texts or remove one.',
  ],
  GRID_VIEWS_FULL: [
    'Caben {{max}} vistas guardadas en esta tabla: borra alguna primero.',
    'This table takes {{max}} saved views: remove one first.',
  ],
  PROPOSAL_REASON_TOO_SHORT: [
    'Explica el motivo en al menos {{min}} caracteres',
    'Give the reason in at least {{min}} characters',
  ],
  PHOTO_UNKNOWN: ['Esa foto ya no está', 'That photo is no longer there'],
  PHOTO_EXISTS: ['Esa foto ya está en el plan', 'That photo is already in the plan'],
  PHOTO_NOT_YOURS: [
    'Solo quien tomó la foto, o quien edita el plan, la puede quitar',
    'Only whoever took the photo, or edits the plan, can remove it',
  ],
  PHOTO_OF_SOMEBODY_ELSE: [
    'La foto es de otra persona: solo quien la puso en la tarea puede enviar su imagen',
    'The photo is somebody else’s: only whoever put it on the task can send its picture',
  ],
  PHOTOS_FULL: [
    '«{{task}}» ya tiene las {{max}} fotos que admite',
    '“{{task}}” already has all the {{max}} photos it can hold',
  ],
  PROJECT_PHOTOS_FULL: [
    'El proyecto ya tiene todas las fotos que admite ({{max}}, o su espacio)',
    'The project already holds all the photos it can ({{max}}, or their space)',
  ],
  MINUTES_NONE: [
    'La reunión de ese corto plazo no tiene acta todavía',
    'The meeting of that short term has no minutes yet',
  ],
  MINUTES_END_FIRST: [
    'La reunión no puede terminar antes de empezar',
    'The meeting cannot end before it begins',
  ],
  MINUTES_OTHER_DAY: [
    'El día del acta no es el día en que empezó la reunión',
    'The day of the minutes is not the day on which the meeting began',
  ],
  MINUTES_NOT_YET: [
    'La reunión empezaría en el futuro: revisa el reloj de este equipo',
    'The meeting would begin in the future: check the clock of this device',
  ],
  MINUTES_STALE: [
    '{{name}} guardó el acta mientras tanto. Revísala e inténtalo de nuevo.',
    '{{name}} saved the minutes in the meantime. Read them and try again.',
  ],
  MINUTES_TERM_UNKNOWN: ['El proyecto no tiene ese corto plazo', 'The project does not have that short term'],
  MODULE_LACKING: [
    'Esta empresa no tiene el módulo de portafolio',
    'This company does not have the portfolio module',
  ],
  SUPPORT_NOT_TAKEN: [
    'Esta instalación no recibe solicitudes de soporte por correo',
    'This installation takes no requests for support by mail',
  ],
  MAINTENANCE: [
    'Plomada está en mantenimiento y vuelve en unos minutos.',
    'Plomada is down for maintenance and will be back in a few minutes.',
  ],
  SECOND_STEP_NEEDED: [
    'Esta cuenta pide además un código de verificación',
    'This account also asks for a verification code',
  ],
  SECOND_STEP_WRONG: ['El código no es correcto o ya se usó', 'The code is not correct or was used already'],
  TWO_FACTOR_ON: ['La verificación en dos pasos ya está activada', 'Two-step verification is on already'],
  TWO_FACTOR_NOT_BEGUN: [
    'Pasó demasiado tiempo. Empieza de nuevo.',
    'Too much time has passed. Start again.',
  ],
  SECOND_STEP_DUE: ['Activa primero la verificación en dos pasos', 'Turn on two-step verification first'],
  SIGN_ON_OFF: [
    'Tu empresa ya no ofrece esta forma de entrar para este correo',
    'Your company no longer offers this way of signing in for this email',
  ],
  SIGN_ON_REQUIRED: [
    'Tu empresa pide que entres con su proveedor de identidad. Vuelve a escribir tu correo para ir allí.',
    'Your company asks you to sign in with its identity provider. Type your email again to go there.',
  ],
  SIGN_ON_UNREACHABLE: [
    'El proveedor de identidad no responde. Inténtalo más tarde o avisa a un administrador de tu empresa.',
    'The identity provider does not answer. Try later, or tell an administrator of your company.',
  ],
  SIGN_ON_BUSY: [
    'Mucha gente está entrando por este proveedor de identidad en este momento. Inténtalo de nuevo en unos segundos.',
    'Many people are signing in through this identity provider at the moment. Try again in a few seconds.',
  ],
  SIGN_ON_NO_PROVIDER: [
    'En esa dirección no hay un proveedor de OpenID Connect que se llame así',
    'There is no OpenID Connect provider of that name at that address',
  ],
  SIGN_ON_ADDRESS_REFUSED: [
    'La dirección del proveedor no es pública, no empieza con https:// o no existe',
    "The provider's address is not public, does not begin with https://, or does not exist",
  ],
  SIGN_ON_SECRET_NEEDED: [
    'Falta el secreto del cliente para este proveedor',
    'The client secret for this provider is missing',
  ],
  SIGN_ON_CLIENT_WRONG: [
    'El proveedor no reconoce a Plomada: un administrador de tu empresa tiene que revisar el id y el secreto del cliente',
    'The provider does not recognise Plomada: an administrator of your company has to look at the client id and secret',
  ],
  SIGN_ON_ANSWER_WRONG: [
    'La respuesta del proveedor no es válida. Empieza de nuevo.',
    "The provider's answer is not valid. Begin again.",
  ],
  SIGN_ON_EXPIRED: [
    'El inicio de sesión venció, ya se usó o empezó en otro navegador. Empieza de nuevo.',
    'The sign-in expired, was used already, or began in another browser. Begin again.',
  ],
  SIGN_ON_CANCELLED: [
    'No terminaste de identificarte. Puedes empezar de nuevo.',
    'You did not finish identifying yourself. You can begin again.',
  ],
  SIGN_ON_EMAIL_UNVERIFIED: [
    'El proveedor no confirma que tu correo esté verificado. Pide ayuda a un administrador de tu empresa.',
    'The provider does not confirm that your email is verified. Ask an administrator of your company for help.',
  ],
  SIGN_ON_EMAIL_FOREIGN: [
    'El correo con que te identificaste no es de un dominio de la empresa',
    'The email you identified yourself with is not of a domain of the company',
  ],
  SIGN_ON_PERSON_UNKNOWN: [
    'Nadie de la empresa tiene el correo con que te identificaste. Pide a un administrador que te invite.',
    'Nobody in the company has the email you identified yourself with. Ask an administrator to invite you.',
  ],
  SIGN_ON_PLATFORM: [
    'Las cuentas de la plataforma entran con su contraseña',
    'Accounts of the platform sign in with their password',
  ],
  SIGN_ON_IDENTITY_CHANGED: [
    'Esta cuenta está unida a otra identidad del proveedor. Un administrador de tu empresa puede separarla.',
    'This account is linked to another identity at the provider. An administrator of your company can unlink it.',
  ],
  SIGN_ON_NOT_RECENT: [
    'Para esto tienes que haberte identificado con el proveedor de tu empresa en los últimos {{minutes}} minutos. Identifícate de nuevo y vuelve.',
    "For this you need to have signed in with your company's provider within the last {{minutes}} minutes. Sign in again and come back.",
  ],
  SIGN_ON_NOT_SET: ['Configura primero el proveedor', 'Set the provider up first'],
  SIGN_ON_DOMAINS_FULL: [
    'Hay {{max}} dominios, el máximo. Quita uno para agregar otro.',
    'There are {{max}} domains, the most there can be. Remove one to add another.',
  ],
  SIGN_ON_DOMAIN_UNPROVEN: [
    'El registro TXT no está todavía en los servidores de nombres. Puede tardar unas horas en verse.',
    'The name servers do not have the TXT record yet. It may take a few hours to be seen.',
  ],
  SIGN_ON_DOMAIN_TAKEN: [
    'Otra empresa ya demostró que el dominio es suyo',
    'Another company has already proven that the domain is its own',
  ],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;
