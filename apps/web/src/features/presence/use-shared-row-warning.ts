import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { messageShown } from '../../base/messages/messages-slice';
import { selectPeopleOnRows } from './presence-slice';

/** Says so, once for each person and row, when somebody else is on the row that is being edited. Nobody is kept from anything. */
export function useSharedRowWarning(editing: string | null, nameOf: (row: string) => string): void {
  useTranslation('presence');
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectPeopleOnRows);
  const told = useRef(new Set<string>());
  const names = useRef(nameOf);
  useEffect(() => {
    names.current = nameOf;
  });
  useEffect(() => {
    if (editing === null) {
      told.current.clear();
      return;
    }
    for (const person of people.get(editing) ?? []) {
      if (told.current.has(person.id)) continue;
      told.current.add(person.id);
      const params = { name: fullNameOf(person), task: names.current(editing) };
      dispatch(messageShown({ severity: 'info', key: 'presence:sameRow', params }));
    }
  }, [dispatch, editing, people]);
}
