import { nameOf, type OwnPromises, type ProjectState, wellFormed } from '@plomada/domain';
import type { StateContent } from '../mail/state-content';

/** Longer lists say how many more there are: a mail is read on a phone. */
const MOST = { late: 15, people: 30, tasks: 8 } as const;
const LONGEST_TEXT = 200;

/** What a mail says of how a project stands. */
export function stateContentOf({ late, promises, ...figures }: ProjectState): StateContent {
  return {
    ...figures,
    late: {
      items: late.slice(0, MOST.late).map(({ code, text, lastDay, daysLate, responsibles }) => ({
        ...{ name: cut(`${code} ${text}`), lastDay, daysLate },
        responsibles: responsibles.map(cut),
      })),
      count: late.length,
    },
    promises: promises.slice(0, MOST.people).map(promisedBy),
    morePromises: Math.max(0, promises.length - MOST.people),
  };
}

const promisedBy = ({ responsible, tasks, kept, promised }: OwnPromises) => ({
  name: responsible && cut(nameOf(responsible)),
  ...{ kept, promised },
  tasks: tasks.slice(0, MOST.tasks).map(promiseOf),
  moreTasks: Math.max(0, tasks.length - MOST.tasks),
});

const promiseOf = ({ code, text, commitment, progress }: OwnPromises['tasks'][number]) => ({
  name: cut(`${code} ${text}`),
  commitment: commitment ?? 0,
  progress,
});

const cut = (text: string): string => wellFormed(text.slice(0, LONGEST_TEXT));
