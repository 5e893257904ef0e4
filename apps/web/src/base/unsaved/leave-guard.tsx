import { useContext, useEffect, useRef } from 'react';
import { PROJECT_PARAM, SECTION_PARAM } from '../paths';
import { AddGuard, type Guard } from './leave-guards';

interface Props extends Omit<Guard, 'asks' | 'params' | 'onLeave'> {
  /** Whether there is something to ask about at this moment; always, unless told otherwise. */
  readonly asks?: () => boolean;
  /** Parts of the query that leave too when they change: the section of a page, the project. */
  readonly params?: readonly string[];
  /** Before the page is left. */
  readonly onLeave?: () => void;
}

const always = () => true;
const nothing = () => undefined;
const NO_PARAMS: readonly string[] = [];
/** For what belongs to a project: the same page of another project is elsewhere, too. */
export const PROJECT_LEFT: readonly string[] = [PROJECT_PARAM];
/** For what belongs to a section of a page. */
export const SECTION_LEFT: readonly string[] = [SECTION_PARAM];

/** Asks before a page is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ asks = always, params = NO_PARAMS, onLeave = nothing, ...words }: Props) {
  const add = useContext(AddGuard);
  const guard = useRef<Guard>({ asks, params, onLeave, ...words });
  useEffect(() => {
    guard.current = { asks, params, onLeave, ...words };
  });
  useEffect(() => add(guard), [add]);
  return null;
}
