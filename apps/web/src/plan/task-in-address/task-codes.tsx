import Tooltip from '@mui/material/Tooltip';
import type { RestrictedTask } from '@plomada/domain';
import { type CSSProperties, Fragment, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OPENED, withTask } from './use-task-in-address';

interface Props {
  readonly tasks: readonly Pick<RestrictedTask, 'id' | 'code' | 'text'>[];
  readonly tabIndex: 0 | -1;
  /** How many there is room for; how many more there are is said behind them, and which to whoever points at it. */
  readonly most?: number;
}

/**
 * The codes of tasks, each leading to its own, within something that is opened by a click itself. Plain links: tables and boards draw
 * dozens of them at a time.
 */
export function TaskCodes({ tasks, tabIndex, most = tasks.length }: Props) {
  const [address] = useSearchParams();
  const codes = tasks.slice(0, most).map(({ id, code, text }, at) => (
    <Fragment key={id}>
      {/* Kept also where the codes are items of a flexible box, which drops spaces between them. */}
      {at > 0 && <span style={{ whiteSpace: 'pre' }}>, </span>}
      <Link
        to={{ search: withTask(address, id).toString() }}
        state={OPENED}
        tabIndex={tabIndex}
        title={`${code} ${text}`}
        onClick={halt}
        style={LOOKS}
      >
        {code}
      </Link>
    </Fragment>
  ));
  const others = tasks.slice(most);
  if (others.length === 0) return codes;
  return (
    <span style={IN_LINE}>
      {codes}
      <Tooltip title={others.map(({ code, text }) => `${code} ${text}`).join(', ')}>
        <span role="note" tabIndex={tabIndex} style={MORE}>
          +{others.length}
        </span>
      </Tooltip>
    </span>
  );
}

const IN_LINE: CSSProperties = { whiteSpace: 'nowrap' };
const MORE: CSSProperties = { marginInlineStart: 6 };

const halt = (event: MouseEvent) => event.stopPropagation();

/** Underlined: within a sentence nothing else tells it from what stands around it. */
const LOOKS: CSSProperties = {
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
};
