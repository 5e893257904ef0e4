import Typography from '@mui/material/Typography';
import { type CodedFailure, useFailureText } from '../messages/use-failure-text';

/** Why buttons are missing here, in the rule's own words. */
export function WhyNot({ failure }: { readonly failure: CodedFailure }) {
  const textOf = useFailureText();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {textOf(failure)}
    </Typography>
  );
}
