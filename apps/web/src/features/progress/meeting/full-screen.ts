/** Gives the page the whole screen. A browser that refuses leaves the whole window, which the meeting has anyway. */
export function askFullScreen(): void {
  const page = document.documentElement;
  if (!page.requestFullscreen) return;
  page.requestFullscreen().catch((error: unknown) => console.info('No full screen', error));
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

export function turnFullScreen(): void {
  if (document.fullscreenElement) leaveFullScreen();
  else askFullScreen();
}
