/**
 * Folders that still need each other in a circle, by the folder that holds them, and how many of them import one another.
 * The list only ever shrinks: what is untied is taken out of it, and nothing is added.
 */
export const KNOWN_KNOTS = {
  'apps/auth/src': [
    { folders: ['change-password', 'login', 'passwords', 'reset-password'], imports: 6 },
    { folders: ['invitations', 'memberships'], imports: 2 },
  ],
  'apps/gateway/src': [{ folders: ['access', 'requests'], imports: 2 }],
  'apps/planning/src': [{ folders: ['close', 'outbox', 'submit'], imports: 4 }],
  'apps/projects/src': [{ folders: ['businesses', 'containers', 'lists', 'projects'], imports: 7 }],
  'libs/interchange/src': [{ folders: ['csv', 'spreadsheet', 'tables'], imports: 5 }],
  'libs/service-kit/src': [
    { folders: ['boot', 'broker', 'database', 'events', 'health', 'redis', 'rpc'], imports: 15 },
  ],
};
