import {
  type BusinessList,
  type businessModules,
  type businessProfile,
  businessSettings,
  listEntry,
  type listEntryChange,
} from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../base/api/request';

const part = encodeURIComponent;
const nothing = z.unknown();

export const loadBusiness = (businessId: string) =>
  request(`/business/${part(businessId)}/settings`, { answer: businessSettings });

export const saveProfile = (businessId: string, profile: z.input<typeof businessProfile>) =>
  request(`/business/${part(businessId)}`, { method: 'PUT', body: profile, answer: businessSettings });

export const saveModules = (businessId: string, modules: z.input<typeof businessModules>) =>
  request(`/business/${part(businessId)}/modules`, {
    method: 'PUT',
    body: { modules },
    answer: businessSettings,
  });

const listPath = (businessId: string, list: BusinessList) => `/business/${part(businessId)}/lists/${list}`;

export const addWord = (businessId: string, list: BusinessList, name: string) =>
  request(listPath(businessId, list), { method: 'POST', body: { name }, answer: listEntry });

export const changeWord = (
  businessId: string,
  list: BusinessList,
  wordId: string,
  change: z.input<typeof listEntryChange>,
) =>
  request(`${listPath(businessId, list)}/${part(wordId)}`, {
    method: 'PUT',
    body: change,
    answer: listEntry,
  });

export const removeWord = (businessId: string, list: BusinessList, wordId: string) =>
  request(`${listPath(businessId, list)}/${part(wordId)}`, { method: 'DELETE', answer: nothing });
