import type { MailContent } from '@plomada/contracts';
import { digestWords } from './digest-texts';
import type { QueuedMail } from './mail-queue-name';
import { pluralEn, pluralEs } from './plurals';
import { protocolWords } from './protocol-texts';
import { supportWords } from './support-texts';
import { twoFactorWords } from './two-factor-texts';
import type { Words } from './words';

type Content<T extends MailContent['template']> = Extract<MailContent, { template: T }>;

/** Those whose words stand in a file of their own. */
type Elsewhere = 'support-request' | 'two-factor';
type Texts = {
  readonly [T in Exclude<MailContent['template'], Elsewhere>]: (content: Content<T>) => Words;
};

/** Secrets travel behind the #: browsers do not send that part, so it is in no log and no referrer. */
const resetPath = ({ userId, token }: Content<'password-reset'>) =>
  `/reset_password/${userId}#token=${token}`;
const invitationPath = ({ token }: Content<'invitation'>) => `/invitation#token=${token}`;

const es: Texts = {
  'password-reset': (content) => ({
    subject: 'Cambia tu contraseña de Plomada',
    before: [
      `Hola ${content.firstName}:`,
      'Alguien pidió cambiar la contraseña de tu cuenta. Si fuiste tú, elige una nueva con este enlace.',
    ],
    link: { label: 'Elegir una contraseña nueva', path: resetPath(content) },
    after: [
      `El enlace funciona una sola vez, durante ${content.minutes} ${pluralEs(content.minutes, 'minuto', 'minutos')}.`,
      'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),
  'password-changed': ({ firstName }) => ({
    subject: 'Tu contraseña de Plomada cambió',
    before: [
      `Hola ${firstName}:`,
      'La contraseña de tu cuenta acaba de cambiar y las demás sesiones se cerraron.',
    ],
    after: [
      'Si no fuiste tú, pide una contraseña nueva desde la página de inicio de sesión y avisa a tu empresa.',
    ],
  }),
  invitation: (content) => ({
    subject: `${content.invitedBy} te invita a ${content.scopeName}`,
    before: [
      'Hola:',
      `${content.invitedBy} te invita a trabajar en ${content.scopeName} con Plomada, la planificación de obras con Last Planner.`,
    ],
    link: { label: 'Aceptar la invitación', path: invitationPath(content) },
    after: [
      `El enlace funciona durante ${content.days} ${pluralEs(content.days, 'día', 'días')}.`,
      'Si no conoces a quien te invita, no hagas nada.',
    ],
  }),
};

const en: Texts = {
  'password-reset': (content) => ({
    subject: 'Change your Plomada password',
    before: [
      `Hello ${content.firstName},`,
      'Somebody asked to change the password of your account. If it was you, choose a new one with this link.',
    ],
    link: { label: 'Choose a new password', path: resetPath(content) },
    after: [
      `The link works once, for ${content.minutes} ${pluralEn(content.minutes, 'minute', 'minutes')}.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  'password-changed': ({ firstName }) => ({
    subject: 'Your Plomada password was changed',
    before: [
      `Hello ${firstName},`,
      'The password of your account has just been changed, and the other sessions were ended.',
    ],
    after: ['If it was not you, ask for a new password on the login page and tell your company.'],
  }),
  invitation: (content) => ({
    subject: `${content.invitedBy} invites you to ${content.scopeName}`,
    before: [
      'Hello,',
      `${content.invitedBy} invites you to work on ${content.scopeName} with Plomada, planning of construction with the Last Planner.`,
    ],
    link: { label: 'Accept the invitation', path: invitationPath(content) },
    after: [
      `The link works for ${content.days} ${pluralEn(content.days, 'day', 'days')}.`,
      'If you do not know who invites you, do nothing.',
    ],
  }),
};

/** What a mail says, in the reader's language. */
export function wordsOf(content: QueuedMail['content'], lang: 'es' | 'en'): Words {
  if (content.template === 'restrictions-digest') return digestWords(content, lang);
  if (content.template === 'meeting-protocol') return protocolWords(content, lang);
  if (content.template === 'support-request') return supportWords(content, lang);
  if (content.template === 'two-factor') return twoFactorWords(content, lang);
  const texts = lang === 'en' ? en : es;
  const say = texts[content.template] as (given: MailContent) => Words;
  return say(content);
}
