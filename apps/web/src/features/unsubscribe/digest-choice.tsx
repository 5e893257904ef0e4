import Alert from '@mui/material/Alert';
import { type DigestSubscription, restrictionsDigestRoutes } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../base/api/api-failure';
import { callRoute } from '../../base/api/call-route';
import { useMutation } from '../../base/api/use-mutation';
import { FocusableButton } from '../../base/focus/focusable-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import { isInvalidLink } from './is-invalid-link';

interface Props {
  readonly token: string;
  /** As it was when the page was opened. */
  readonly subscription: DigestSubscription;
  readonly onUseless: () => void;
}

/** Ends the digest with one press; another one lets it come again. */
export function DigestChoice({ token, subscription, onUseless }: Props) {
  const { t } = useTranslation('unsubscribe');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { busy, failure, make } = useMutation();
  const { projectName: project, address, wanted: came } = subscription;
  const comes = chosen ?? came;
  const state = comes ? 'comes' : 'ended';
  const choose = async (wanted: boolean) => {
    const route = wanted ? restrictionsDigestRoutes.subscribe : restrictionsDigestRoutes.unsubscribe;
    const done = await make(() =>
      callRoute(route, { params: { token } }).catch((thrown: unknown) => {
        if (isInvalidLink(failureOf(thrown))) onUseless();
        throw thrown;
      }),
    );
    if (done) setChosen(wanted);
  };
  return (
    <>
      <Alert
        severity={chosen === null ? 'info' : 'success'}
        role="status"
        sx={{ mb: 4, overflowWrap: 'anywhere' }}
      >
        {t(chosen === null ? `now.${state}` : `done.${state}`, { project, address })}
      </Alert>
      {failure && <FailureAlert failure={failure} />}
      <FocusableButton
        variant={comes ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        disabled={busy}
        onClick={() => void choose(!comes)}
      >
        {t(comes ? 'unsubscribe' : 'subscribe')}
      </FocusableButton>
    </>
  );
}
