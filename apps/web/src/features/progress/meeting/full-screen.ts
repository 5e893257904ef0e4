/** The keys that a page may ask for while it has the whole screen; not every browser has them. */
interface WithKeyboard {
  readonly keyboard?: { readonly lock?: (keys: readonly string[]) => Promise<void> };
}

export const isFullScreen = (): boolean => document.fullscreenElement !== null;

/**
 * Gives the page the whole screen, and Escape, which leaves a field or a dialog there as elsewhere (the browser leaves the full screen
 * when it is held). A browser that refuses leaves the whole window, which the meeting has anyway.
 */
export function askFullScreen(): void {
  const page = document.documentElement;
  if (!page.requestFullscreen) return;
  page
    .requestFullscreen()
    .then(() => (navigator as WithKeyboard).keyboard?.lock?.(['Escape']))
    .catch((error: unknown) => console.info('No full screen', error));
}

export function leaveFullScreen(): void {
  if (isFullScreen()) void document.exitFullscreen();
}

export function turnFullScreen(): void {
  if (isFullScreen()) leaveFullScreen();
  else askFullScreen();
}
