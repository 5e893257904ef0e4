import type { Failure } from '@plomada/contracts';

/** What the server wants done before anything else. */
export type Due = 'secondStep' | 'password';

/** What the client needs from the application; set once at start. */
interface ApiConfig {
  token: () => string | null;
  onSessionEnded: () => void;
  onMaintenance?: () => void;
  onDue?: (due: Due) => void;
}
let config: ApiConfig = { token: () => null, onSessionEnded: () => undefined };

/** Tells the client where the token is and whom to tell that the session is over, the product under maintenance, or something due before all else. */
export function wireApi(given: ApiConfig): void {
  config = given;
}

export const currentToken = (): string | null => config.token();
export const tellSessionEnded = (): void => config.onSessionEnded();

/** Whatever was refused: of a gateway under maintenance, and before what is due, all else is refused too. */
export function noteRefusal({ code }: Pick<Failure, 'code'>): void {
  if (code === 'MAINTENANCE') config.onMaintenance?.();
  if (code === 'SECOND_STEP_DUE') config.onDue?.('secondStep');
  if (code === 'PASSWORD_DUE') config.onDue?.('password');
}
