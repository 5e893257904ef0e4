import { BUSINESS_LISTS } from '@plomada/contracts';
import type { Permission } from '@plomada/domain';

const [FAMILIES, ...OTHER_LISTS] = BUSINESS_LISTS;
const GROUPS = [
  { group: 'company', sections: ['profile', 'modules'] },
  { group: 'words', sections: [FAMILIES, 'restrictionTemplates', ...OTHER_LISTS] },
  { group: 'people', sections: ['members', 'access', 'webhooks'] },
] as const;
export type SectionId = (typeof GROUPS)[number]['sections'][number];

/** The sections for somebody with these permissions, in the order of the menu, by group. */
export function sectionGroupsFor(may: (permission: Permission) => boolean) {
  return GROUPS.map(({ group, sections }) => ({
    group,
    sections: sections.filter((id: SectionId) => id !== 'modules' || may('manageModules')),
  }));
}
