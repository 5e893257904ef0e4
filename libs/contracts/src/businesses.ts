import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { recordOf, id, name, plainText, seenLine } from './primitives';
import { businessSchema } from './projects';

/** What a company has beyond planning; only root gives and takes them. */
export const BUSINESS_MODULES = ['portfolio'] as const;
export const businessModules = z.array(z.enum(BUSINESS_MODULES)).max(BUSINESS_MODULES.length);

/** The lists of words that a company plans with. */
export const BUSINESS_LISTS = ['restrictionFamilies', 'cncTypes', 'roles', 'rhythmicUnits'] as const;
export const businessList = z.enum(BUSINESS_LISTS);
export type BusinessList = z.infer<typeof businessList>;

export const listEntryName = seenLine(120);
export const listEntry = z.object({
  id,
  name: plainText(),
  /** Inactive ones stay in what was written with them and are not offered any longer. */
  isActive: z.boolean(),
  /** Some plan was written with it: it can be renamed and deactivated, not removed. */
  inUse: z.boolean(),
});
export type ListEntry = z.infer<typeof listEntry>;

/** A company as its own settings show it; the lists whole, with the inactive words. */
export const businessSettings = businessSchema
  .omit({ restrictionFamilies: true, cncTypes: true, roles: true, rhythmicUnits: true })
  .extend({
    modules: businessModules,
    lists: recordOf(BUSINESS_LISTS, z.array(listEntry), () => []),
  });
export type BusinessSettings = z.infer<typeof businessSettings>;
/** Refuses with NOT_FOUND. */
export const getBusinessSettings = defineQuery('projects', 'business-settings', {
  request: z.object({ businessId: id }),
  response: businessSettings,
});

/** What a company says of itself; what is not given stays. */
export const businessProfile = businessSchema
  .pick({ taxNumber: true, phone: true, mail: true, address: true, specialization: true })
  .extend({ name })
  .partial();
/** Refuses with NOT_FOUND or BUSINESS_NAME_TAKEN. */
export const editBusiness = defineRpc('projects', 'edit-business', {
  request: z.object({ businessId: id, profile: businessProfile }),
  response: businessSettings,
});
/** Refuses with NOT_FOUND. */
export const setBusinessModules = defineRpc('projects', 'set-business-modules', {
  request: z.object({ businessId: id, modules: businessModules }),
  response: businessSettings,
});

export const newListEntry = z.object({ name: listEntryName });
/** Refuses with NOT_FOUND, LIST_ENTRY_TAKEN or LIST_FULL (params: max). */
export const addListEntry = defineRpc('projects', 'add-list-entry', {
  request: z.object({ businessId: id, list: businessList, entry: newListEntry }),
  response: listEntry,
});
export const listEntryChange = z.object({ name: listEntryName, isActive: z.boolean() }).partial();
/** Plans keep the word that they were written with. Refuses with NOT_FOUND or LIST_ENTRY_TAKEN. */
export const changeListEntry = defineRpc('projects', 'change-list-entry', {
  request: z.object({ businessId: id, list: businessList, entryId: id, change: listEntryChange }),
  response: listEntry,
});
/** Refuses with NOT_FOUND or LIST_ENTRY_IN_USE (params: name). */
export const removeListEntry = defineRpc('projects', 'remove-list-entry', {
  request: z.object({ businessId: id, list: businessList, entryId: id }),
  response: z.object({}),
});
