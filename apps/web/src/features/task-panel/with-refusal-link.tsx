import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Refused } from '../../base/messages/messages-slice';
import { RefusalLinkButton } from '../../base/messages/refusal-link-button';

interface Props {
  readonly label: string;
  /** Why what was entered in the field is not done; its words stand in the field. */
  readonly problem: Refused | null;
  readonly children: ReactNode;
}

/** A field with the way to what its refusal speaks of below it. */
export const WithRefusalLink = ({ label, problem, children }: Props) => (
  <Box sx={{ minWidth: 0 }}>
    {children}
    {problem?.see && <RefusalLinkButton to={problem.see} about={label} ml={1} />}
  </Box>
);
