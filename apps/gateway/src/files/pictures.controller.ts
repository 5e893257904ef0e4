import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import {
  getContainer,
  MAX_IMAGE_BYTES,
  type Pictured,
  pictured,
  pictureAnswer,
  pictureHash,
  pictureOf,
  removePicture,
  type Session,
} from '@plomada/contracts';
import { AppFailure, currentCorrelationId, RpcClient, tooLarge } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { Access } from '../access/access';
import { DecidedByHandler } from '../access/declared';
import { Public } from '../access/public';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { type FormOfFile, readForm } from '../imports/multipart';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { ProjectsFiles } from './projects-files';

const PHOTO: FormOfFile = {
  field: 'logofile',
  maxBytes: MAX_IMAGE_BYTES,
  tooLarge: () => tooLarge('IMAGE_TOO_LARGE', { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 }),
};
const form = z.object({
  logoUrl: z.string().optional().describe('The present address, as older clients send it; not used'),
  type: pictured.describe('Whose picture it is: the id of the path is of one of these'),
  logofile: z.string().describe('JPEG, PNG, WebP or GIF, at most 10 MB').meta({ format: 'binary' }),
});
const whose = z.object({ type: pictured });

/** Pictures of businesses, projects and containers. */
@Controller('api')
export class PicturesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly files: ProjectsFiles,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('project/set_photo/:id')
  @HttpCode(200)
  @DecidedByHandler('manageProject')
  @ApiConsumes('multipart/form-data')
  @Describe({
    summary: 'Makes an image the picture of a project, business or container',
    body: form,
    answer: pictureAnswer,
  })
  async setPhoto(@Caller() session: Session, @ParsedParam('id') id: string, @Req() request: Request) {
    await this.limiter.count(PER_USER_UPLOADS, session.user.id);
    const { type, picture } = await readForm(
      request,
      async ({ bytes }, fields) => {
        await this.mayPictureBefore(session, fields.soFar.get('type'), id);
        const whole = await buffer(bytes);
        return { ...whose.parse({ type: (await fields.all).get('type') }), picture: whole };
      },
      PHOTO,
    );
    await this.mayPicture(session, type, id);
    const [userId, correlationId] = [session.user.id, currentCorrelationId()];
    const ticket = { kind: 'picture', of: type, id, userId, correlationId } as const;
    return pictureAnswer.parse(await this.files.send(ticket, Readable.from([picture])));
  }

  @Post('project/remove_photo/:id')
  @HttpCode(200)
  @DecidedByHandler('manageProject')
  @Describe({ summary: 'Takes the picture away', body: whose, answer: pictureAnswer })
  async removePhoto(
    @Caller() session: Session,
    @ParsedParam('id') id: string,
    @ParsedBody(whose) { type }: z.output<typeof whose>,
  ) {
    await this.mayPicture(session, type, id);
    return this.rpc.call(removePicture, { of: type, id });
  }

  /** Without a token, so that an `img` can show it: the address is a secret of those who were given it, and never changes. */
  @Public()
  @Get('pictures/:hash')
  @Describe({ summary: 'A picture, as WebP', answer: z.string() })
  async picture(@Param('hash') hash: string, @Res() response: Response) {
    const { webp } = await this.rpc.call(pictureOf, { hash: pictureHash.parse(hash) });
    response.setHeader('content-type', 'image/webp');
    response.setHeader('cache-control', 'private, max-age=31536000, immutable');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.end(Buffer.from(webp, 'base64'));
  }

  /** Before any byte is held. Older clients say only after the picture what it is of: then it must be of something. */
  private async mayPictureBefore(session: Session, type: string | undefined, id: string): Promise<void> {
    if (type !== undefined) return this.mayPicture(session, pictured.parse(type), id);
    let refusal: unknown;
    for (const one of pictured.options) {
      try {
        return await this.mayPicture(session, one, id);
      } catch (error) {
        if (!(error instanceof AppFailure) || error.kind === 'unavailable') throw error;
        if (error.kind === 'forbidden' || refusal === undefined) refusal = error;
      }
    }
    throw refusal;
  }

  private async mayPicture(session: Session, type: Pictured, id: string): Promise<void> {
    if (type === 'project') await this.access.toProject(session, id, 'manageProject');
    if (type === 'business') await this.access.toBusiness(session, id, 'manageBusiness');
    if (type === 'container') {
      const container = await this.rpc.call(getContainer, { containerId: id });
      await this.access.toContainer(session, container, 'manageProject');
    }
  }
}
