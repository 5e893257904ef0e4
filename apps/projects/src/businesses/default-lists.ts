/** What a new company begins with: the words of a building contractor. Every company changes its own lists. */
export const DEFAULT_RESTRICTION_FAMILIES: readonly string[] = [
  'Ingeniería y planos',
  'Materiales',
  'Mano de obra',
  'Maquinaria y equipos',
  'Subcontratos',
  'Actividad previa',
  'Permisos y recepciones',
  'Seguridad y prevención',
  'Calidad',
  'Espacio y accesos',
  'Mandante',
  'Otros',
];

export const DEFAULT_CNC_TYPES: readonly string[] = [
  'Falta de materiales',
  'Falta de mano de obra',
  'Bajo rendimiento',
  'Actividad previa no terminada',
  'Falla o falta de equipos',
  'Incumplimiento de subcontrato',
  'Cambio o falta de proyecto',
  'Cambio de prioridad',
  'Mala programación',
  'Calidad o retrabajo',
  'Seguridad',
  'Permisos o mandante',
  'Clima',
  'Otros',
];

export const DEFAULT_ROLES: readonly string[] = [
  'Administrador de obra',
  'Jefe de terreno',
  'Oficina técnica',
  'Jefe de obra',
  'Supervisor',
  'Capataz',
  'Bodega',
  'Adquisiciones',
  'Prevención de riesgos',
  'Calidad',
  'Subcontratista',
  'Proyectista',
  'Inspección técnica',
  'Mandante',
];
