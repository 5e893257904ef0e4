import type { RestrictedTask } from '@plomada/domain';
import { Fragment } from 'react';
import { TaskLink } from './task-link';

interface Props {
  readonly tasks: readonly Pick<RestrictedTask, 'id' | 'code' | 'text'>[];
  readonly tabIndex: 0 | -1;
}

/** The codes of tasks, each leading to its own, within something that is opened by a click itself. */
export const TaskCodes = ({ tasks, tabIndex }: Props) =>
  tasks.map(({ id, code, text }, at) => (
    <Fragment key={id}>
      {/* Kept also where the codes are items of a flexible box, which drops spaces between them. */}
      {at > 0 && <span style={{ whiteSpace: 'pre' }}>, </span>}
      <TaskLink
        taskId={id}
        tabIndex={tabIndex}
        title={`${code} ${text}`}
        onClick={(event) => event.stopPropagation()}
        sx={{ color: 'inherit' }}
      >
        {code}
      </TaskLink>
    </Fragment>
  ));
