import type { Session } from '@plomada/contracts';
import { isOfPlatform } from '@plomada/domain';

/** Who asks, and whether as somebody of the platform. */
export const askedBy = ({ user }: Session) => ({ byUserId: user.id, byPlatform: isOfPlatform(user) });
