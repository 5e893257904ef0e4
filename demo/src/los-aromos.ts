import type { Building } from './building';
import { BASEMENT, EXCAVATION, FOUNDATIONS, PRELIMINARIES } from './ground-works';
import { HANDOVER, SERVICES, SURROUNDINGS } from './services';
import { FINISHES, STRUCTURE } from './structure';

/** A building of five storeys and a basement that nobody has built: the demo's schedule. */
export const LOS_AROMOS: Building = {
  name: 'Edificio Los Aromos',
  start: '2026-08-03',
  workingDays: '0111110',
  holidays: [
    '2026-08-15',
    '2026-09-18',
    '2026-09-19',
    '2026-10-12',
    '2026-10-31',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2027-01-01',
    '2027-03-26',
    '2027-03-27',
    '2027-05-01',
    '2027-05-21',
  ],
  resources: {
    jornales: 'Jornales',
    carpinteros: 'Carpinteros',
    enfierradores: 'Enfierradores',
    hormigon: 'Cuadrilla hormigón',
    topografia: 'Topografía',
    excavadora: 'Excavadora',
    camiones: 'Camiones tolva',
    grua: 'Grúa torre',
    gasfiteres: 'Gasfíteres',
    electricos: 'Eléctricos',
    tabiqueria: 'Tabiqueros',
    terminaciones: 'Maestros de terminaciones',
    pintores: 'Pintores',
    ascensor: 'Montajistas de ascensor',
  },
  phases: [
    PRELIMINARIES,
    EXCAVATION,
    FOUNDATIONS,
    BASEMENT,
    STRUCTURE,
    SERVICES,
    FINISHES,
    SURROUNDINGS,
    HANDOVER,
  ],
};
