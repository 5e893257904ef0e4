/** How long a finger stays, and how far it may stray meanwhile, in pixels. */
const LONG_MS = 500;
const STRAY_PX = 10;

interface Press {
  readonly target: HTMLElement;
  readonly at: { readonly left: number; readonly top: number };
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Tells of a finger or pen that stays where it was put, once: Safari on a phone has no event for it, other browsers have. `isMeant`
 * says whether there is something there to be pressed for long. What comes up under the finger is not pressed by its leaving.
 * Returns what ends it.
 */
export function onLongPress(
  element: HTMLElement,
  isMeant: (target: HTMLElement) => boolean,
  told: (target: HTMLElement, at: Press['at']) => void,
): () => void {
  let press: Press | null = null;
  let sparesClick = false;
  const give = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  const tell = () => {
    const made = press;
    give();
    if (!made) return;
    sparesClick = true;
    told(made.target, made.at);
  };
  const onDown = (event: PointerEvent) => {
    give();
    sparesClick = false;
    const target = event.target as HTMLElement;
    if (event.pointerType === 'mouse' || !element.contains(target) || !isMeant(target)) return;
    const at = { left: event.clientX, top: event.clientY };
    press = { target, at, timer: setTimeout(tell, LONG_MS) };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (press && Math.hypot(clientX - press.at.left, clientY - press.at.top) > STRAY_PX) give();
  };
  const onContextMenu = (event: Event) => {
    tell();
    if (sparesClick) spare(event);
  };
  const onClick = (event: Event) => {
    if (sparesClick) spare(event);
    sparesClick = false;
  };
  const heard = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', give],
    ['pointercancel', give],
    ['contextmenu', onContextMenu],
    ['click', onClick],
  ] as const;
  for (const [name, listener] of heard) document.addEventListener(name, listener as EventListener, true);
  return () => {
    give();
    for (const [name, listener] of heard) document.removeEventListener(name, listener as EventListener, true);
  };
}

function spare(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
