import { type signOnChange, signOnSettingsRoutes as routes } from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export type SignOnChange = z.input<typeof signOnChange>;

export const signOnOf = (id: string) => callRoute(routes.view, { params: { id } });

export const saveSignOn = (id: string, change: SignOnChange) =>
  callRoute(routes.set, { params: { id }, body: change });

export const checkProvider = (id: string, issuer: string) =>
  callRoute(routes.check, { params: { id }, body: { issuer } });

export const addDomain = (id: string, domain: string) =>
  callRoute(routes.addDomain, { params: { id, domain } });

export const proveDomain = (id: string, domain: string) =>
  callRoute(routes.proveDomain, { params: { id, domain } });

export const removeDomain = (id: string, domain: string) =>
  callRoute(routes.removeDomain, { params: { id, domain } });
