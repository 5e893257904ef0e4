import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FocusableButton } from '../../base/focus/focusable-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import { joinByInvitation } from './invitation-api';
import { forgetInvitation } from './stored-token';
import { landingPath } from './landing-path';

/** One press: whoever is signed in is the one who was invited. */
export function JoinOffer({ token }: { readonly token: string }) {
  const { t } = useTranslation('invitation');
  const { busy, failure, make } = useMutation();
  const join = () =>
    make(async () => {
      const joined = await joinByInvitation(token);
      forgetInvitation();
      // Loaded again: the lists of a person who is at work already do not have it yet.
      window.location.assign(landingPath(joined));
    });
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <FocusableButton variant="contained" size="large" fullWidth disabled={busy} onClick={join}>
        {t('join')}
      </FocusableButton>
    </>
  );
}
