import type { Attendee, Plan, Responsible } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../base/api/use-query';
import { useProjectId } from '../../../base/use-project-id';
import { loadPeople } from '../../minutes/minutes-api';
import { useChoices } from '../use-choices';
import { askedPeople, withPresence } from './attendance-rows';

interface Options {
  readonly plan: Plan;
  /** Those whom the meeting speaks of. */
  readonly speaking: readonly Responsible[];
  readonly attendance: readonly Attendee[];
  readonly onChange: (attendance: readonly Attendee[]) => void;
}

/** Everybody who is asked for, what keys say of them, and how all whom the meeting speaks of are there at once. */
export function useAttendance({ plan, speaking, attendance, onChange }: Options) {
  const { t } = useTranslation('meeting');
  const projectId = useProjectId()!;
  // Without a network it is those whom the plan has.
  const [members] = useQuery(useCallback(() => loadPeople(projectId), [projectId]));
  const people = useMemo(
    () =>
      askedPeople(
        {
          speaking,
          responsibles: plan.responsibles.rows,
          members: members.status === 'ready' ? members.value.people : [],
        },
        attendance,
      ),
    [speaking, plan, members, attendance],
  );
  const rows = people.map(({ id, name, company, isGuest, isPresent }) => ({
    ...{ id, title: name, chosen: isPresent },
    detail: isGuest ? [t('attendance.isGuest'), company].filter(Boolean).join(' · ') : company,
    removal: isGuest ? t('attendance.removeGuest', { name }) : null,
  }));
  const choose = (id: string, isPresent: boolean | null) =>
    onChange(
      withPresence(
        attendance,
        people.filter((one) => one.id === id),
        isPresent,
      ),
    );
  const first = new Set(speaking.map(({ id }) => id));
  const allPresent = () =>
    onChange(
      withPresence(
        attendance,
        people.filter(({ id, isPresent }) => first.has(id) && isPresent === null),
        true,
      ),
    );
  return { rows, choose, allPresent, ...useChoices(rows, choose) };
}
