import { minutesOf, minutesOfProject, saveMinutes } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Minutes } from './minutes';

@Controller()
export class MinutesController {
  constructor(private readonly minutes: Minutes) {}

  @HandleRpc(minutesOf)
  of({ projectId, number, date }: z.output<typeof minutesOf.request>) {
    return this.minutes.of(projectId, number, date);
  }

  @HandleRpc(saveMinutes)
  save(request: z.output<typeof saveMinutes.request>) {
    return this.minutes.save(request);
  }

  @HandleRpc(minutesOfProject)
  async ofProject({ projectId }: z.output<typeof minutesOfProject.request>) {
    return { minutes: await this.minutes.inShort(projectId) };
  }
}
