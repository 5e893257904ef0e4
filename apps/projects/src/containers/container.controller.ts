import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Containers } from './containers';

@Controller()
export class ContainerController {
  constructor(private readonly containers: Containers) {}

  @HandleRpc(contracts.createContainer)
  create(request: z.infer<typeof contracts.createContainer.request>) {
    return this.containers.create(request);
  }

  @HandleRpc(contracts.getContainer)
  read({ containerId }: z.infer<typeof contracts.getContainer.request>) {
    return this.containers.read(containerId);
  }

  @HandleRpc(contracts.editContainer)
  edit({ containerId, change }: z.infer<typeof contracts.editContainer.request>) {
    return this.containers.edit(containerId, change);
  }
}
