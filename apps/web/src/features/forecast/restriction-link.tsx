import Link from '@mui/material/Link';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';

interface Props {
  readonly id: string;
  readonly detail: string;
  readonly tabIndex: 0 | -1;
}

/** Opens a restriction. */
export function RestrictionLink({ id, detail, tabIndex }: Props) {
  const open = useOpenRestriction();
  return (
    <Link
      component="button"
      type="button"
      noWrap
      underline="hover"
      tabIndex={tabIndex}
      title={detail}
      onClick={() => open(id)}
    >
      {detail}
    </Link>
  );
}
