import { group, milestone, work } from './activity';
import type { Building } from './building';

/** A show house: the small schedule that the browser tests import. */
export const CASA_PILOTO: Building = {
  name: 'Casa piloto',
  start: '2026-11-16',
  workingDays: '0111110',
  holidays: ['2026-12-08', '2026-12-25', '2027-01-01'],
  resources: { jornales: 'Jornales', carpinteros: 'Carpinteros', hormigon: 'Cuadrilla hormigón' },
  phases: [
    group(
      'Preparación',
      milestone('P1', 'Entrega del sitio'),
      work('P2', 'Limpieza y trazado', 2, 'P1', { with: 'jornales 3' }),
      work('P3', 'Instalación de faenas', 3, 'P1', { with: 'carpinteros 2' }),
      work('P4', 'Excavación de fundaciones', 3, 'P2', { with: 'jornales 4' }),
    ),
    group(
      'Obra gruesa',
      work('G1', 'Emplantillado y enfierradura', 3, 'P4', { with: 'jornales 2' }),
      work('G2', 'Hormigón de fundaciones', 2, 'G1, P3', { with: 'hormigon 1' }),
      work('G3', 'Radier', 2, 'G2 FS+2', { with: 'hormigon 1', was: 1 }),
      group(
        'Muros y techo',
        work('M1', 'Albañilería', 8, 'G3', { with: 'jornales 4' }),
        work('M2', 'Cadenas y dinteles', 4, 'M1 SS+4', { with: 'carpinteros 2, hormigon 1' }),
        work('M3', 'Estructura de techumbre', 4, 'M2', { with: 'carpinteros 3' }),
        work('M4', 'Cubierta', 3, 'M3 FS-1', { with: 'carpinteros 3' }),
      ),
      milestone('G4', 'Obra gruesa terminada', 'M4'),
    ),
    group(
      'Instalaciones',
      work('I1', 'Agua y alcantarillado', 6, 'G3', { with: 'jornales 2' }),
      work('I2', 'Electricidad', 6, 'M2', { with: 'jornales 2' }),
      work('I3', 'Empalme definitivo', 2, 'I2, G4'),
      work('I4', 'Generador de respaldo', 5, 'I3 SF'),
    ),
    group(
      'Terminaciones',
      work('T1', 'Estuco', 5, 'G4, I1', { with: 'jornales 3' }),
      work('T2', 'Ventanas y puertas', 3, 'T1 SS+3, T1 FF+1', { with: 'carpinteros 2' }),
      work('T3', 'Pintura', 4, 'T1, T2 FF+1', { with: 'jornales 2' }),
      work('T4', 'Pavimentos', 3, 'T3 FS-1', { with: 'carpinteros 2', constraint: ['snet', '2027-01-04'] }),
      milestone('T5', 'Casa terminada', 'T3, T4, I3'),
    ),
  ],
};
