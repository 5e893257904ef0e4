import type { Words } from '../../words/words';
import type { Figure } from '../report';
import type { Share } from './columns';

/** What a share is made of, in words: where something was due, and where nothing was. */
interface Said {
  readonly made: string;
  readonly none: string;
}

/** The share of a term as a figure: of one in which nothing was due there is none yet. */
export const shareFigure = (
  { value, denominator }: Share,
  { made, none }: Said,
  { t, format }: Words,
): Pick<Figure, 'value' | 'made'> =>
  denominator === 0
    ? { value: t('reports:tile.pending'), made: none }
    : { value: format.percent(value), made };

/** That of promises kept, or of restrictions released. */
export const keptFigure = (name: 'ppc' | 'pcr', share: Share, words: Words) =>
  shareFigure(
    share,
    {
      made: words.t(`reports:${name}.made`, { count: share.denominator, met: share.numerator }),
      none: words.t(`reports:${name}.none`),
    },
    words,
  );
