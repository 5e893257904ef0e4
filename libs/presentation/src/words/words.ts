import type { TFunction } from 'i18next';
import type { Format } from '../format';

/** Words and formats of the language that is shown. */
export interface Words {
  readonly t: TFunction;
  readonly format: Format;
}
