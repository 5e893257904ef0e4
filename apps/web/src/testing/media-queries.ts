const plain = window.matchMedia;

afterEach(() => {
  window.matchMedia = plain;
});

/** Makes the window answer media queries until the test ends: those that hold one of these are true. */
export function windowIs(...holding: readonly string[]): void {
  const unheard = () => undefined;
  window.matchMedia = (media) =>
    ({
      media,
      matches: holding.some((part) => media.includes(part)),
      ...{ addEventListener: unheard, removeEventListener: unheard },
      // The theme still listens so.
      ...{ addListener: unheard, removeListener: unheard },
    }) as unknown as MediaQueryList;
}
