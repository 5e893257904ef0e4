import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { ChoosingStep } from './choosing-step';
import { ConfirmingStep } from './confirming-step';
import { DoneStep } from './done-step';
import { FailedStep } from './failed-step';
import { importActions, type ImportPhase, selectImport } from './import-slice';
import { ProgressStep } from './progress-step';

/** The report of what differs needs room. */
const WIDE: ReadonlySet<ImportPhase['phase']> = new Set(['confirming', 'loading']);

/** Brings a schedule file into a project. Any screen opens it with `importActions.opened({ projectId })`. */
export function ImportDialog() {
  const { t } = useTranslation('import');
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectImport);
  // What has begun is given up by its button only, not by a click beside the dialog.
  const easyToLeave = state.phase === 'choosing' || state.phase === 'failed' || state.phase === 'done';
  const close = () => easyToLeave && dispatch(importActions.dismissed());
  // Who leaves the project meanwhile finds it again there: it would not say whose plan it is about anywhere else.
  const projectId = useProjectId();
  const isHere = state.phase !== 'closed' && state.projectId === projectId;
  const wasHere = useRef(isHere);
  useEffect(() => {
    // Whoever has just made a project is asked for its file a moment before its page is there.
    if (wasHere.current && !isHere && easyToLeave) dispatch(importActions.dismissed());
    wasHere.current = isHere;
  }, [isHere, easyToLeave, dispatch]);
  return (
    <DialogFrame
      open={isHere}
      title={isHere && <Title phase={state.phase} text={t(`title.${state.phase}`)} />}
      maxWidth={WIDE.has(state.phase) ? 'md' : 'sm'}
      onClose={close}
    >
      {isHere && <Step state={state} />}
    </DialogFrame>
  );
}

/** Takes the focus at every new phase, so that it is read out and the keyboard never points at what is gone. */
function Title({ phase, text }: { readonly phase: string; readonly text: string }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), [phase]);
  return (
    <Box component="span" ref={title} tabIndex={-1} sx={{ outline: 'none !important' }}>
      {text}
    </Box>
  );
}

function Step({ state }: { readonly state: Exclude<ImportPhase, { phase: 'closed' }> }) {
  // Asked for while a file is chosen: the report comes whole later, and not as a title above nothing.
  useTranslation(['columns', 'grid']);
  switch (state.phase) {
    case 'choosing':
      return <ChoosingStep />;
    case 'uploading':
    case 'waiting':
      return <ProgressStep state={state} />;
    case 'confirming':
    case 'loading':
      return <ConfirmingStep state={state} />;
    case 'done':
      return <DoneStep state={state} />;
    case 'failed':
      return <FailedStep state={state} />;
  }
}
