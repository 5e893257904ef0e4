import type { BusinessSettings } from '@plomada/contracts';

/** What every section of the company's settings is given. */
export interface SectionProps {
  readonly settings: BusinessSettings;
  readonly onChange: (settings: BusinessSettings) => void;
}
