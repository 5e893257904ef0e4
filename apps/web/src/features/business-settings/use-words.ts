import type { BusinessList, Failure, ListEntry } from '@plomada/contracts';
import { failureOf } from '../../base/api/api-failure';
import { useAppDispatch } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { addWord, changeWord, removeWord } from './business-api';

interface List {
  readonly businessId: string;
  readonly list: BusinessList;
  readonly words: readonly ListEntry[];
  readonly setWords: (words: readonly ListEntry[]) => void;
}

/** What one does to a list. Adding and renaming answer what the field is to show: the code of a failure, or null. */
export interface WordCalls {
  readonly add: (name: string) => Promise<Failure | null>;
  readonly rename: (word: ListEntry, name: string) => Promise<Failure | null>;
  readonly setActive: (word: ListEntry, isActive: boolean) => Promise<void>;
  readonly remove: (word: ListEntry) => Promise<void>;
}

export function useWords({ businessId, list, words, setWords }: List): WordCalls {
  const dispatch = useAppDispatch();
  const put = (changed: ListEntry) =>
    setWords(words.map((word) => (word.id === changed.id ? changed : word)));
  const attempt = async (call: () => Promise<void>): Promise<Failure | null> => {
    try {
      await call();
      return null;
    } catch (thrown) {
      return failureOf(thrown);
    }
  };
  const orTell = async (call: () => Promise<void>) => {
    const failure = await attempt(call);
    if (failure) dispatch(failureShown(failure));
  };
  return {
    add: (name) => attempt(async () => setWords([...words, await addWord(businessId, list, name)])),
    rename: (word, name) => attempt(async () => put(await changeWord(businessId, list, word.id, { name }))),
    setActive: (word, isActive) =>
      orTell(async () => put(await changeWord(businessId, list, word.id, { isActive }))),
    remove: (word) =>
      orTell(async () => {
        await removeWord(businessId, list, word.id);
        setWords(words.filter(({ id }) => id !== word.id));
      }),
  };
}
