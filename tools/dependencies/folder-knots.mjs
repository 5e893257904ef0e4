import { dirname, relative, sep } from 'node:path';

const SPECS = /(\.spec\.(m?[jt]s|tsx)$)|(\/testing\/)/;

/**
 * Knots: folders below `root` that need each other in a circle, be it for a type and over whichever files. A file that lies
 * in `root` itself counts as a folder of its own. Specs may import what they test and more.
 *
 * @param modules as dependency-cruiser lists them: `{source, dependencies: [{resolved}]}`, paths from the repository's root
 * @param root a folder, from the repository's root
 * @returns each knot as `{folders, imports}`, both sorted: the names of its folders and the `from -> to` between them
 */
export function folderKnots(modules, root) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(root, source);
    if (from === null || SPECS.test(source)) continue;
    const targets = edges.get(from) ?? edges.set(from, new Set()).get(from);
    for (const { resolved } of dependencies) {
      const to = folderOf(root, resolved);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return stronglyConnected(edges).map((folders) => ({
    folders,
    imports: folders
      .flatMap((from) => [...edges.get(from)].map((to) => [from, to]))
      .filter(([, to]) => folders.includes(to))
      .map(([from, to]) => `${from} -> ${to}`)
      .sort(),
  }));
}

function folderOf(root, file) {
  const inside = relative(root, file);
  if (inside.startsWith('..')) return null;
  const [name] = inside.split(sep);
  return dirname(inside) === '.' ? inside : name;
}

/** Groups of more than one node that all reach each other (Tarjan), by name. */
function stronglyConnected(edges) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = path.splice(path.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found.sort();
}
