import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import type { Refused } from '../../base/messages/messages-slice';
import { selectRestrictionInDialog } from '../restriction-dialog/restriction-dialog-slice';
import { UnsavedFields } from './unsaved-fields';

interface Options {
  readonly label: string;
  readonly value: string;
  /** Does what was typed; answers why not, null when it is done. */
  readonly onTyped: (typed: string) => Refused | null;
  /** Said where the field was emptied that cannot be empty: it holds its value again. */
  readonly emptied?: string;
}

export interface Typed {
  /** What stands in the field: what is typed, else the value. */
  readonly shown: string;
  /** It is another text than the value. */
  readonly isTyped: boolean;
  readonly problem: Refused | null;
  readonly type: (typed: string) => void;
  /** Does what is typed; answers whether nothing is left to be done. */
  readonly finish: () => boolean;
  /** The field is left: what is typed is done, unless it is being asked about. */
  readonly leave: () => void;
  /** Whether it is asked if what is typed is to be given up. */
  readonly isAsking: boolean;
  readonly ask: (asks: boolean) => void;
  readonly giveUp: () => void;
}

/**
 * What is typed into a field of the panel until it is done. The field follows what others change until somebody types into it. What is
 * in it when it goes, because another task is shown or the panel closed, is done too, or asked about.
 * What somebody else changed meanwhile is told before it is written over.
 * What was refused is tried again after a restriction's dialog, which may have taken away what was in the way.
 */
export function useTyped({ label, value, onTyped, emptied }: Options): Typed {
  const { t } = useTranslation('taskPanel');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [isAsking, ask] = useState(false);
  const isBehind = useAppSelector((state) => selectRestrictionInDialog(state) !== null);
  // Known at once: the field may be left twice before it is drawn again.
  const now = useRef<string | null>(null);
  /** The value that whoever types has seen. */
  const known = useRef(value);
  const put = (text: string | null, why: Refused | null) => {
    now.current = text;
    setTyped(text);
    setProblem(why);
  };
  const finish = (): boolean => {
    const text = now.current;
    if (text === null) return true;
    if (emptied !== undefined && text.trim() === '') {
      put(null, { why: emptied });
      return true;
    }
    const theirs = value !== known.current && value !== text;
    known.current = value;
    // Done nevertheless, once they have been told of it.
    if (theirs) {
      put(text, { why: t('changedMeanwhile', { value: value || '—' }) });
      return false;
    }
    const why = text === value ? null : onTyped(text);
    put(why === null ? null : text, why);
    return why === null;
  };
  useUnsavedField({ label, isTyped: typed !== null, typed: () => now.current, finish });
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    if (wasBehind.current && !isBehind && problem) finish();
    wasBehind.current = isBehind;
  });
  return {
    shown: typed ?? value,
    isTyped: typed !== null && typed !== value,
    problem: isBehind ? null : problem,
    type: (text) => {
      if (now.current === null) known.current = value;
      put(text, null);
    },
    finish,
    leave: () => void (isAsking || finish()),
    isAsking,
    ask,
    giveUp: () => {
      ask(false);
      put(null, null);
    },
  };
}

interface Field {
  readonly label: string;
  readonly isTyped: boolean;
  readonly typed: () => string | null;
  readonly finish: () => boolean;
}

function useUnsavedField(field: Field): void {
  const { begun, lost } = useContext(UnsavedFields);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const { isTyped } = field;
  useEffect(() => (isTyped ? begun(() => latest.current.finish()) : undefined), [begun, isTyped]);
  useEffect(
    () => () => {
      const { label, typed, finish } = latest.current;
      const text = typed();
      if (!finish() && text) lost({ label, text });
    },
    [lost],
  );
}
