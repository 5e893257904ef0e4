import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { failureOf } from '../../base/api/api-failure';
import { beginSignOn } from '../../base/api/endpoints';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { selectUser } from '../../base/session/session-slice';
import { goTo } from '../../base/go-to';

/** Leads to the provider, and from there back to this page: by that somebody without a password shows who they are. */
export function SignOnAgain() {
  const { t } = useTranslation('twoFactor');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  if (!user) return null;
  const leave = async () => {
    setLeaving(true);
    try {
      const { url } = await beginSignOn(user.email, pathname + search);
      goTo(url);
    } catch (thrown) {
      setLeaving(false);
      dispatch(failureShown(failureOf(thrown)));
    }
  };
  return (
    <FocusableButton variant="contained" loading={isLeaving} onClick={leave}>
      {t('signOnAgain')}
    </FocusableButton>
  );
}
