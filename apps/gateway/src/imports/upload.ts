import { Inject, Injectable } from '@nestjs/common';
import { type Session, type UploadTicket } from '@plomada/contracts';
import { CONFIG, currentCorrelationId, notFound } from '@plomada/service-kit';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { Access } from '../access/access';
import type { GatewayConfig } from '../config';
import { SocketServer } from '../socket/socket-server';
import { forwardUpload } from './forward-upload';
import { readForm } from './multipart';
import { spooled } from './spool';
import { fileNameOf, parseFields } from './upload-fields';

/** Passes an uploaded schedule on to the imports service, once it is known who may send it where. */
@Injectable()
export class Upload {
  constructor(
    private readonly access: Access,
    private readonly sockets: SocketServer,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  execute(session: Session, request: Request): Promise<{ jobId: string }> {
    return readForm(request, async ({ name, bytes }, fields) => {
      const fileName = fileNameOf(name);
      const send = async (given: ReadonlyMap<string, string>, body: Readable) =>
        forwardUpload(this.config, await this.ticket(session, given, fileName), body);
      if (fields.soFar.has('project') && fields.soFar.has('socketId')) return send(fields.soFar, bytes);
      // Our own client sends the fields first. Others may not: then the file waits on disk for them, if they may send any.
      await this.access.somewhere(session, 'editPlan');
      return spooled(bytes, async (again) => send(await fields.all, again));
    });
  }

  private async ticket(
    session: Session,
    fields: ReadonlyMap<string, string>,
    fileName: string,
  ): Promise<UploadTicket> {
    const { type, project, business, socketId } = parseFields(fields);
    const { businessId } = await this.access.toProject(session, project.id, 'editPlan');
    if (businessId !== business.id) throw notFound('NOT_FOUND');
    if (!(await this.sockets.belongsTo(socketId, session.user.id))) throw notFound('SOCKET_NOT_FOUND');
    return {
      projectId: project.id,
      businessId,
      userId: session.user.id,
      socketId,
      fileName,
      type,
      correlationId: currentCorrelationId(),
    };
  }
}
