import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../base/format';
import type { Column } from '../base/grid/column';
import { type CatalogueColumn, columnsOf, type Words } from './catalogue';

/** What columns read out of the translations, besides their own namespace. */
export function useWords(namespaces: readonly string[] = []): Words {
  const { t } = useTranslation(['columns', ...namespaces] as never[]);
  const format = useFormat();
  return useMemo(() => ({ t: t as unknown as TFunction, format }), [t, format]);
}

/** The columns of a catalogue in the language that is shown. */
export function useColumns<Row, About>(
  catalogue: readonly CatalogueColumn<Row, About>[],
  words: Words,
  about: About,
): readonly Column<Row>[] {
  return useMemo(() => columnsOf(catalogue, words, about), [catalogue, words, about]);
}
