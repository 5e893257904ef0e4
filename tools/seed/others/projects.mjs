/**
 * The other projects of the demo's business, so that the company has something to compare: each with a health of its own.
 *
 * `weekday` is the day on which its terms begin (0 is Sunday), `kept` the share of promises that each term wants kept and `late`
 * the share of restrictions that it releases too late, from the first term to the last. The terms are counted back from today.
 */
export const OTHERS = [
  {
    id: 'demo-condominio-los-robles',
    projectId: 'CO-ROBLES',
    name: 'Condominio Los Robles',
    managerName: 'Marcela Ibáñez Rojas',
    place: { country: 'CL', region: 'BI', city: null },
    projectType: 'Vivienda en extensión',
    container: 'Zona Sur',
    ...{ weekday: 1, periodDays: 7 },
    places: ['casa 1', 'casa 2', 'casa 3', 'casa 4', 'casa 5', 'casa 6'],
    // It does what it promises.
    kept: [0.8, 0.86, 0.84, 0.9, 0.86, 0.94],
    late: [0.2, 0.15, 0.15, 0.1, 0.1, 0.05],
  },
  {
    id: 'demo-hospital-rio-claro',
    projectId: 'HO-RIOCLARO',
    name: 'Hospital Río Claro',
    managerName: 'Andrés Poblete Lara',
    place: { country: 'CL', region: 'ML', city: null },
    projectType: 'Salud',
    container: 'Zona Sur',
    ...{ weekday: 1, periodDays: 14 },
    places: ['pabellones', 'urgencia', 'laboratorio', 'hospitalización', 'central térmica', 'acceso'],
    // It is late, and stays so.
    kept: [0.55, 0.45, 0.5, 0.4],
    late: [0.45, 0.55, 0.5, 0.6],
  },
  {
    id: 'demo-colegio-san-esteban',
    projectId: 'CO-SESTEBAN',
    name: 'Colegio San Esteban',
    managerName: 'Paulina Soto Vera',
    place: { country: 'CL', region: 'RM', city: null },
    projectType: 'Educación',
    container: null,
    ...{ weekday: 4, periodDays: 7 },
    places: ['pabellón A', 'pabellón B', 'comedor', 'gimnasio', 'biblioteca', 'patio techado'],
    // It learns: first the restrictions, then the promises.
    kept: [0.4, 0.42, 0.55, 0.7, 0.8, 0.88],
    late: [0.6, 0.45, 0.3, 0.15, 0.1, 0.05],
  },
  {
    id: 'demo-bodega-el-salto',
    projectId: 'BO-ELSALTO',
    name: 'Bodega El Salto',
    managerName: 'Felipe Arancibia Díaz',
    place: { country: 'CL', region: 'RM', city: null },
    projectType: 'Industrial',
    container: null,
    ...{ weekday: 3, periodDays: 7 },
    places: ['nave 1', 'nave 2', 'nave 3', 'andén', 'oficinas', 'portería'],
    // It began well and got worse.
    kept: [0.92, 0.88, 0.75, 0.65, 0.5, 0.45],
    late: [0.05, 0.15, 0.3, 0.4, 0.55, 0.6],
  },
  {
    id: 'demo-oficinas-alameda',
    projectId: 'OF-ALAMEDA',
    name: 'Oficinas Alameda',
    managerName: 'Rodrigo Fuentes Araya',
    place: { country: 'CL', region: 'RM', city: null },
    projectType: 'Oficinas',
    container: null,
    ...{ weekday: 1, periodDays: 7 },
    places: ['piso 1', 'piso 2', 'piso 3', 'piso 4', 'piso 5', 'piso 6'],
    // It has just begun: there is little behind its numbers yet.
    kept: [0.75, 0.7],
    late: [0.2, 0.2],
  },
];
