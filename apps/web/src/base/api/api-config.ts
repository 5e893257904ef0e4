import type { Failure } from '@plomada/contracts';

/** What the client needs from the application; set once at start. */
interface ApiConfig {
  token: () => string | null;
  onSessionEnded: () => void;
  onMaintenance?: () => void;
  onSecondStepDue?: () => void;
}
let config: ApiConfig = { token: () => null, onSessionEnded: () => undefined };

/** Tells the client where the token is and whom to tell that the session is over, the product under maintenance, or a second step due. */
export function wireApi(given: ApiConfig): void {
  config = given;
}

export const currentToken = (): string | null => config.token();
export const tellSessionEnded = (): void => config.onSessionEnded();

/** Whatever was refused: of a gateway under maintenance, and before a second step that is due, all else is refused too. */
export function noteRefusal({ code }: Pick<Failure, 'code'>): void {
  if (code === 'MAINTENANCE') config.onMaintenance?.();
  if (code === 'SECOND_STEP_DUE') config.onSecondStepDue?.();
}
