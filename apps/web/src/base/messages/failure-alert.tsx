import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import { useFailureText } from './use-failure-text';

/** Why a form did not go through, above its fields. */
export function FailureAlert({ failure }: { readonly failure: Pick<Failure, 'code' | 'params'> }) {
  const textOf = useFailureText();
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      {textOf(failure)}
    </Alert>
  );
}
