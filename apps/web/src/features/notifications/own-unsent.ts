import type { Proposal } from '@plomada/contracts';
import type { Actor } from '@plomada/domain';
import type { MadeProposal, UnsentProposal } from '../../plan/state/unsent-proposal';

/** A proposal that waits: on the server, or on the device of who made it. */
export interface ShownProposal extends Proposal {
  readonly isUnsent?: true;
}

type Author = Pick<Actor, 'userId' | 'name'>;

/** A proposal of this person as the server will list it. */
export function proposalOf(made: MadeProposal, projectId: string, { userId, name }: Author): Proposal {
  const { id, when, action, word = '', about = '' } = made;
  return {
    kind: 'proposal',
    ...{ id, projectId, date: when, when, action, word },
    responsible: { userId, name },
    ground: null,
    subject: { name: about, task: '' },
    status: 'pending',
  };
}

/** What the server lists, as this person's device knows it: without what was taken back here, and with what is not sent. */
export function proposalsWith(
  listed: readonly Proposal[],
  unsent: readonly UnsentProposal[],
  projectId: string,
  author: Author,
): readonly ShownProposal[] {
  const wishes = new Map(unsent.map(({ id, wish }) => [id, wish]));
  const known = new Set(listed.map(({ id }) => id));
  const here = unsent.filter(
    ({ id, wish, failure }) => wish === 'propose' && failure === null && !known.has(id),
  );
  return [
    ...listed.filter(({ id }) => wishes.get(id) !== 'takeBack'),
    ...here.map((made) => ({ ...proposalOf(made, projectId, author), isUnsent: true as const })),
  ];
}
