import type { MailContent } from '@plomada/contracts';
import type { Words } from './words';

type Content = Extract<MailContent, { template: 'support-request' }>;

const TEXTS = {
  es: {
    topic: {
      technical: 'Asistencia técnica',
      accounts: 'Gestión de cuentas',
      consultants: 'Soporte de consultores',
    },
    asks: (name: string) =>
      `${name} pide ayuda desde Plomada. Responder a este correo le responde a esa persona.`,
    wrote: 'Lo que escribió',
    about: 'De dónde viene',
    who: 'Persona',
    project: 'Proyecto',
    noProject: 'ninguno abierto',
    screen: 'Pantalla',
    version: 'Versión',
  },
  en: {
    topic: {
      technical: 'Technical assistance',
      accounts: 'Account management',
      consultants: 'Consultant support',
    },
    asks: (name: string) =>
      `${name} asks for help from within Plomada. An answer to this mail goes to that person.`,
    wrote: 'What they wrote',
    about: 'Where it comes from',
    who: 'Person',
    project: 'Project',
    noProject: 'none open',
    screen: 'Screen',
    version: 'Version',
  },
} as const;

/** What whoever helps is told: the words of the person, as lines of theirs, and from where they were written. */
export function supportWords(content: Content, lang: 'es' | 'en'): Words {
  const { topic, text, from, project, screen, version } = content;
  const words = TEXTS[lang];
  const name = from.name || from.email;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const where = project ? `${project.name} (${project.code}), ${project.business}` : words.noProject;
  const about = [
    `${words.who}: ${name} <${from.email}>`,
    `${words.project}: ${where}`,
    `${words.screen}: ${screen}`,
    `${words.version}: ${version}`,
  ];
  return {
    subject: `${words.topic[topic]}: ${name}`,
    before: [words.asks(name)],
    lists: [
      { head: words.wrote, items: lines.map(item) },
      { head: words.about, items: about.map(item) },
    ],
    after: [],
    replyTo: from.email,
  };
}

const item = (text: string) => ({ text, notes: [] });
