import { type Entry, type Group, group, milestone, work } from './activity';

const FLOORS = [1, 2, 3, 4, 5];

export const STRUCTURE: Group = group(
  'Obra gruesa',
  ...FLOORS.map(floorStructure),
  group(
    'Cubierta',
    work('CU1', 'Sala de máquinas y estanque superior', 5, 'H5 FS+2', {
      with: 'carpinteros 4, enfierradores 3, grua 1',
    }),
    work('CU2', 'Estructura de techumbre', 5, 'H5 FS+3', { with: 'carpinteros 4, grua 1' }),
    work('CU3', 'Cubierta y hojalatería', 5, 'CU2 FF+3', { with: 'carpinteros 4' }),
    work('CU4', 'Impermeabilización de losa superior', 3, 'CU1', { with: 'jornales 3' }),
    work('CU5', 'Desmontaje de grúa torre', 2, 'CU1, CU2', { with: 'grua 1' }),
  ),
  milestone('OG', 'Término de obra gruesa', 'H5, CU3, CU4'),
);

/** One storey in eleven days; the next one's walls begin the day after its slab was poured. */
function floorStructure(floor: number): Group {
  const key = (part: string): string => `${part}${floor}`;
  const below = floor === 1 ? 'SU8' : `H${floor - 1}`;
  // The second storey took longer than planned while the crew learnt the formwork.
  const learning = floor === 2 ? { was: 2 } : {};
  return group(
    `Piso ${floor}`,
    work(key('T'), 'Trazado y replanteo', 1, `${below} FS+1`, { with: 'topografia 1' }),
    work(key('E'), 'Enfierradura de muros y pilares', 3, key('T'), { with: 'enfierradores 8, grua 1' }),
    work(key('M'), 'Moldaje de muros y pilares', 3, `${key('E')} SS+1`, {
      with: 'carpinteros 8, grua 1',
      ...learning,
    }),
    work(key('V'), 'Hormigón de muros y pilares', 1, key('M'), { with: 'hormigon 2, grua 1' }),
    work(key('A'), 'Moldaje y alzaprimas de losa', 3, `${key('V')}`, { with: 'carpinteros 8, grua 1' }),
    work(key('L'), 'Enfierradura de losa', 2, `${key('A')} SS+2`, {
      with: 'enfierradores 8, grua 1',
    }),
    work(key('I'), 'Instalaciones embutidas', 2, `${key('L')} SS, ${key('A')} FF`, {
      with: 'electricos 3, gasfiteres 3',
    }),
    work(key('H'), 'Hormigón de losa', 1, `${key('A')}, ${key('L')}, ${key('I')}`, {
      with: 'hormigon 3, grua 1',
    }),
  );
}

/** Fit-out of one storey; trades follow each other from storey to storey. */
function floorFinishes(floor: number): Entry {
  const key = (part: string): string => `${part}${floor}`;
  const previous = (part: string): string => (floor === 1 ? '' : `, ${part}${floor - 1}`);
  return group(
    `Terminaciones piso ${floor}`,
    work(key('TB'), 'Tabiques y cielos', 6, `H${floor} FS+12${previous('TB')}`, { with: 'tabiqueria 4' }),
    work(key('YE'), 'Yesos y enlucidos', 5, `${key('TB')} FF+2${previous('YE')}`, {
      with: 'terminaciones 4',
    }),
    work(key('VE'), 'Ventanas y puertas', 4, `${key('TB')}${previous('VE')}`, { with: 'terminaciones 3' }),
    work(key('CE'), 'Cerámicas de baños y cocinas', 6, `${key('YE')} FS-1${previous('CE')}`, {
      with: 'terminaciones 4',
      was: 5,
    }),
    work(key('PI'), 'Pintura', 5, `${key('YE')}, ${key('VE')}, ${key('CE')} FS-2${previous('PI')}`, {
      with: 'pintores 4',
    }),
    work(
      key('MU'),
      'Muebles y artefactos sanitarios',
      4,
      `${key('CE')}, ${key('PI')} SS+3${previous('MU')}`,
      {
        with: 'terminaciones 3, gasfiteres 2',
      },
    ),
    work(key('PF'), 'Pavimentos de madera', 3, `${key('PI')}, ${key('MU')} SS+2${previous('PF')}`, {
      with: 'terminaciones 3',
    }),
  );
}

export const FINISHES: Group = group(
  'Terminaciones',
  ...FLOORS.map(floorFinishes),
  group(
    'Fachada',
    work('FA1', 'Montaje de andamios', 4, 'H4', { with: 'jornales 6' }),
    work('FA2', 'Estuco y aislación exterior', 18, 'FA1, H5 FS+3', { with: 'terminaciones 6', was: 15 }),
    work('FA3', 'Grano y pintura exterior', 10, 'FA2 FF+3', { with: 'pintores 5' }),
    work('FA4', 'Barandas de balcones', 8, 'FA3 SS+4', { with: 'terminaciones 2' }),
    work('FA5', 'Retiro de andamios', 3, 'FA3, FA4 FF-1', { with: 'jornales 6' }),
  ),
);
