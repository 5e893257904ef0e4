import type { MailContent } from '@plomada/contracts';
import type { Words } from './words';

type Content = Extract<MailContent, { template: 'two-factor' }>;

const TEXTS = {
  es: {
    hello: (name: string) => `Hola ${name}:`,
    subject: {
      on: 'La verificación en dos pasos de Plomada está activada',
      off: 'La verificación en dos pasos de Plomada está desactivada',
      reset: 'Un administrador quitó tu verificación en dos pasos de Plomada',
    },
    said: {
      on: 'Desde ahora, para iniciar sesión hace falta tu contraseña y un código de tu aplicación. Guarda los códigos de recuperación fuera del teléfono.',
      off: 'Desde ahora, para iniciar sesión basta tu contraseña.',
      reset:
        'Un administrador de tu empresa quitó la verificación en dos pasos de tu cuenta: para iniciar sesión basta tu contraseña. Puedes activarla de nuevo en “Mi cuenta”.',
    },
    notYou: 'Si no fuiste tú ni lo pediste, cambia tu contraseña y avisa a tu empresa.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    subject: {
      on: 'Two-step verification of Plomada is on',
      off: 'Two-step verification of Plomada is off',
      reset: 'An administrator removed your two-step verification of Plomada',
    },
    said: {
      on: 'From now on, logging in takes your password and a code of your app. Keep the recovery codes somewhere other than the phone.',
      off: 'From now on, logging in takes your password only.',
      reset:
        'An administrator of your company removed the two-step verification of your account: logging in takes your password only. You can turn it on again in “My account”.',
    },
    notYou: 'If it was neither you nor asked for by you, change your password and tell your company.',
  },
} as const;

/** What people are told when the second step of their account came or went. */
export function twoFactorWords({ firstName, change }: Content, lang: 'es' | 'en'): Words {
  const words = TEXTS[lang];
  return {
    subject: words.subject[change],
    before: [words.hello(firstName), words.said[change]],
    after: [words.notYou],
  };
}
