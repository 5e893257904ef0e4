import { BUSINESS_LISTS } from '@plomada/contracts';
import type { Permission } from '@plomada/domain';

const [FAMILIES, ...OTHER_LISTS] = BUSINESS_LISTS;
const IDS = [
  'profile',
  FAMILIES,
  'restrictionTemplates',
  ...OTHER_LISTS,
  'members',
  'access',
  'webhooks',
  'modules',
] as const;
export type SectionId = (typeof IDS)[number];

/** The sections for somebody with these permissions, in the order of the tabs. */
export function sectionsFor(may: (permission: Permission) => boolean): readonly SectionId[] {
  return IDS.filter((id) => id !== 'modules' || may('manageModules'));
}
