import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { World } from './doubles';
import { BUSINESS } from './people';

export const CONTAINER = 'container-1';

/** The projects service as far as settings, containers and files go: it notes what it was asked. */
@Controller('internal/files')
export class SettingsDouble {
  constructor(private readonly world: World) {}

  /** It has no module. */
  @HandleRpc(contracts.getBusinessSettings)
  async settings({ businessId }: z.output<typeof contracts.getBusinessSettings.request>) {
    return this.setModules({ businessId, modules: [] });
  }

  @HandleRpc(contracts.setBusinessModules)
  async setModules({ businessId, modules }: z.output<typeof contracts.setBusinessModules.request>) {
    const profile = { name: 'C', taxNumber: '', phone: '', mail: '', address: '', specialization: '' };
    const lists = { restrictionFamilies: [], cncTypes: [], roles: [], rhythmicUnits: [] };
    return { id: businessId, ...profile, logoURL: null, modules, lists };
  }

  @HandleRpc(contracts.companyReportOf)
  async report({ businessId }: z.output<typeof contracts.companyReportOf.request>) {
    const byStatus = { notStarted: 0, onPlan: 0, behind: 0, completed: 0 };
    const totals = { projects: 0, byStatus, bl: null, realProgress: null, ppc: null, pcr: null };
    return { business: { id: businessId, name: 'C', logoURL: null }, projects: [], totals };
  }

  @HandleRpc(contracts.deleteProject)
  async deleteProject(request: z.output<typeof contracts.deleteProject.request>) {
    this.world.asked.push(`delete ${request.projectId} ${request.typedName} by ${request.by.userId}`);
    return {};
  }

  @HandleRpc(contracts.deletedOf)
  async deleted() {
    return { deleted: [] };
  }

  @HandleRpc(contracts.removePicture)
  async removePicture() {
    return { url: null };
  }

  @HandleRpc(contracts.getContainer)
  async container({ containerId }: z.output<typeof contracts.getContainer.request>) {
    if (containerId !== CONTAINER) throw notFound('NOT_FOUND');
    return containerNow(this.world.contained);
  }

  @HandleRpc(contracts.editContainer)
  async editContainer({ change }: z.output<typeof contracts.editContainer.request>) {
    return { ...containerNow(this.world.contained), ...change };
  }

  @HandleRpc(contracts.attachmentsOf)
  async attachments() {
    return { attachments: [] };
  }

  @Post()
  @HttpCode(200)
  async receive(@Req() request: Request) {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    const ticket = JSON.parse(Buffer.from(String(request.headers['x-upload']), 'base64url').toString());
    this.world.asked.push(`file ${ticket.kind} ${ticket.id} ${bytes}`);
    if (ticket.kind === 'photo') return { id: ticket.photoId, bytes };
    if (ticket.kind === 'picture') return { url: '/api/pictures/abc' };
    const uploadedBy = { userId: ticket.userId, name: ticket.userName };
    const { taskId, fileName: name } = ticket;
    return { id: 'file-1', taskId, name, bytes, uploadedAt: '2026-03-02T10:00:00.000Z', uploadedBy };
  }

  @Get()
  async send(@Res() response: Response) {
    response.setHeader('x-file-name', encodeURIComponent("plano (1)'ñ.html"));
    response.end('<script>alert(1)</script>');
  }

  @Get('photo')
  async sendPhoto(@Req() request: Request, @Res() response: Response) {
    const ticket = JSON.parse(Buffer.from(String(request.headers['x-upload']), 'base64url').toString());
    response.end(`${ticket.size} ${ticket.photoId}`);
  }
}

function containerNow(projects: string[]) {
  const people = { administratorName: '', administratorEmail: '', facilitatorName: '', facilitatorEmail: '' };
  const about = { classification: '', type: '', country: null, image: null, ...people };
  const createdAt = '2026-03-02T10:00:00.000Z';
  const place = { id: CONTAINER, businessId: BUSINESS, name: 'Norte' };
  return { ...place, ...about, projects, createdAt };
}
