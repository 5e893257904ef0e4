import {
  type BusinessList,
  type businessModules,
  type businessProfile,
  businessSettingsRoutes as routes,
  type listEntryChange,
  type signInPolicy,
  signInPolicyRoutes,
} from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export const loadBusiness = (id: string) => callRoute(routes.settings, { params: { id } });

export const saveProfile = (id: string, profile: z.input<typeof businessProfile>) =>
  callRoute(routes.edit, { params: { id }, body: profile });

export const saveModules = (id: string, modules: z.input<typeof businessModules>) =>
  callRoute(routes.setModules, { params: { id }, body: { modules } });

export const addWord = (id: string, list: BusinessList, name: string) =>
  callRoute(routes.addEntry, { params: { id, list }, body: { name } });

export const changeWord = (
  id: string,
  list: BusinessList,
  entryId: string,
  change: z.input<typeof listEntryChange>,
) => callRoute(routes.changeEntry, { params: { id, list, entryId }, body: change });

export const removeWord = (id: string, list: BusinessList, entryId: string) =>
  callRoute(routes.removeEntry, { params: { id, list, entryId } });

export const signInPolicyOf = (id: string) => callRoute(signInPolicyRoutes.policy, { params: { id } });

export const saveSignInPolicy = (id: string, policy: z.input<typeof signInPolicy>) =>
  callRoute(signInPolicyRoutes.set, { params: { id }, body: policy });

export const accountLogOf = (id: string) => callRoute(signInPolicyRoutes.log, { params: { id } });
