/** Where the schemas of a group of the Kubernetes API stand among the packages. */
function packageOf(apiVersion) {
  if (apiVersion.startsWith('keda.sh/')) return `@kubernetes-models/keda/${apiVersion}`;
  return `kubernetes-models/${apiVersion}`;
}

/** The fields of `given` that nobody reads of `watched`, which stands for it: filled while somebody does. */
function watch(given, path, unread) {
  if (typeof given !== 'object' || given === null) return given;
  for (const key of Object.keys(given)) unread.add(`${path}/${key}`);
  const watched = new Map(
    Object.entries(given).map(([key, value]) => [key, watch(value, `${path}/${key}`, unread)]),
  );
  return new Proxy(given, {
    get(target, key) {
      unread.delete(`${path}/${String(key)}`);
      return watched.get(key) ?? target[key];
    },
  });
}

/**
 * What the API would refuse of an object, a line each: fields of the wrong kind, missing ones, and ones that its schema does
 * not know. The schemas of the packages let the latter pass; a field that their check never looks at is one.
 */
export async function refusalsOf(object) {
  const { [object.kind]: kind } = await import(packageOf(object.apiVersion)).catch(() => ({}));
  if (!kind) return [`no schema of ${object.apiVersion} ${object.kind}`];
  const unread = new Set();
  try {
    kind.prototype.validate.call(watch(object, '', unread));
  } catch (error) {
    return [error.message];
  }
  return [...unread].map((path) => `${path} is unknown to the schema`);
}
