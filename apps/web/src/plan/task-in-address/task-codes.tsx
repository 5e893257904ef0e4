import type { RestrictedTask } from '@plomada/domain';
import { type CSSProperties, Fragment, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OPENED, withTask } from './use-task-in-address';

interface Props {
  readonly tasks: readonly Pick<RestrictedTask, 'id' | 'code' | 'text'>[];
  readonly tabIndex: 0 | -1;
}

/**
 * The codes of tasks, each leading to its own, within something that is opened by a click itself. Plain links: tables and boards draw
 * dozens of them at a time.
 */
export function TaskCodes({ tasks, tabIndex }: Props) {
  const [address] = useSearchParams();
  return tasks.map(({ id, code, text }, at) => (
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
}

const halt = (event: MouseEvent) => event.stopPropagation();

/** Underlined: within a sentence nothing else tells it from what stands around it. */
const LOOKS: CSSProperties = {
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
};
