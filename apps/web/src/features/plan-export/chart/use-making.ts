import { useEffect, useRef, useState } from 'react';
import type { Making } from '../drawing/making';

export type MakingPhase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'making'; readonly share: number }
  | { readonly phase: 'failed' };

/** Runs one long piece of work with its progress; it is given up by `cancel` and when the screen goes away. */
export function useMaking(): {
  readonly state: MakingPhase;
  run(work: (making: Making) => Promise<void>): Promise<void>;
  cancel(): void;
} {
  const [state, setState] = useState<MakingPhase>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (work: (making: Making) => Promise<void>) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'making', share: 0 });
    try {
      await work({
        signal: controller.signal,
        onProgress: (share) => !controller.signal.aborted && setState({ phase: 'making', share }),
      });
      setState({ phase: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      setState({ phase: 'failed' });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, run, cancel };
}
