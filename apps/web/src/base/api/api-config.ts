/** What the client needs from the application; set once at start. */
interface Wiring {
  token: () => string | null;
  onSessionEnded: () => void;
}
let wiring: Wiring = { token: () => null, onSessionEnded: () => undefined };

/** Tells the client where the token is and whom to tell that the session is over. */
export function wireApi(given: Wiring): void {
  wiring = given;
}

export const currentToken = (): string | null => wiring.token();
export const tellSessionEnded = (): void => wiring.onSessionEnded();
