/** The sections of the settings in the order of the menu, by group. */
export const SECTION_GROUPS = [
  { group: 'about', sections: ['company', 'project', 'general', 'location', 'operational', 'container'] },
  { group: 'plan', sections: ['schedule', 'baselines', 'weights', 'resources', 'rhythm'] },
  { group: 'people', sections: ['members', 'emails', 'webhooks'] },
  { group: 'other', sections: ['advanced', 'rollback', 'delete'] },
] as const;

export type SectionId = (typeof SECTION_GROUPS)[number]['sections'][number];

const ALL: readonly string[] = SECTION_GROUPS.flatMap(({ sections }) => sections);

/** The section that an address asks for, or the one that the page begins with. */
export function sectionOf(asked: string | null, first: SectionId): SectionId {
  return asked !== null && ALL.includes(asked) ? (asked as SectionId) : first;
}
