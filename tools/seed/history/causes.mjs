import { chance, pick } from './chance.mjs';

/** Why work was not done, as a contractor's lists call it: type, the role that it comes from, what was said. */
const CAUSES = [
  [
    'Falta de materiales',
    'Adquisiciones',
    [
      'El fierro llegó el jueves en vez del lunes',
      'Faltó moldaje para el segundo paño',
      'El proveedor despachó la mitad del pedido',
    ],
  ],
  [
    'Falta de mano de obra',
    'Subcontratista',
    [
      'Faltaron cuatro maestros desde el martes',
      'La cuadrilla se repartió en otra obra',
      'Ausentismo después del feriado',
    ],
  ],
  [
    'Bajo rendimiento',
    'Capataz',
    [
      'Rendimiento menor que el estimado en el primer paño',
      'La cuadrilla nueva todavía aprende la secuencia',
    ],
  ],
  [
    'Falla o falta de equipos',
    'Jefe de terreno',
    [
      'Grúa detenida un día y medio por mantención',
      'Falló la bomba de hormigón',
      'La excavadora quedó en panne hidráulica',
    ],
  ],
  [
    'Incumplimiento de subcontrato',
    'Subcontratista',
    ['El subcontrato no se presentó el miércoles', 'El subcontrato terminó sin entregar el protocolo'],
  ],
  [
    'Cambio o falta de proyecto',
    'Oficina técnica',
    [
      'Plano de detalle llegó con observaciones',
      'Consulta al calculista sin respuesta hasta el viernes',
      'Cambió la ubicación de las pasadas',
    ],
  ],
  ['Cambio de prioridad', 'Administrador de obra', ['Se priorizó liberar el frente norte']],
  [
    'Mala programación',
    'Oficina técnica',
    ['No se consideró el tiempo de fraguado', 'Dos cuadrillas programadas en el mismo recinto'],
  ],
  [
    'Calidad o retrabajo',
    'Calidad',
    ['Se rehízo el trazado por diferencia de niveles', 'Recubrimientos rechazados en la revisión previa'],
  ],
  [
    'Clima',
    'Mandante',
    ['Dos días de lluvia sobre el frente abierto', 'Viento sobre el límite de operación de la grúa'],
  ],
];
const PREVIOUS = [
  'Actividad previa no terminada',
  'Jefe de terreno',
  ['La cancha se entregó el viernes en la tarde', 'La actividad anterior no liberó el frente'],
];
/** A few causes explain most of the misses, as on any site. */
const WEIGHTS = [6, 5, 3, 3, 3, 2.5, 1, 2, 1.5, 1];

/** The cause of a task's miss in a term; `held` says that the work before it was not done. */
export function causeOf(key, term, held) {
  const [cncType, cncOrigin, details] = held ? PREVIOUS : weighted(chance('cause', key, term));
  return { cncType, cncOrigin, detail: pick(details, 'detail', key, term) };
}

function weighted(luck) {
  let left = luck * WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  return CAUSES.find((_, place) => (left -= WEIGHTS[place]) < 0);
}
