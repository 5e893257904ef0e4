interface Texts {
  readonly es: string;
  readonly en: string;
}

/** A version of the product, with what it brought. */
export interface Release {
  /** As package.json has it. */
  readonly number: string;
  readonly title: Texts;
  /** In one sentence. */
  readonly description: Texts;
  readonly changes: readonly Texts[];
}

/** The newest one: what services compare, pages show, and the new-version dialog tells. */
export const LAST_RELEASE: Release = {
  number: '4.15.4',
  title: { es: 'Nueva versión', en: 'New version' },
  description: {
    es: 'Planificación maestra, corto plazo y su cierre, con indicadores al día.',
    en: 'Master plan, short term and its close, with indicators up to date.',
  },
  changes: [
    {
      es: 'Los contenedores se abren: muestran sus proyectos con sus indicadores.',
      en: 'Containers open: they show their projects with their indicators.',
    },
    {
      es: 'El portafolio agrupa los proyectos por contenedor.',
      en: 'The portfolio groups projects by container.',
    },
    {
      es: 'Un proyecto que no alcanzó a llegar al servidor se guarda y se envía de nuevo.',
      en: 'A project that did not reach the server is kept and sent again.',
    },
    {
      es: 'Cuando Plomada está en mantenimiento, lo dice y vuelve sola.',
      en: 'While Plomada is under maintenance it says so, and comes back by itself.',
    },
  ],
};

/** All of them, the newest first: the release notes. */
export const RELEASES: readonly Release[] = [LAST_RELEASE];
