/** What a unit measures (`tunit` of the specification). */
export const DIMENSIONS = ['length', 'area', 'volume', 'mass', 'time', 'count', 'other'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** How the assigned units of a term are counted: so many in this term, or up to so many of all. */
export const ASSIGNED_TYPES = ['term', 'total'] as const;
export type AssignedType = (typeof ASSIGNED_TYPES)[number];

/** The open term is given no units. */
export const NOTHING_ASSIGNED = { unitsAssignedQuantity: null, unitsAssignedType: null } as const;

/** What a task says of its units while nobody said anything: a task that lacks one of these says the same. */
export const NO_UNITS = {
  unit: '',
  quantity: null,
  tunit: null,
  unitsProgressed: null,
  unitsCommited: null,
  lastUnits: null,
  ...NOTHING_ASSIGNED,
} as const;
