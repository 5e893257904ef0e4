import { Controller, Req, Res } from '@nestjs/common';
import { MAX_PHOTO_BYTES, photoRoutes as routes, storedPhoto } from '@plomada/contracts';
import { currentCorrelationId, tooLarge } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { type FormOfFile, readForm } from '../imports/multipart';
import { PER_USER_PHOTOS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { bytesOf, ProjectsFiles } from './projects-files';

const PHOTO: FormOfFile = {
  field: 'photo',
  maxBytes: MAX_PHOTO_BYTES,
  tooLarge: () => tooLarge('IMAGE_TOO_LARGE', { megabytes: MAX_PHOTO_BYTES / 1024 / 1024 }),
  isAlone: true,
};

/** What the photos of tasks show. Which task one is of, and whether it may be, is decided by the plan. */
@Controller('api')
export class PhotosController {
  constructor(
    private readonly files: ProjectsFiles,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.send)
  async send({ session, params }: RouteRequest<typeof routes.send>, @Req() request: Request) {
    const { projectId: id, photoId } = params;
    const userId = session.user.id;
    await this.limiter.count(PER_USER_PHOTOS, userId);
    const ticket = { kind: 'photo', id, photoId, userId, correlationId: currentCorrelationId() } as const;
    return readForm(
      request,
      async ({ bytes }) => storedPhoto.parse(await this.files.send(ticket, bytes)),
      PHOTO,
    );
  }

  /** Not kept by browsers: what was seen by somebody who signed off is not on the device any more. */
  @Route(routes.show)
  async show({ params, query }: RouteRequest<typeof routes.show>, @Res() response: Response) {
    const photo = await this.files.fetchPhoto({ ...params, size: query.size ?? 'whole' });
    response.setHeader('content-type', 'image/webp');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('cache-control', 'no-store, no-transform');
    await pipeline(bytesOf(photo), response);
  }
}
