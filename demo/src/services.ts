import { type Group, group, milestone, work } from './activity';

export const SERVICES: Group = group(
  'Instalaciones',
  group(
    'Sanitarias',
    work('SA1', 'Matrices de agua y alcantarillado', 15, 'H2 FS+5', { with: 'gasfiteres 4' }),
    work('SA2', 'Distribución en departamentos', 25, 'SA1 SS+8, TB5 FF-2', { with: 'gasfiteres 4' }),
    work('SA3', 'Sala de bombas', 6, 'SU12 FS+5, SA1', { with: 'gasfiteres 3' }),
    work('SA4', 'Pruebas de presión', 3, 'SA2, SA3', { with: 'gasfiteres 2' }),
  ),
  group(
    'Eléctricas y corrientes débiles',
    work('EL1', 'Alimentadores y tableros', 15, 'H2 FS+8', { with: 'electricos 4' }),
    work('EL2', 'Canalización y cableado', 25, 'EL1 SS+6, EL1 FF+4, TB5 FF', { with: 'electricos 5' }),
    work('EL3', 'Corrientes débiles', 12, 'EL2 SS+12', { with: 'electricos 3' }),
    work('EL4', 'Artefactos y enchufes', 10, 'EL2, PI3', { with: 'electricos 4' }),
    work('EL5', 'Empalme definitivo', 5, 'EL1, OG FS+20', { with: 'electricos 2' }),
    work('EL6', 'Mantención del empalme provisorio', 10, 'EL5 SF', { with: 'electricos 1' }),
  ),
  group(
    'Gas y ventilación',
    work('GA1', 'Red de gas', 12, 'SA1 FF+4, H3 FS+6', { with: 'gasfiteres 3' }),
    work('GA2', 'Extracción y ventilación', 12, 'H4 FS+8', { with: 'jornales 2' }),
    work('GA3', 'Prueba de hermeticidad', 2, 'GA1, MU5 FS-2', { with: 'gasfiteres 2' }),
  ),
  group(
    'Ascensor',
    work('AS1', 'Fabricación e importación', 75, 'OP10', {
      constraint: ['snet', '2026-09-01'],
      note: 'Orden de compra colocada; plazo del proveedor, 75 días hábiles.',
    }),
    work('AS2', 'Montaje de rieles y cabina', 18, 'AS1, CU1', { with: 'ascensor 3' }),
    work('AS3', 'Puesta en marcha', 4, 'AS2, EL1', { with: 'ascensor 2' }),
    work('AS4', 'Certificación del ascensor', 2, 'AS3, EL5'),
  ),
);

export const SURROUNDINGS: Group = group(
  'Exteriores',
  work('XT1', 'Muros de cierre y rejas', 8, 'SU11, OG', { with: 'carpinteros 3, hormigon 1' }),
  work('XT2', 'Redes exteriores de agua y alcantarillado', 8, 'OG FS-3', {
    with: 'gasfiteres 3, excavadora 1',
  }),
  work('XT3', 'Pavimentos y estacionamientos', 8, 'XT2, CU5, FA5 SS+2', { with: 'jornales 5, hormigon 1' }),
  work('XT4', 'Iluminación exterior', 4, 'XT3 SS+3', { with: 'electricos 2' }),
  work('XT5', 'Áreas verdes y riego', 6, 'XT3 FS-2', { with: 'jornales 4' }),
  work('XT6', 'Juegos infantiles y mobiliario', 3, 'XT5 FF+1', { with: 'jornales 2' }),
);

export const HANDOVER: Group = group(
  'Recepción',
  work('RE1', 'Declaración de instalaciones eléctricas y de gas', 5, 'EL4, GA3, EL5'),
  work('RE2', 'Aseo final', 5, 'PF5 FS-3, MU5', { with: 'jornales 6' }),
  work('RE3', 'Revisión interna de departamentos', 5, 'PF5 SS+1, RE2 SS+2'),
  work('RE4', 'Levantamiento de observaciones', 6, 'RE3 SS+2', {
    with: 'terminaciones 4, pintores 2',
  }),
  milestone('RE5', 'Recepción de la inspección técnica', 'RE4, XT6, SA4'),
  work('RE6', 'Recepción municipal', 8, 'RE5, RE1, AS4', {
    constraint: ['fnlt', '2027-04-30'],
    note: 'El mandante debe escriturar en mayo.',
  }),
  work('RE7', 'Capacitación de la administración', 2, 'RE5', { constraint: ['alap'] }),
  milestone('RE8', 'Entrega al mandante', 'RE6, RE7'),
);
