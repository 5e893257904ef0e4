import type { IndicatorResults } from '@plomada/contracts';
import type { TiledReport } from '@plomada/domain';
import type { PaperAbout, PaperFilter } from '@plomada/presentation';

/** What the thread that draws is given. */
export interface DrawTask {
  readonly lang: 'es' | 'en';
  readonly about: PaperAbout;
  /** In their order. */
  readonly reports: readonly TiledReport[];
  readonly results: IndicatorResults;
  /** What these are narrowed to; null where they are of the whole project. */
  readonly filter: PaperFilter | null;
  /** The civil day that the figures are as of. */
  readonly today: string;
  /** The firm's picture as PNG; null where it has none. */
  readonly logo: Uint8Array | null;
}
