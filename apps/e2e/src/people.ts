/** The demo's people, as the seed makes them. */
export const PASSWORD = 'plomada-demo';

export const PEOPLE = {
  root: { email: 'root@plomada.demo', name: 'root' },
  admin: { email: 'admin@plomada.demo', name: 'Rodrigo Fuentes Araya' },
  facilitadora: { email: 'facilitadora@plomada.demo', name: 'Carolina Muñoz Vidal' },
  capataz: { email: 'capataz@plomada.demo', name: 'Luis Cárdenas Soto' },
  visita: { email: 'visita@plomada.demo', name: 'Patricia Lagos Reyes' },
} as const;
export type Person = keyof typeof PEOPLE;

export const DEMO_PROJECT = { id: 'demo-edificio-los-aromos', name: 'Edificio Los Aromos' };
export const DEMO_BUSINESS = 'Constructora Demo';
