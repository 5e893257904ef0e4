import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { visuallyHidden } from '../../../base/layout/visually-hidden';

/** How long to wait before another mail: counted down for the eye, said once to who listens. */
export function NextMailWait({ secondsLeft }: { readonly secondsLeft: number }) {
  const textOf = useFailureText();
  const [first] = useState(secondsLeft);
  const said = (seconds: number) => textOf({ code: 'MAIL_JUST_SENT', params: { seconds } });
  return (
    <Alert severity="info" role="status" sx={{ mb: 4 }}>
      <span aria-hidden>{said(secondsLeft)}</span>
      <Box component="span" sx={visuallyHidden}>
        {said(first)}
      </Box>
    </Alert>
  );
}
