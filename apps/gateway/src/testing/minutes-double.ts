import { Controller } from '@nestjs/common';
import { minutesOf, minutesOfProject, saveMinutes } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';

const DAY = '2026-03-06';

/** The planning service as far as minutes of meetings go: it keeps what it was given. */
@Controller()
export class MinutesDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(minutesOfProject)
  async all() {
    return { minutes: [] };
  }

  @HandleRpc(minutesOf)
  async of({ projectId, number }: z.output<typeof minutesOf.request>) {
    this.world.asked.push(`minutes ${projectId} ${number}`);
    return { minutes: null, open: [] };
  }

  @HandleRpc(saveMinutes)
  async save({ projectId, by, version, date = DAY, ...content }: z.output<typeof saveMinutes.request>) {
    this.world.asked.push(`save minutes ${projectId} ${content.number} upon ${version} by ${by.userId}`);
    const said = content.said.map((line) => ({ ...line, aboutName: '' }));
    const savedBy = { userId: by.userId, name: by.name };
    const savedAt = new Date().toISOString();
    return { minutes: { ...content, date, said, version: version + 1, savedAt, savedBy }, open: [] };
  }
}
