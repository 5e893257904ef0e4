import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { restrictionsDigestRoutes } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../base/api/api-failure';
import { callRoute } from '../../base/api/call-route';
import { useMutation } from '../../base/api/use-mutation';
import { FailureAlert } from '../../base/messages/failure-alert';

interface Props {
  readonly token: string;
  readonly onUseless: () => void;
}

/** Ends the digest with one press; another one lets it come again. */
export function DigestChoice({ token, onUseless }: Props) {
  const { t } = useTranslation('unsubscribe');
  const [comes, setComes] = useState<boolean | null>(null);
  const { busy, failure, make } = useMutation();
  const choose = async (wanted: boolean) => {
    const route = wanted ? restrictionsDigestRoutes.subscribe : restrictionsDigestRoutes.unsubscribe;
    const done = await make(() =>
      callRoute(route, { params: { token } }).catch((thrown: unknown) => {
        if (['notFound', 'invalid'].includes(failureOf(thrown).kind)) onUseless();
        throw thrown;
      }),
    );
    if (done) setComes(wanted);
  };
  const ended = comes === false;
  return (
    <>
      <Alert severity={comes === null ? 'info' : 'success'} role="status" sx={{ mb: 4 }}>
        {t(comes === null ? 'question' : comes ? 'comesAgain' : 'ended')}
      </Alert>
      {failure && <FailureAlert failure={failure} />}
      <Button
        variant={ended ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        disabled={busy}
        onClick={() => void choose(ended)}
      >
        {t(ended ? 'subscribe' : 'unsubscribe')}
      </Button>
    </>
  );
}
