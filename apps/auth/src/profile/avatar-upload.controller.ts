import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { AVATAR_MAX_BYTES, avatarTicket } from '@plomada/contracts';
import { CONFIG, forbidden, tooLarge, verifyInternal, withCorrelation } from '@plomada/service-kit';
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
      const { userId, correlationId } = this.ticketOf(request);
      const bytes = await wholeOf(request);
      const avatarURL = await withCorrelation(correlationId, () => this.profiles.takePicture(userId, bytes));
      return { avatarURL };
    } finally {
      // What was refused is read to its end and thrown away: the sender sees the answer only after sending.
      request.resume();
    }
  }

  private ticketOf({ headers }: Request) {
    const { 'x-upload': encoded, 'x-upload-signature': signature } = headers;
    if (!verifyInternal(this.config.TOKEN_SECRET, encoded, signature)) throw forbidden('UPLOAD_FORBIDDEN');
    return avatarTicket.parse(JSON.parse(Buffer.from(String(encoded), 'base64url').toString('utf8')));
  }
}

async function wholeOf(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > AVATAR_MAX_BYTES)
      throw tooLarge('IMAGE_TOO_LARGE', { megabytes: AVATAR_MAX_BYTES / 2 ** 20 });
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}
