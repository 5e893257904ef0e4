import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { cancelImport, importResult, importStatus, type Session, uploadAnswer } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import { DecidedByHandler, InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { ParsedParam } from '../requests/parsed';
import { Upload } from './upload';

const form = z.object({
  type: z.string().describe("The client's guess of the format"),
  project: z.string().describe('JSON: id and name'),
  business: z.string().describe('JSON: id and name'),
  socketId: z.string().describe("The caller's own connected socket, which alone hears of the result"),
  file: z.string().describe('The schedule, at most 50 MB; best as the last part').meta({ format: 'binary' }),
});

@Controller('api/gantt/import')
export class ImportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly upload: Upload,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('project2json')
  @HttpCode(200)
  @DecidedByHandler('editPlan')
  @ApiConsumes('multipart/form-data')
  @Describe({
    summary: 'Reads a schedule; the result comes over the socket',
    body: form,
    answer: uploadAnswer,
  })
  async project2json(@Caller() session: Session, @Req() request: Request) {
    await this.limiter.count(PER_USER_UPLOADS, session.user.id);
    return this.upload.execute(session, request);
  }

  @Get(':projectId/:jobId/status')
  @InProject('editPlan', 'projectId')
  @Describe({ summary: 'Where a job of the caller stands', answer: importStatus.response })
  status(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('jobId') jobId: string,
  ) {
    return this.rpc.call(importStatus, { projectId, jobId, userId: session.user.id });
  }

  @Get(':projectId/:jobId/result')
  @InProject('editPlan', 'projectId')
  @Describe({ summary: 'The schedule that a job of the caller has read', answer: importResult.response })
  result(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('jobId') jobId: string,
  ) {
    return this.rpc.call(importResult, { projectId, jobId, userId: session.user.id });
  }

  @Post(':projectId/:jobId/cancel')
  @HttpCode(200)
  @InProject('editPlan', 'projectId')
  @Describe({
    summary: 'Ends a job of the caller that is queued or being read',
    answer: cancelImport.response,
  })
  cancel(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('jobId') jobId: string,
  ) {
    return this.rpc.call(cancelImport, { projectId, jobId, userId: session.user.id });
  }
}
