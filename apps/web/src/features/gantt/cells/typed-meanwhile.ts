/**
 * Keeps what is typed while the field that is meant is still on its way, and nothing else has taken the focus to type in.
 * Returns what ends it and gives what was typed; it ends by itself after `lastsMs`, so that no field that never came keeps keys.
 */
export function keepTyped(lastsMs: number): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    const target = event.target instanceof Element ? event.target : document.body;
    if ((!isText && key !== 'Backspace') || target.closest('input:not([type=checkbox]), textarea')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = isText ? typed + key : typed.slice(0, -1);
  };
  const stop = () => window.removeEventListener('keydown', onKeyDown, true);
  window.addEventListener('keydown', onKeyDown, true);
  const timer = setTimeout(stop, lastsMs);
  return () => {
    clearTimeout(timer);
    stop();
    return typed;
  };
}
