/** The demo's people. Nobody of them exists. */

export const PASSWORD = 'plomada-demo';
export const COMPANY = 'Constructora Demo';

/** Who logs in, by the name that the rest of the seed gives them; root is made by the auth service itself. */
export const ACCOUNTS = {
  root: { email: 'root@plomada.demo' },
  admin: {
    email: 'admin@plomada.demo',
    firstName: 'Rodrigo',
    lastName: 'Fuentes Araya',
    role: 'businessAdmin',
    function: 'Administrador de obra',
    projectRoles: ['projectAdmin'],
  },
  facilitadora: {
    email: 'facilitadora@plomada.demo',
    firstName: 'Carolina',
    lastName: 'Muñoz Vidal',
    role: 'businessMember',
    function: 'Oficina técnica',
    projectRoles: ['projectAdmin', 'facilitator', 'responsible'],
  },
  capataz: {
    email: 'capataz@plomada.demo',
    firstName: 'Luis',
    lastName: 'Cárdenas Soto',
    role: 'businessMember',
    function: 'Capataz de obra gruesa',
    projectRoles: ['responsible'],
  },
  visita: {
    email: 'visita@plomada.demo',
    firstName: 'Patricia',
    lastName: 'Lagos Reyes',
    role: 'businessMember',
    function: 'Inspección del mandante',
    projectRoles: ['projectViewer'],
  },
};

const outside = (firstName, lastName, company, work, isActive = true) => ({
  userId: null,
  firstName,
  lastName,
  email: '',
  company,
  function: work,
  role: 'user',
  isActive,
});

/** Somebody with an account, where they are known without it. */
export const asOutside = ({ firstName, lastName, function: work }) =>
  outside(firstName, lastName, COMPANY, work);

/** Responsibles of subcontractors, who have no account. */
export const SUBCONTRACTORS = [
  outside('Marcelo', 'Sepúlveda', 'Movimientos de Tierra El Quillay', 'Jefe de excavaciones'),
  outside('Iván', 'Huenchumán', 'Enfierraduras Cordillera', 'Capataz de enfierradura'),
  outside('Juan', 'Pizarro', 'Instalaciones Sanitarias Los Andes', 'Supervisor sanitario'),
  outside('Daniela', 'Oyarzún', 'Eléctrica Austral', 'Supervisora eléctrica'),
  outside('Hernán', 'Valdés', 'Terminaciones del Sur', 'Jefe de terminaciones'),
  outside('Verónica', 'Tapia', COMPANY, 'Jefa de adquisiciones'),
  outside('Óscar', 'Bravo', COMPANY, 'Jefe de terreno (hasta septiembre)', false),
];

const TRADES = [
  [/ascensor|fabricación|orden de compra/i, 'Tapia'],
  [
    /eléctric|corrientes débiles|tableros|cableado|empalme definitivo|iluminación|artefactos y ench/i,
    'Oyarzún',
  ],
  [/sanitari|agua|alcantarillado|gas\b|hermeticidad|bombas|presión|ventilación|embutid/i, 'Pizarro'],
  [/excavación|demolición|despeje|botadero|relleno|napa|perfiladura|pilas/i, 'Sepúlveda'],
  [/enfierradura|pilares/i, 'Huenchumán'],
  [/tabique|yeso|ventana|cerámica|pintura|muebles|pavimentos de madera|estuco|grano|baranda|aseo/i, 'Valdés'],
  [
    /moldaje|hormig|radier|emplantillado|losa|muros|grúa|andamio|cubierta|techumbre|rampa|trazado|cierre/i,
    'Cárdenas Soto',
  ],
  [/recepción|entrega|permiso|capacitación|revisión|declaración/i, 'Fuentes Araya'],
];

/** Last name of the person in charge of work called so. */
export function inChargeOf(text) {
  return TRADES.find(([pattern]) => pattern.test(text))?.[1] ?? 'Muñoz Vidal';
}
