import { Controller, Req, Res } from '@nestjs/common';
import {
  getContainer,
  MAX_IMAGE_BYTES,
  type Pictured,
  pictured,
  pictureAnswer,
  pictureOf,
  pictureRoutes as routes,
  removePicture,
  type Session,
} from '@plomada/contracts';
import { AppFailure, currentCorrelationId, RpcClient, tooLarge } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Access } from '../access/access';
import { type FormOfFile, readForm } from '../imports/multipart';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { ProjectsFiles } from './projects-files';

const PHOTO: FormOfFile = {
  field: 'logofile',
  maxBytes: MAX_IMAGE_BYTES,
  tooLarge: () => tooLarge('IMAGE_TOO_LARGE', { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 }),
};
const whose = routes.removePhoto.body;

/** Pictures of businesses, projects and containers. */
@Controller('api')
export class PicturesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly files: ProjectsFiles,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.setPhoto)
  async setPhoto({ session, params: { id } }: RouteRequest<typeof routes.setPhoto>, @Req() request: Request) {
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

  @Route(routes.removePhoto)
  async removePhoto({ session, params, body }: RouteRequest<typeof routes.removePhoto>) {
    const [{ id }, { type }] = [params, body];
    await this.mayPicture(session, type, id);
    return this.rpc.call(removePicture, { of: type, id });
  }

  /** Without a token, so that an `img` can show it: the address is a secret of those who were given it, and never changes. */
  @Route(routes.picture)
  async picture({ params: { hash } }: RouteRequest<typeof routes.picture>, @Res() response: Response) {
    const { webp } = await this.rpc.call(pictureOf, { hash });
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
