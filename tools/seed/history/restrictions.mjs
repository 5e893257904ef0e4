import { addDays } from '../days.mjs';
import { chance } from './chance.mjs';

/** What kinds of work need before they can begin: family of the constraint, who sees to it, what is needed. */
const NEEDS = [
  [
    /hormig|radier|emplantillado/i,
    'Materiales',
    'Tapia',
    ['Confirmar despacho de hormigón y bomba', 'Ensayo de dosificación aprobado'],
  ],
  [
    /enfierradura|pilares/i,
    'Materiales',
    'Tapia',
    ['Fierro cortado y doblado en obra', 'Certificados de calidad del acero'],
  ],
  [
    /moldaje/i,
    'Maquinaria y equipos',
    'Cárdenas Soto',
    ['Moldaje liberado del piso anterior', 'Alzaprimas suficientes en bodega'],
  ],
  [
    /sanitari|agua|alcantarillado|gas|bombas|embutid/i,
    'Ingeniería y planos',
    'Muñoz Vidal',
    ['Plano sanitario en su última versión', 'Coordinación de pasadas con estructura'],
  ],
  [
    /eléctric|cableado|tableros|corrientes/i,
    'Ingeniería y planos',
    'Muñoz Vidal',
    ['Aprobar unilineales y cuadros de carga', 'Coordinación de canalizaciones en cielo'],
  ],
  [
    /excavación|pilas|relleno|demolición/i,
    'Permisos y recepciones',
    'Fuentes Araya',
    ['Permiso de tránsito de camiones', 'Recepción del mecánico de suelos'],
  ],
  [
    /tabique|yeso|cerámica|pintura|ventana|muebles/i,
    'Subcontratos',
    'Tapia',
    ['Contrato de la partida firmado', 'Muestra aprobada por el mandante'],
  ],
  [
    /grúa|andamio|ascensor/i,
    'Seguridad y prevención',
    'Cárdenas Soto',
    ['Plan de izaje firmado por prevención', 'Certificación vigente del equipo'],
  ],
  [
    /./,
    'Mano de obra',
    'Muñoz Vidal',
    ['Cuadrilla confirmada para el inicio', 'Charla de inducción de la cuadrilla'],
  ],
];

/** What was said of some of them when they were written down. */
const COMMENTS = [
  'El proveedor confirma por correo el jueves.',
  'Depende de la reunión con la inspección técnica.',
  'Queda pendiente la firma del mandante.',
  'Conversado en terreno; falta la orden de compra.',
];

/** Constraints that the lookahead meeting finds: of work that begins after two weeks, within `days`, and at first of all that is near. */
export function found(view, days) {
  const from = addDays(view.start, view.term.number === 1 ? 4 : 14);
  const to = addDays(view.start, days);
  return view.leaves
    .filter((task) => task.kind === 'task' && task.start >= from && task.start < to)
    .filter((task) => !view.held.has(task.id) && task.progress === 0)
    .flatMap((task) => needsOf(view, task));
}

/** Most work needs something, some of it two things. */
function needsOf(view, task) {
  const luck = chance('needs', view.keyOf(task));
  const [, family, person, details] = kindOf(task);
  const one = details[Math.floor(luck * 97) % 2];
  const other = details.find((detail) => detail !== one);
  const wanted = luck < 0.1 ? [] : luck < 0.65 ? [one] : [one, other];
  return wanted.map((detail) => restrictionFor(view, task, { family, person, detail }));
}

const kindOf = (task) => NEEDS.find(([pattern]) => pattern.test(task.text));

function restrictionFor(view, task, { family, person, detail }) {
  const key = `${view.keyOf(task)}/${detail}`;
  const type = chance('type', key) < 0.88 ? 1 : 2;
  const last = type === 1 ? task.start : addDays(task.end, -1);
  const required = notBefore(view, addDays(last, -Math.floor(chance('required', key) * 3)));
  const commited = notBefore(view, addDays(required, -Math.floor(chance('commited', key) * 5)));
  const isAnswered = chance('nobody', key) >= 0.2;
  const responsible = isAnswered ? view.personCalled(person) : null;
  const told = chance('told', key);
  const comments = told < 0.2 ? COMMENTS[Math.floor(told * 20)] : '';
  const dates = { commited: isAnswered ? commited : null, required };
  return { taskIds: [task.id], family, type, detail, comments, responsible, ...dates };
}

/** Those that nobody saw to when they were found get somebody, and a day, in the week in which the work needs them. */
export function answered(view) {
  return view.plan.restrictions
    .filter(({ released, responsible }) => released === null && responsible === null)
    .filter(({ required }) => required < view.end)
    .map(({ id, taskIds, required }) => {
      const [, , person] = kindOf(view.byId.get(taskIds[0]));
      const values = { responsible: view.personCalled(person), commited: notBefore(view, required) };
      return { restrictionId: id, values };
    });
}

/** The day, or the last working one before it, but never before the week that is beginning. */
function notBefore(view, day) {
  const worked = view.calendar.atOrBefore(day);
  return worked > view.start ? worked : view.start;
}

/** What is released in the open term, and when: most of it on time; `lateShare` of what is due now, and a few for longer, not yet. */
export function releasedBy(view, lateShare) {
  return view.plan.restrictions
    .filter(({ released, commited }) => released === null && commited !== null)
    .flatMap((restriction) => {
      const day = releaseDay(view, restriction, lateShare);
      return day !== null ? [{ restrictionId: restriction.id, released: day }] : [];
    });
}

function releaseDay(view, { taskIds, commited, detail }, lateShare) {
  const key = `${view.keyOf(view.byId.get(taskIds[0]))}/${detail}`;
  if (commited >= view.end) return null;
  if (commited >= view.start) {
    if (chance('late', key) < lateShare) return null;
    return notBefore(view, addDays(commited, -Math.floor(chance('early', key) * 3)));
  }
  const stuck = chance('stuck', key, view.term.number) < 0.1;
  return stuck ? null : addDays(view.start, Math.floor(chance('day', key) * 3));
}

/** Those that somebody has begun to see to: some of what is due in the next days, and all that is overdue. */
export function inProcess(view) {
  const soon = addDays(view.end, 10);
  return view.plan.restrictions
    .filter(
      ({ released, inProcess, commited }) =>
        released === null && commited !== null && !inProcess && commited < soon,
    )
    .filter(({ commited, detail, taskIds }) => {
      const key = view.keyOf(view.byId.get(taskIds[0]));
      return commited < view.end || chance('begun', key, detail) < 0.5;
    })
    .map(({ id }) => ({ restrictionId: id, inProcess: true }));
}

const STREET = 'Permiso municipal para ocupar la vereda';

/** What the last meeting found, once: work of the coming weeks needs the same thing, and nobody has taken it on yet. */
export function shared(view) {
  if (view.plan.restrictions.some(({ detail }) => detail === STREET)) return [];
  const tasks = view.leaves
    .filter(({ kind, start, progress }) => kind === 'task' && start >= addDays(view.end, 7) && progress === 0)
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id))
    .slice(0, 3);
  if (tasks.length === 0) return [];
  const fields = { family: 'Permisos y recepciones', type: 1, detail: STREET, comments: COMMENTS[2] };
  const required = notBefore(view, addDays(tasks[0].start, -3));
  return [{ ...fields, taskIds: tasks.map(({ id }) => id), responsible: null, commited: null, required }];
}

/** Two of those that the coming work needs first are promised for a day on which it should have begun: they will not be in time. */
export function putOff(view) {
  const startOf = ({ taskIds }) => taskIds.map((id) => view.byId.get(id).start).sort()[0];
  return view.plan.restrictions
    .filter(({ released, commited, type }) => released === null && commited !== null && type === 1)
    .filter((restriction) => startOf(restriction) >= view.end)
    .sort((a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id))
    .slice(0, 2)
    .filter((restriction) => restriction.commited <= startOf(restriction))
    .map((restriction) => ({
      restrictionId: restriction.id,
      values: { commited: view.calendar.nth(startOf(restriction), 3) },
    }));
}
