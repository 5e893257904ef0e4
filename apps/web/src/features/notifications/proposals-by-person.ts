import type { Proposal } from '@plomada/contracts';

export interface PersonProposals {
  readonly userId: string;
  readonly name: string;
  /** Oldest first. */
  readonly proposals: readonly Proposal[];
}

/** Proposals by who made them; who has waited longest comes first. */
export function proposalsByPerson(proposals: readonly Proposal[]): readonly PersonProposals[] {
  const people = new Map<string, Proposal[]>();
  for (const proposal of proposals) {
    const { userId } = proposal.responsible;
    people.set(userId, [...(people.get(userId) ?? []), proposal]);
  }
  return [...people].map(([userId, own]) => ({ userId, name: own[0]!.responsible.name, proposals: own }));
}
