import { Controller, Inject, Req } from '@nestjs/common';
import {
  changePassword,
  passwordRules,
  editProfile,
  profileRoutes,
  setPreferences,
  STOCK_AVATARS,
} from '@plomada/contracts';
import { CONFIG, RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { Sessions } from '../access/sessions';
import type { GatewayConfig } from '../config';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { forwardAvatar } from './forward-avatar';
import { readProfileForm } from './profile-form';

/** What people change about themselves. A path that names somebody else does not exist. */
@Controller('api')
export class ProfileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(profileRoutes.edit)
  async edit({ params: { id: userId } }: RouteRequest<typeof profileRoutes.edit>, @Req() request: Request) {
    await this.limiter.count(PER_USER_UPLOADS, userId);
    const { profile, avatar } = await readProfileForm(request);
    if (avatar) await forwardAvatar(this.config, userId, avatar);
    // A picture that came beats the address of one.
    const { avatarURL, ...names } = profile;
    const answer = await this.rpc.call(editProfile, {
      userId,
      profile: avatar ? names : { ...names, avatarURL },
    });
    this.sessions.forgetUser(userId);
    return answer;
  }

  @Route(profileRoutes.prefer)
  async prefer({ params: { id: userId }, body: preferences }: RouteRequest<typeof profileRoutes.prefer>) {
    const user = await this.rpc.call(setPreferences, { userId, preferences });
    this.sessions.forgetUser(userId);
    return user;
  }

  @Route(profileRoutes.passwordRules)
  passwordRules({ params: { id: userId } }: RouteRequest<typeof profileRoutes.passwordRules>) {
    return this.rpc.call(passwordRules, { userId });
  }

  @Route(profileRoutes.changePassword)
  changePassword({ session, params, body, address }: RouteRequest<typeof profileRoutes.changePassword>) {
    const { sessionId } = session;
    return this.rpc.call(changePassword, { ...body, userId: params.id, sessionId, address });
  }

  @Route(profileRoutes.avatars)
  avatars() {
    return { avatars: STOCK_AVATARS.map((url) => ({ url })) };
  }
}
