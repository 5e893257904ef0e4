import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import {
  attachment,
  ATTACHMENT_TYPES,
  attachmentsOf,
  MAX_ATTACHMENT_BYTES,
  removeAttachment,
  type Session,
} from '@plomada/contracts';
import { currentCorrelationId, invalid, RpcClient, tooLarge } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { type FormOfFile, readForm } from '../imports/multipart';
import { fileNameOf } from '../imports/upload-fields';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { ParsedParam } from '../requests/parsed';
import { bytesOf, ProjectsFiles } from './projects-files';

const ATTACHMENT: FormOfFile = {
  field: 'file',
  maxBytes: MAX_ATTACHMENT_BYTES,
  tooLarge: () => tooLarge('ATTACHMENT_TOO_LARGE', { megabytes: MAX_ATTACHMENT_BYTES / 1024 / 1024 }),
};
const form = z.object({
  filename: z.string().optional().describe('As older clients send it; the name of the file part counts'),
  file: z.string().describe('At most 50 MB').meta({ format: 'binary' }),
});

/** Documents and photos beside a project's plan. */
@Controller('api/project')
export class AttachmentsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: ProjectsFiles,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('upload_file/:projectId')
  @HttpCode(200)
  @InProject('attachFiles', 'projectId')
  @ApiConsumes('multipart/form-data')
  @Describe({ summary: 'Attaches a file to a project', body: form, answer: attachment })
  async upload(@Caller() session: Session, @ParsedParam('projectId') id: string, @Req() request: Request) {
    const { id: userId, firstName, lastName } = session.user;
    await this.limiter.count(PER_USER_UPLOADS, userId);
    const person = { userId, userName: `${firstName} ${lastName}`.trim() };
    const about = { kind: 'attachment', id, ...person, correlationId: currentCorrelationId() } as const;
    return readForm(
      request,
      async ({ name, bytes }) => this.files.send({ ...about, fileName: attachableName(name) }, bytes),
      ATTACHMENT,
    );
  }

  @Get(':id/attachments')
  @InProject('viewProject', 'id')
  @Describe({ summary: 'The files of a project, newest first', answer: attachmentsOf.response })
  list(@ParsedParam('id') projectId: string) {
    return this.rpc.call(attachmentsOf, { projectId });
  }

  /** Always a download of bytes that nothing is guessed about: what was uploaded never runs or shows in our origin. */
  @Get(':id/attachments/:attachmentId')
  @InProject('viewProject', 'id')
  @Describe({ summary: 'The bytes of a file, as a download', answer: z.string() })
  async download(
    @ParsedParam('id') projectId: string,
    @ParsedParam('attachmentId') attachmentId: string,
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

  @Delete(':id/attachments/:attachmentId')
  @InProject('editPlan', 'id')
  @Describe({ summary: 'Takes a file away', answer: removeAttachment.response })
  remove(@ParsedParam('id') projectId: string, @ParsedParam('attachmentId') attachmentId: string) {
    return this.rpc.call(removeAttachment, { projectId, attachmentId });
  }
}

/** The file's own name, when it ends as something that can be attached. Refuses with ATTACHMENT_TYPE_REFUSED (params: type). */
function attachableName(given: string | undefined): string {
  const name = fileNameOf(given);
  const type = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) {
    throw invalid('ATTACHMENT_TYPE_REFUSED', { type });
  }
  return name;
}

/** encodeURIComponent leaves a few characters that the header's grammar keeps for itself. */
const rfc5987 = (encoded: string): string =>
  encoded.replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
