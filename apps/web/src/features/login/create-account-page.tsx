import { useTranslation } from 'react-i18next';
import { ContactPage } from './contact-page';

/** /create_account: accounts come by invitation. */
export function CreateAccountPage() {
  const { t } = useTranslation('account');
  return (
    <ContactPage
      title={t('createAccount.title')}
      lines={[t('createAccount.invitation'), t('createAccount.business')]}
    />
  );
}
