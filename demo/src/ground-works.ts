import { type Group, group, milestone, work } from './activity';

export const PRELIMINARIES: Group = group(
  'Obras preliminares',
  milestone('OP1', 'Entrega de terreno'),
  work('OP2', 'Cierre perimetral provisorio', 4, 'OP1', { with: 'jornales 4, carpinteros 2' }),
  work('OP3', 'Instalación de faenas y oficinas', 5, 'OP1 FS+1', { with: 'carpinteros 4, jornales 2' }),
  work('OP4', 'Empalme eléctrico provisorio', 3, 'OP3 SS+2', { with: 'electricos 2' }),
  work('OP5', 'Empalme provisorio de agua y alcantarillado', 3, 'OP3 SS+2', { with: 'gasfiteres 2' }),
  work('OP6', 'Permiso de ocupación de vía pública', 5, 'OP1', {
    note: 'Tramita oficina técnica en la dirección de tránsito.',
  }),
  work('OP7', 'Demolición de construcciones existentes', 6, 'OP2 SS+2, OP6 FF-2', {
    with: 'excavadora 1, camiones 3, jornales 4',
    was: 5,
  }),
  work('OP8', 'Despeje y limpieza del terreno', 2, 'OP7', { with: 'excavadora 1, camiones 2' }),
  work('OP9', 'Trazado y niveles generales', 2, 'OP8', { with: 'topografia 1' }),
  milestone('OP10', 'Inicio de obra gruesa enterrada', 'OP9, OP4, OP5, OP6'),
);

export const EXCAVATION: Group = group(
  'Excavaciones',
  work('EX1', 'Excavación masiva, primera etapa', 6, 'OP10', { with: 'excavadora 2, camiones 6' }),
  work('EX2', 'Pilas de socalzado y entibación', 7, 'EX1 SS+2', {
    with: 'enfierradores 4, hormigon 1',
    was: 6,
  }),
  work('EX3', 'Excavación masiva, segunda etapa', 5, 'EX1, EX2 FF+2', { with: 'excavadora 2, camiones 6' }),
  work('EX4', 'Retiro de material a botadero', 9, 'EX1 SS+1, EX3 FF+1', { with: 'camiones 6' }),
  work('EX5', 'Agotamiento de napa', 4, 'EX3 SS+1', { isNew: true, with: 'jornales 2' }),
  work('EX6', 'Perfiladura y compactación del fondo', 2, 'EX3, EX5 FF', { with: 'jornales 4, topografia 1' }),
  milestone('EX7', 'Recepción del sello de fundación', 'EX6', {
    note: 'Recibe el ingeniero en mecánica de suelos.',
  }),
);

export const FOUNDATIONS: Group = group(
  'Fundaciones',
  work('FU1', 'Emplantillado', 1, 'EX7', { with: 'hormigon 1' }),
  work('FU2', 'Enfierradura de zapatas y vigas de fundación', 5, 'FU1', { with: 'enfierradores 8' }),
  work('FU3', 'Moldaje de fundaciones', 4, 'FU2 SS+2', { with: 'carpinteros 6' }),
  work('FU4', 'Hormigonado de fundaciones', 2, 'FU3', { with: 'hormigon 2' }),
  work('FU5', 'Montaje de grúa torre', 3, 'FU4 SS+1', {
    with: 'grua 1',
    constraint: ['snet', '2026-09-21'],
    note: 'La grúa se libera de otra obra el 18 de septiembre.',
  }),
  work('FU6', 'Instalación sanitaria bajo radier', 3, 'FU4', { with: 'gasfiteres 3' }),
  work('FU7', 'Relleno estructural', 3, 'FU4 FS+1, FU6 SS+2', { with: 'jornales 4' }),
  work('FU8', 'Radier de subterráneo', 2, 'FU6, FU7', { with: 'hormigon 2' }),
  milestone('FU9', 'Fundaciones terminadas', 'FU8'),
);

export const BASEMENT: Group = group(
  'Subterráneo',
  work('SU1', 'Enfierradura de muros perimetrales', 5, 'FU4 FS+1, FU8 SS', { with: 'enfierradores 8' }),
  work('SU2', 'Moldaje de muros perimetrales', 5, 'SU1 FF+2', { with: 'carpinteros 8', was: 4 }),
  work('SU3', 'Hormigón de muros perimetrales', 2, 'SU2 FS-1, FU5', { with: 'hormigon 2, grua 1' }),
  work('SU4', 'Pilares del subterráneo', 4, 'SU1, FU5', { with: 'enfierradores 4, carpinteros 4, grua 1' }),
  work('SU5', 'Moldaje y alzaprimas de losa', 5, 'SU3 FS-1, SU4', { with: 'carpinteros 8, grua 1' }),
  work('SU6', 'Enfierradura de losa', 3, 'SU5 SS+3', { with: 'enfierradores 8' }),
  work('SU7', 'Instalaciones embutidas en losa', 2, 'SU6 FF', { with: 'electricos 3, gasfiteres 3' }),
  work('SU8', 'Hormigón de losa', 1, 'SU5, SU6, SU7', { with: 'hormigon 3, grua 1' }),
  work('SU9', 'Impermeabilización de muros', 4, 'SU3 FS+3', { with: 'jornales 3' }),
  work('SU10', 'Relleno perimetral', 3, 'SU9, SU8 FS+3', { with: 'excavadora 1, jornales 3' }),
  work('SU11', 'Rampa vehicular', 5, 'SU10', { with: 'enfierradores 3, carpinteros 3, hormigon 1' }),
  work('SU12', 'Estanque de agua potable', 6, 'SU8 FS+2', { with: 'carpinteros 3, enfierradores 3' }),
  milestone('SU13', 'Subterráneo terminado', 'SU8'),
);
