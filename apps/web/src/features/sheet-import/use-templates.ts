import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { download } from '../exports/download';
import type { TemplateChoice, templateOf } from './sheet-files';
import type { SheetKind } from './sheet-kind';
import { useSheetContext } from './use-sheet-context';

type SheetFiles = typeof import('./sheet-files');

/** Hands out the spreadsheets of a kind that are to be filled in. `busy` says which is being made: those of many people take a while. */
export function useTemplates(kind: SheetKind) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('sheetImport');
  const context = useSheetContext();
  const [busy, setBusy] = useState<'one' | 'all' | null>(null);
  const handOut = async (
    which: 'one' | 'all',
    make: (files: SheetFiles) => ReturnType<typeof templateOf>,
  ) => {
    setBusy(which);
    try {
      const files = await import('./sheet-files');
      // What is written holds up the page: that it is busy is drawn first.
      await new Promise((drawn) => setTimeout(drawn));
      const made = make(files);
      if ('code' in made) dispatch(failureShown(made));
      else download(made.name, made.content);
    } catch (error) {
      console.error(error);
      dispatch(failureShown({ code: 'UNKNOWN' }));
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    one: (choice: TemplateChoice) =>
      void handOut('one', (files) => files.templateOf(kind, context(), choice)),
    /** One for each who has tasks in the short term. */
    all: () => void handOut('all', (files) => files.templatesByPerson(context(), t('of.nobody'))),
  };
}
