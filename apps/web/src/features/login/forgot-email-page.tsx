import { useTranslation } from 'react-i18next';
import { ContactPage } from './contact-page';

/** /forgot_email: how to find out with which address one is registered. */
export function ForgotEmailPage() {
  const { t } = useTranslation('account');
  return (
    <ContactPage
      title={t('forgotEmail.title')}
      lines={[t('forgotEmail.invitation'), t('forgotEmail.administrator')]}
    />
  );
}
