import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What a line is called, and where it stands. */
export interface About {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly of: number;
}

/** What a screen reader hears while a row is moved. */
export function useDragWords(
  about: (id: UniqueIdentifier) => About,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('shell');
  const begun = useRef(false);
  const at = (id: UniqueIdentifier, over: UniqueIdentifier) => ({ ...about(over), name: about(id).name });
  return {
    screenReaderInstructions: { draggable: t('drag.how') },
    announcements: {
      onDragStart: ({ active }) => {
        begun.current = true;
        return t('drag.taken', { ...about(active.id) });
      },
      onDragOver: ({ active, over }) => {
        // At once after it was taken a row is over its own place: saying so would cut the first sentence off.
        const isFirst = begun.current;
        begun.current = false;
        return over && !(isFirst && over.id === active.id)
          ? t('drag.over', at(active.id, over.id))
          : undefined;
      },
      onDragEnd: ({ active, over }) => (over ? t('drag.put', at(active.id, over.id)) : undefined),
      onDragCancel: ({ active }) => t('drag.back', { ...about(active.id) }),
    },
  };
}
