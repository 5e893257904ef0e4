import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import {
  changePassword,
  changePasswordRequest,
  editProfile,
  preferences,
  profileAnswer,
  profileFields,
  type Session,
  setPreferences,
  STOCK_AVATARS,
  stockAvatars,
  userSchema,
} from '@plomada/contracts';
import { CONFIG, RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import { Own } from '../access/declared';
import { Caller } from '../access/session-of';
import { Sessions } from '../access/sessions';
import type { GatewayConfig } from '../config';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { handOverAvatar } from './hand-over-avatar';
import { readProfileForm } from './profile-form';

const form = profileFields.extend({
  avatar: z
    .string()
    .describe('A new picture: JPEG, PNG, WebP or GIF, at most 5 MB')
    .meta({ format: 'binary' })
    .optional(),
});

/** What people change about themselves. A path that names somebody else does not exist. */
@Controller('api/user')
export class ProfileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post(':id/edit_profile')
  @HttpCode(200)
  @Own('id')
  @ApiConsumes('multipart/form-data')
  @Describe({
    summary: 'Changes name and picture; what is left out stays',
    body: form,
    answer: profileAnswer,
  })
  async edit(@ParsedParam('id') userId: string, @Req() request: Request) {
    await this.limiter.count(PER_USER_UPLOADS, userId);
    const { profile, avatar } = await readProfileForm(request);
    if (avatar) await handOverAvatar(this.config, userId, avatar);
    // A picture that came beats the address of one.
    const { avatarURL, ...names } = profile;
    const answer = await this.rpc.call(editProfile, {
      userId,
      profile: avatar ? names : { ...names, avatarURL },
    });
    this.sessions.forgetUser(userId);
    return answer;
  }

  @Post(':id/preferences')
  @HttpCode(200)
  @Own('id')
  @Describe({ summary: 'Changes language and time zone', body: preferences, answer: userSchema })
  async prefer(
    @ParsedParam('id') userId: string,
    @ParsedBody(preferences) wish: z.output<typeof preferences>,
  ) {
    const user = await this.rpc.call(setPreferences, { userId, preferences: wish });
    this.sessions.forgetUser(userId);
    return user;
  }

  @Post(':id/change_password')
  @HttpCode(200)
  @Own('id')
  @Describe({
    summary: 'Changes the own password; all other sessions end',
    body: changePasswordRequest,
    answer: changePassword.response,
  })
  changePassword(
    @Caller() session: Session,
    @ParsedParam('id') userId: string,
    @ParsedBody(changePasswordRequest) wish: z.output<typeof changePasswordRequest>,
    @CallerAddress() address: string,
  ) {
    return this.rpc.call(changePassword, { ...wish, userId, sessionId: session.sessionId, address });
  }

  @Get('get_avatars_impera/:userId')
  @Own('userId')
  @Describe({ summary: 'The set of pictures to choose from', answer: stockAvatars })
  avatars(@ParsedParam('userId') _userId: string) {
    return { avatars: STOCK_AVATARS.map((url) => ({ url })) };
  }
}
