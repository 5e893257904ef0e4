import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { AVATAR_MAX_BYTES, avatarTicket } from '@plomada/contracts';
import { CONFIG, dropRestOfBody, ticketOf, wholeBody, withCorrelation } from '@plomada/service-kit';
import type { Request } from 'express';
import type { AuthConfig } from '../config';
import { Profile } from './profile';

/** The gateway's way to hand over a picture: its bytes as the body, whose it is in a signed header (decision 3). */
@Controller('internal/avatars')
export class AvatarUploadController {
  constructor(
    private readonly profiles: Profile,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async upload(@Req() request: Request): Promise<{ avatarURL: string }> {
    try {
      const { userId, correlationId } = ticketOf(request.headers, this.config.TOKEN_SECRET, avatarTicket);
      const bytes = await wholeBody(request, AVATAR_MAX_BYTES, 'IMAGE_TOO_LARGE');
      const avatarURL = await withCorrelation(correlationId, () => this.profiles.takePicture(userId, bytes));
      return { avatarURL };
    } finally {
      await dropRestOfBody(request);
    }
  }
}
