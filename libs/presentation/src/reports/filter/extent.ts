import type { FilterPart, FilteredIndicators, TiledReport } from '@plomada/domain';
import type { TFunction } from 'i18next';

/** Which reports a filter narrowed. */
export interface Narrowing {
  readonly indicators: Readonly<Partial<Record<TiledReport, unknown>>>;
  readonly notNarrowedBy: FilteredIndicators['notNarrowedBy'];
  readonly progressBasis: FilteredIndicators['progressBasis'];
}

/**
 * What there is to say beside a report while a filter is in force: that it is narrowed, what its progress is measured by then, and by what
 * of the filter it is not.
 */
export function extentOf(
  id: TiledReport,
  { indicators, notNarrowedBy, progressBasis }: Narrowing,
  t: TFunction,
): string[] {
  const kept = notNarrowedBy[id];
  const basis = progressBasis[id];
  const named = (parts: readonly FilterPart[]) =>
    parts.map((part) => t(`reports:filter.part.${part}`)).join(', ');
  return [
    ...(id in indicators ? [t('reports:filter.narrowed')] : []),
    ...(basis ? [t(`reports:filter.basis.${basis}`)] : []),
    ...(kept ? [t('reports:filter.not', { parts: named(kept) })] : []),
  ];
}
