import type { RouteContract } from '../route';
import * as apiTokens from './api-tokens';
import * as browserErrors from './browser-errors';
import * as businesses from './businesses';
import * as calendarFeeds from './calendar-feeds';
import * as connectivity from './connectivity';
import * as files from './files';
import * as help from './help';
import * as imports from './imports';
import * as login from './login';
import * as meetings from './meetings';
import * as members from './members';
import * as operations from './operations';
import * as operators from './operators';
import * as peopleImport from './people-import';
import * as places from './places';
import * as plans from './plans';
import * as projects from './projects';
import * as restrictionsDigest from './restrictions-digest';
import * as scenarios from './scenarios';
import * as session from './session';
import * as signInPolicy from './sign-in-policy';
import * as singleSignOn from './single-sign-on';
import * as tableExport from './table-export';
import * as twoFactor from './two-factor';
import * as users from './users';
import * as webhooks from './webhooks';

const GROUPS = [
  ...[
    login,
    session,
    browserErrors,
    users,
    apiTokens,
    twoFactor,
    signInPolicy,
    singleSignOn,
    calendarFeeds,
    members,
    peopleImport,
    projects,
    businesses,
  ],
  ...[files, places, plans, imports, tableExport, webhooks, scenarios, restrictionsDigest, meetings],
  ...[help, connectivity, operators, operations],
].flatMap((capability) => Object.values<Readonly<Record<string, RouteContract>>>(capability));

/** Every call of the gateway. */
export const ROUTES: readonly RouteContract[] = GROUPS.flatMap((group) => Object.values(group));
