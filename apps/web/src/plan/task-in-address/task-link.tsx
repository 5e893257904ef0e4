import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link, useSearchParams } from 'react-router';
import { OPENED, withTask } from './use-task-in-address';

interface Props extends Pick<
  LinkProps,
  'title' | 'tabIndex' | 'noWrap' | 'underline' | 'sx' | 'children' | 'onClick'
> {
  readonly taskId: string;
}

/**
 * Leads to a task: opens its panel beside the page that is shown. Underlined, since within a sentence colour alone tells
 * it from nothing; a list of nothing but tasks may do without.
 */
export function TaskLink({ taskId, ...link }: Props) {
  const [address] = useSearchParams();
  const to = { search: withTask(address, taskId).toString() };
  return <MuiLink component={Link} to={to} state={OPENED} {...link} />;
}
