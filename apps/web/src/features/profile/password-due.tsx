import { useTranslation } from 'react-i18next';
import { loadAgain } from '../../base/go-to';
import { useAppSelector } from '../../base/hooks';
import { RequirementPage } from '../../base/session/requirement-page';
import { selectUser } from '../../base/session/session-slice';
import { ChangePasswordForm } from './change-password-form';
import { usePasswordRules } from './use-password-rules';

/** In place of every page while somebody has a password that another one chose. */
export function PasswordDue() {
  const user = useAppSelector(selectUser);
  return user && <DueOf userId={user.id} />;
}

function DueOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('profile');
  const { minimum } = usePasswordRules(userId);
  return (
    <RequirementPage title={t('password.due.title')} detail={t('password.due.detail')}>
      {/* What the pages asked for meanwhile was refused: they begin anew. */}
      <ChangePasswordForm userId={userId} minimum={minimum} onChanged={loadAgain} />
    </RequirementPage>
  );
}
