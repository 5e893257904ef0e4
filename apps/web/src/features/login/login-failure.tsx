import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import { useFailureText } from '../../app/messages/use-failure-text';

/** Why the login did not go on. */
export function LoginFailure({ failure }: { readonly failure: Pick<Failure, 'code' | 'params'> }) {
  const textOf = useFailureText();
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      {textOf(failure)}
    </Alert>
  );
}
