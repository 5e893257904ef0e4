import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectSeq } from '../state/plan-selectors';

/** Asks again once the log has more, when one of these rows is another: the log may then say more of them. */
export function useWhenLogged(rows: readonly object[], again: () => void): void {
  const seq = useAppSelector(selectSeq);
  const asked = useRef({ rows, seq });
  useEffect(() => {
    const was = asked.current;
    const isAlike = rows.length === was.rows.length && rows.every((row, at) => row === was.rows[at]);
    if (isAlike || was.seq === seq) return;
    asked.current = { rows, seq };
    again();
  });
}
