import { addDays } from '../days.mjs';

/** What is done in each place of a small project, one after the other, in terms: name and working days. */
const TRADES = [
  ['Excavación', 4],
  ['Enfierradura y moldaje', 5],
  ['Hormigón', 3],
  ['Instalaciones sanitarias', 5],
  ['Instalación eléctrica', 4],
  ['Tabiques', 5],
  ['Pintura', 4],
];
/** Two places begin at once, the next two so many days later. */
const APART = 9;

/** The actions that make a plan of a few places with the same trades in each, and the delivery. */
export function planActions({ places, periodDays }, startDate) {
  const weeks = periodDays / 7;
  const tasks = [];
  const links = [];
  const last = [];
  places.forEach((place, at) => {
    const branch = `place-${at + 1}`;
    tasks.push({ id: branch, text: capital(place), parent: null });
    const start = addDays(startDate, Math.floor(at / 2) * APART * weeks);
    TRADES.forEach(([trade, days], step) => {
      const id = `${branch}-${step + 1}`;
      const duration = days * weeks;
      tasks.push({ id, text: `${trade}, ${place}`, parent: branch, duration, start });
      if (step > 0) links.push({ id: `${id}-after`, source: `${branch}-${step}`, target: id, type: '0' });
    });
    last.push(`${branch}-${TRADES.length}`);
  });
  tasks.push({ id: 'delivery', text: 'Entrega', parent: null, kind: 'milestone' });
  for (const source of last) links.push({ id: `${source}-end`, source, target: 'delivery', type: '0' });
  return [
    ...tasks.map((payload) => ({ type: 'CREATE_TASK', payload })),
    ...links.map((payload) => ({ type: 'ADD_LINK', payload: { ...payload, lag: 0 } })),
  ];
}

const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
