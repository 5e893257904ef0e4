/** The colours of the product: the only place where a colour is written down. */

/** What a task or a constraint is going through. Always shown with an icon or a word too. */
export interface StateColours {
  readonly completed: string;
  readonly executable: string;
  readonly inTerm: string;
  readonly delayed: string;
  readonly restricted: string;
  readonly notAnalysed: string;
}

/** The colours by which people are told apart, as far as they go; never the only sign of who it is. */
export const PERSON_COLOURS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

export interface Tokens {
  readonly text: string;
  readonly textMuted: string;
  readonly surface: string;
  readonly ground: string;
  readonly border: string;
  /** Border of controls, strong enough to be seen as one (3:1). */
  readonly borderStrong: string;
  /** The main action, selection, today. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryTint: string;
  /** Text on the primary colour. */
  readonly onPrimary: string;
  /** The primary colour where it is text on a surface (4.5:1). */
  readonly accentText: string;
  /** Fills: bars, dots, chart series. */
  readonly state: StateColours;
  /** The same states where they are text on a surface (4.5:1). */
  readonly stateText: StateColours;
  /** Fills: the bars of different people (3:1 on a surface). */
  readonly people: Readonly<Record<PersonColour, string>>;
  /** Non-working days and other quiet shading. */
  readonly shade: string;
}

export const LIGHT: Tokens = {
  text: '#1F2933',
  textMuted: '#52606D',
  surface: '#FFFFFF',
  ground: '#F7F8FA',
  border: '#E3E7EC',
  borderStrong: '#87929F',
  primary: '#F57C00',
  primaryHover: '#E65100',
  primaryTint: '#FFF3E0',
  onPrimary: '#1A1000',
  accentText: '#B34700',
  state: {
    completed: '#2E7D32',
    executable: '#1565C0',
    inTerm: '#F57C00',
    delayed: '#C62828',
    restricted: '#6A1B9A',
    notAnalysed: '#78909C',
  },
  stateText: {
    completed: '#2E7D32',
    executable: '#1565C0',
    inTerm: '#B34700',
    delayed: '#C62828',
    restricted: '#6A1B9A',
    notAnalysed: '#546E7A',
  },
  people: {
    a: '#1565C0',
    b: '#C2571A',
    c: '#2E7D32',
    d: '#8E24AA',
    e: '#00838F',
    f: '#AD1457',
    g: '#6D4C41',
    h: '#827717',
  },
  shade: '#F0F2F5',
};

export const DARK: Tokens = {
  text: '#E6EAEE',
  textMuted: '#A3B0BD',
  surface: '#1E252D',
  ground: '#171D24',
  border: '#323C46',
  borderStrong: '#75828F',
  primary: '#FB8C00',
  primaryHover: '#FFA726',
  primaryTint: '#3A2A17',
  onPrimary: '#1A1000',
  accentText: '#FFB74D',
  state: {
    completed: '#66BB6A',
    executable: '#64B5F6',
    inTerm: '#FB8C00',
    delayed: '#EF5350',
    restricted: '#BA68C8',
    notAnalysed: '#90A4AE',
  },
  stateText: {
    completed: '#81C784',
    executable: '#64B5F6',
    inTerm: '#FFB74D',
    delayed: '#EF9A9A',
    restricted: '#CE93D8',
    notAnalysed: '#B0BEC5',
  },
  people: {
    a: '#64B5F6',
    b: '#FF8A65',
    c: '#81C784',
    d: '#CE93D8',
    e: '#4DD0E1',
    f: '#F06292',
    g: '#BCAAA4',
    h: '#DCE775',
  },
  shade: '#252D36',
};
