import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { type CodedFailure, useFailureText } from '../messages/use-failure-text';

interface Props extends Pick<AlertProps, 'sx'> {
  readonly failure: CodedFailure;
}

/** Why nothing can be changed here: this person looks on in the project, where nothing was tried that could be refused; else in the rule's own words. */
export function ReadOnlyNote({ failure, sx }: Props) {
  const { t } = useTranslation('common');
  const textOf = useFailureText();
  return (
    <Alert severity="info" sx={sx ?? {}}>
      {failure.code === 'ACTION_FORBIDDEN' ? t('looksOn') : textOf(failure)}
    </Alert>
  );
}
