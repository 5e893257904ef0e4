import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import {
  type Attachment,
  checkAttaching,
  type FileTicket,
  MAX_ATTACHED_BYTES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '@plomada/contracts';
import { type Actor, mayRemoveFile } from '@plomada/domain';
import { conflict, forbidden, limitedBody, notFound, RpcClient } from '@plomada/service-kit';
import { type Connection, mongo } from 'mongoose';
import { ProjectRepository } from '../project-store/project.repository';

const BUCKET = 'attachments';
/** Milliseconds. No upload takes that long. */
const DAY = 24 * 3_600_000;

interface AttachmentFile {
  _id: mongo.ObjectId;
  filename: string;
  length: number;
  uploadDate: Date;
  metadata: {
    projectId: string;
    /** Absent from those of the project, and from those of before tasks had files. */
    taskId?: string;
    userId: string;
    userName: string;
  };
}

/** Documents and drawings beside a project's plan, of its tasks or of all of it, in GridFS, as they came. */
@Injectable()
export class Attachments {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly projects: ProjectRepository,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Stores what comes; on any failure nothing of it stays. A task's is taken from who may work on it by the plan as it is now. Refuses
   * with NOT_FOUND, TASK_UNKNOWN, TASK_NOT_YOURS, ATTACHMENTS_FULL (params: max, megabytes) or ATTACHMENT_TOO_LARGE (params: megabytes).
   */
  async add(ticket: Extract<FileTicket, { kind: 'attachment' }>, body: Readable): Promise<Attachment> {
    const { id: projectId, taskId, userId, roles, userName, fileName } = ticket;
    await this.refuseMore(projectId);
    if (taskId !== null) await this.rpc.call(checkAttaching, { projectId, taskId, userId, roles });
    const _id = new mongo.ObjectId();
    const metadata = { projectId, ...(taskId !== null && { taskId }), userId, userName };
    const target = this.bucket.openUploadStreamWithId(_id, fileName, { metadata });
    try {
      const content = limitedBody(body, MAX_ATTACHMENT_BYTES, 'ATTACHMENT_TOO_LARGE');
      await pipeline(Readable.from(content, { objectMode: false }), target);
    } catch (error) {
      await this.erase([_id]);
      throw error;
    }
    return attachmentOf({ _id, filename: fileName, length: target.length, uploadDate: new Date(), metadata });
  }

  /** Those of a task, or all of a project. The files of a deleted task wait for an undo to bring it back. */
  async of(projectId: string, taskId?: string): Promise<Attachment[]> {
    const found = await this.files
      .find({ 'metadata.projectId': projectId, ...(taskId !== undefined && { 'metadata.taskId': taskId }) })
      .sort({ uploadDate: -1, _id: -1 })
      .toArray();
    return found.map(attachmentOf);
  }

  /** Its name, size and bytes. Refuses with NOT_FOUND. */
  async open(projectId: string, id: string): Promise<{ file: Attachment; bytes: Readable }> {
    const file = await this.find(projectId, id);
    return { file: attachmentOf(file), bytes: this.bucket.openDownloadStream(file._id) };
  }

  /** Refuses with NOT_FOUND or ATTACHMENT_NOT_YOURS. */
  async remove(projectId: string, id: string, actor: Pick<Actor, 'userId' | 'roles'>): Promise<void> {
    const { _id, metadata } = await this.find(projectId, id);
    if (!mayRemoveFile(actor, metadata.userId)) throw forbidden('ATTACHMENT_NOT_YOURS');
    await this.erase([_id]);
  }

  async removeAll(projectId: string): Promise<void> {
    const found = await this.files.find({ 'metadata.projectId': projectId }).toArray();
    await this.erase(found.map(({ _id }) => _id));
  }

  /** Removes the pieces of uploads that a crash cut off: of those of the week that began eight days ago. */
  async removeCutOff(now: Date): Promise<void> {
    const [from, before] = [8 * DAY, DAY].map((age) => idAt(now.getTime() - age));
    const which = { n: 0, files_id: { $gt: from, $lt: before } };
    const whole = { from: `${BUCKET}.files`, localField: 'files_id', foreignField: '_id', as: 'file' };
    const pieces = this.database
      .collection(`${BUCKET}.chunks`)
      .aggregate<{ files_id: mongo.ObjectId }>([
        { $match: which },
        { $project: { _id: 0, files_id: 1 } },
        { $lookup: whole },
        { $match: { file: [] } },
      ]);
    await this.erase((await pieces.toArray()).map(({ files_id }) => files_id));
  }

  private async refuseMore(projectId: string): Promise<void> {
    if (!(await this.projects.findReady(projectId))) throw notFound('NOT_FOUND');
    const present = await this.of(projectId);
    const bytes = present.reduce((sum, one) => sum + one.bytes, 0);
    if (present.length < MAX_ATTACHMENTS && bytes < MAX_ATTACHED_BYTES) return;
    throw conflict('ATTACHMENTS_FULL', { max: MAX_ATTACHMENTS, megabytes: MAX_ATTACHED_BYTES / 2 ** 20 });
  }

  private async find(projectId: string, id: string): Promise<AttachmentFile> {
    if (!mongo.ObjectId.isValid(id)) throw notFound('NOT_FOUND');
    const which = { _id: new mongo.ObjectId(id), 'metadata.projectId': projectId };
    const found = await this.files.findOne(which);
    if (!found) throw notFound('NOT_FOUND');
    return found;
  }

  private async erase(ids: readonly mongo.ObjectId[]): Promise<void> {
    await this.files.deleteMany({ _id: { $in: [...ids] } });
    await this.database.collection(`${BUCKET}.chunks`).deleteMany({ files_id: { $in: [...ids] } });
  }

  private get files(): mongo.Collection<AttachmentFile> {
    return this.database.collection<AttachmentFile>(`${BUCKET}.files`);
  }

  private get bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database, { bucketName: BUCKET });
  }

  private get database(): mongo.Db {
    if (!this.connection.db) throw new Error('MongoDB is not connected');
    return this.connection.db;
  }
}

const idAt = (time: number) => mongo.ObjectId.createFromTime(Math.floor(time / 1000));

function attachmentOf({ _id, filename, length, uploadDate, metadata }: AttachmentFile): Attachment {
  const { taskId = null, userId, userName } = metadata;
  return {
    id: _id.toHexString(),
    taskId,
    name: filename,
    bytes: length,
    uploadedAt: uploadDate.toISOString(),
    uploadedBy: { userId, name: userName },
  };
}
