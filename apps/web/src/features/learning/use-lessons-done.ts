import { type Lesson, lessonRoutes } from '@plomada/contracts';
import { useCallback } from 'react';
import { callRoute } from '../../base/api/call-route';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';

/** Which lessons the person has done, on whatever device, and how one is marked. */
export function useLessonsDone() {
  const id = useAppSelector(selectUser)?.id ?? '';
  const [done, again, replace] = useQuery(
    useCallback(() => callRoute(lessonRoutes.own, { params: { id } }), [id]),
  );
  const { busy, failure, make } = useMutation();
  const mark = (lesson: Lesson, isDone: boolean) =>
    make(async () =>
      replace(await callRoute(lessonRoutes.mark, { params: { id, lesson }, body: { done: isDone } })),
    );
  return { done, again, mark, busy, failure };
}
