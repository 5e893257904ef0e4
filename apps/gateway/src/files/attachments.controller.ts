import { Controller, Req, Res } from '@nestjs/common';
import {
  attachableType,
  attachment,
  attachmentRoutes as routes,
  attachmentsOf,
  endingOf,
  MAX_ATTACHMENT_BYTES,
  removeAttachment,
} from '@plomada/contracts';
import { currentCorrelationId, invalid, RpcClient, tooLarge } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { type FormOfFile, readForm } from '../imports/multipart';
import { fileNameOf } from '../imports/upload-fields';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { bytesOf, ProjectsFiles } from './projects-files';

const ATTACHMENT: FormOfFile = {
  field: 'file',
  maxBytes: MAX_ATTACHMENT_BYTES,
  tooLarge: () => tooLarge('ATTACHMENT_TOO_LARGE', { megabytes: MAX_ATTACHMENT_BYTES / 1024 / 1024 }),
};

/** Documents and drawings beside a project's plan, of its tasks or of all of it. */
@Controller('api')
export class AttachmentsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: ProjectsFiles,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.upload)
  async upload(call: RouteRequest<typeof routes.upload>, @Req() request: Request) {
    const { session, granted, params, query } = call;
    const { id: userId, firstName, lastName } = session.user;
    await this.limiter.count(PER_USER_UPLOADS, userId);
    const person = { userId, userName: `${firstName} ${lastName}`.trim() };
    const roles = [...granted.roles];
    const about = {
      kind: 'attachment',
      id: params.projectId,
      taskId: query.taskId ?? null,
      roles,
      ...person,
      correlationId: currentCorrelationId(),
    } as const;
    return readForm(
      request,
      async ({ name, bytes }) =>
        attachment.parse(await this.files.send({ ...about, fileName: attachableName(name) }, bytes)),
      ATTACHMENT,
    );
  }

  @Route(routes.list)
  list({ params: { id: projectId }, query }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(attachmentsOf, { projectId, ...query });
  }

  /** Always a download of bytes that nothing is guessed about: what was uploaded never runs or shows in our origin. */
  @Route(routes.download)
  async download(
    { params: { id: projectId, attachmentId } }: RouteRequest<typeof routes.download>,
    @Res() response: Response,
  ) {
    const file = await this.files.fetch({ projectId, attachmentId });
    const name = file.headers.get('x-file-name') ?? 'file';
    response.setHeader('content-type', 'application/octet-stream');
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''${rfc5987(name)}`);
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('cache-control', 'no-store, no-transform');
    await pipeline(bytesOf(file), response);
  }

  @Route(routes.remove)
  remove({ session, granted, params }: RouteRequest<typeof routes.remove>) {
    const { id: projectId, attachmentId } = params;
    const who = { userId: session.user.id, roles: [...granted.roles] };
    return this.rpc.call(removeAttachment, { projectId, attachmentId, ...who });
  }
}

/** The file's own name, when it ends as something that can be attached. Refuses with ATTACHMENT_TYPE_REFUSED (params: type). */
function attachableName(given: string | undefined): string {
  const name = fileNameOf(given);
  if (attachableType(name) === null) throw invalid('ATTACHMENT_TYPE_REFUSED', { type: endingOf(name) });
  return name;
}

/** encodeURIComponent leaves a few characters that the header's grammar keeps for itself. */
const rfc5987 = (encoded: string): string =>
  encoded.replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
