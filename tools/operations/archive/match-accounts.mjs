/**
 * Which accounts of an installation are those of a file's people: by their e-mail, else by their id, for who has another e-mail since.
 * Nobody holds anything in a project who is not of its business: those who are not are named, as are those without an account.
 */
export async function matchPeople(auth, rules, people, businessId) {
  const users = auth.collection('users');
  const keys = people.map(({ email }) => rules.emailKey(email));
  const found = await users
    .find(
      { $or: [{ emailKey: { $in: keys } }, { _id: { $in: people.map(({ id }) => id) } }] },
      { projection: { emailKey: 1, isRoot: 1, isSuperAdmin: 1 } },
    )
    .toArray();
  const byKey = new Map(found.map((user) => [user.emailKey, user]));
  const byId = new Map(found.map((user) => [user._id, user]));
  const members = await membersAmong(auth, rules, found, businessId);
  const accounts = new Map();
  const [unknown, outside] = [[], []];
  for (const [at, person] of people.entries()) {
    const user = byKey.get(keys[at]) ?? byId.get(person.id);
    if (!user) unknown.push(person);
    else if (!members.has(user._id)) outside.push(person);
    else accounts.set(person.id, user._id);
  }
  return { accountOf: (id) => accounts.get(id) ?? null, matched: accounts.size, unknown, outside };
}

/** Whoever is of the platform is of every business. */
async function membersAmong(auth, rules, users, businessId) {
  const ids = users.map(({ _id }) => _id);
  const held = await auth
    .collection('business_memberships')
    .distinct('userId', { businessId, userId: { $in: ids } });
  const ofPlatform = users.filter(rules.isOfPlatform);
  return new Set([...held, ...ofPlatform.map(({ _id }) => _id)]);
}
