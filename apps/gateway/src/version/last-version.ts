/** What the new-version dialog says. The number is that of package.json. */
export const LAST_VERSION = {
  number: '4.15.4',
  title: { es: 'Nueva versión', en: 'New version' },
  description: {
    es: 'Planificación maestra, corto plazo y su cierre, con indicadores al día.',
    en: 'Master plan, short term and its close, with indicators up to date.',
  },
} as const;
