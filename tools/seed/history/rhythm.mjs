/** What passes from storey to storey, in its order, with the working days that it should take in each. */
const CATEGORIES = [
  ['Obra gruesa', 11],
  ['Tabiques y cielos', 6],
  ['Yesos y enlucidos', 5],
  ['Ventanas y puertas', 4],
  ['Cerámicas de baños y cocinas', 6],
  ['Pintura', 5],
  ['Muebles y artefactos sanitarios', 4],
  ['Pavimentos de madera', 3],
].map(([name, workDays], index) => ({ id: `rhythm-category-${index + 1}`, name, workDays }));
const STRUCTURE = /^Piso (\d+)$/;
const FINISHES = /^Terminaciones piso (\d+)$/;

/** The line of balance of the building: its storeys, and the trades that climb through them. Done once, where there are storeys. */
export async function setRhythm(site, when) {
  const { tasks, rhythmUnits, rhythmPlaces } = await site.plan();
  const storeys = [...new Set(tasks.flatMap(({ text }) => STRUCTURE.exec(text)?.[1] ?? []))];
  if (storeys.length === 0) return;
  const units = storeys.map((storey) => ({ id: `rhythm-unit-${storey}`, name: `Piso ${storey}` }));
  if (rhythmUnits.length === 0)
    await site.act('facilitadora', when, 'SET_RHYTHM', { units, categories: CATEGORIES });
  const placed = new Set(rhythmPlaces.map(({ id }) => id));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const task of tasks) {
    const place = placeOf(task, byId.get(task.parent));
    if (place && !placed.has(task.id))
      await site.act('facilitadora', when, 'ASSIGN_RHYTHM', { taskIds: [task.id], ...place });
  }
}

/** Structure as a branch, a storey in each; finishes task by task. */
function placeOf({ text }, parent) {
  const storey = STRUCTURE.exec(text) ?? FINISHES.exec(parent?.text ?? '');
  const category = STRUCTURE.test(text) ? CATEGORIES[0] : CATEGORIES.find(({ name }) => name === text);
  return storey && category && { unit: `rhythm-unit-${storey[1]}`, category: category.id };
}
