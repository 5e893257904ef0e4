/** What the client needs from the application; set once at start. */
interface ApiConfig {
  token: () => string | null;
  onSessionEnded: () => void;
}
let config: ApiConfig = { token: () => null, onSessionEnded: () => undefined };

/** Tells the client where the token is and whom to tell that the session is over. */
export function wireApi(given: ApiConfig): void {
  config = given;
}

export const currentToken = (): string | null => config.token();
export const tellSessionEnded = (): void => config.onSessionEnded();
