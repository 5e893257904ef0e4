import { Inject, Injectable } from '@nestjs/common';
import type { attachmentTicket, FileTicket, photoTicket } from '@plomada/contracts';
import { CONFIG, fetchInternal, unavailable } from '@plomada/service-kit';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { z } from 'zod';
import type { GatewayConfig } from '../config';

/** The bytes of files, to and from the projects service, over internal HTTP with a signed ticket. */
@Injectable()
export class ProjectsFiles {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** Hands a file over. Rejects with that service's failure, or with SERVICE_UNAVAILABLE when it does not answer. */
  async send(ticket: FileTicket, bytes: Readable): Promise<unknown> {
    const body = Readable.toWeb(bytes);
    const answer = await this.ask(ticket, { method: 'POST', body, duplex: 'half' });
    return answer.json();
  }

  /** Fetches an attachment; its name is in the header `x-file-name`. Rejects as above. */
  fetch(ticket: z.input<typeof attachmentTicket>): Promise<Response> {
    return this.ask(ticket, { method: 'GET' });
  }

  /** Fetches a photo. Rejects as above. */
  fetchPhoto(ticket: z.input<typeof photoTicket>): Promise<Response> {
    return this.ask(ticket, { method: 'GET' }, '/internal/files/photo');
  }

  private ask(ticket: object, how: object, path = '/internal/files'): Promise<Response> {
    return fetchInternal(this.address(path), this.config.TOKEN_SECRET, ticket, how);
  }

  private address(path: string): URL {
    const projects = this.config.SERVICE_URLS.find(({ name }) => name === 'projects');
    if (!projects) throw unavailable('SERVICE_UNAVAILABLE');
    return new URL(path, projects.url);
  }
}

/** The body of a fetched file as a stream of Node's. */
export function bytesOf({ body }: Response): Readable {
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
}
