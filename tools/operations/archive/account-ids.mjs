/**
 * Where documents say whose they are. `moved` puts the accounts of an installation in the place of those of another: what is one
 * person's own is left out where that person has no account there; what somebody did stays, under the id that it was done under.
 */
const own = (field) => (document, accountOf) => {
  const id = accountOf(document[field]);
  return id === null ? null : { ...document, [field]: id };
};
/** The same, where '' is everybody. */
const ownOrAll = (field) => (document, accountOf) =>
  document[field] === '' ? document : own(field)(document, accountOf);
const done = (field) => (document, accountOf) => ({
  ...document,
  [field]: accountOf(document[field]) ?? document[field],
});

const MOVED = {
  'auth.project_views': own('userId'),
  'auth.visits': own('userId'),
  'auth.ratings': own('userId'),
  'projects.grid_views': ownOrAll('owner'),
  'reports.dashboards': ownOrAll('owner'),
  'projects.photos': done('userId'),
  'projects.attachments.files': ({ metadata, ...file }, accountOf) => ({
    ...file,
    metadata: done('userId')(metadata, accountOf),
  }),
  // For whom a notice is that is for nobody in particular, the roles say.
  'notifications.notifications': (notice, accountOf) => {
    const read = notice.readBy && { readBy: known(notice.readBy, accountOf) };
    return notice.to === undefined ? { ...notice, ...read } : own('to')({ ...notice, ...read }, accountOf);
  },
  'notifications.proposals': (proposal, accountOf) => {
    const actor = own('userId')(proposal.actor, accountOf);
    return actor && { ...proposal, actor };
  },
  // Who has no account is there by the id of a row of the plan.
  'notifications.digest_readers': done('person'),
  'auth.project_places': (place, accountOf) => ({
    ...place,
    members: movedMembers(place.members, accountOf),
  }),
  'projects.projects': (project, accountOf) => ({
    ...project,
    ...(project.emails && {
      emails: { ...project.emails, copies: known(project.emails.copies ?? [], accountOf) },
    }),
    creatorId: accountOf(project.creatorId) ?? project.creatorId,
  }),
};

/** A document with the accounts that `accountOf` answers, null where it has nobody any more. */
export function moved(where, document, accountOf) {
  return MOVED[where]?.(document, accountOf) ?? (where in MOVED ? null : document);
}

const known = (ids, accountOf) => [...new Set(ids.map(accountOf).filter((id) => id !== null))];

/** Two who have become one account hold the roles of both. */
function movedMembers(members, accountOf) {
  const roles = new Map();
  for (const { userId, roles: held } of members) {
    const id = accountOf(userId);
    if (id !== null) roles.set(id, [...new Set([...(roles.get(id) ?? []), ...held])]);
  }
  return [...roles].map(([userId, held]) => ({ userId, roles: held }));
}
