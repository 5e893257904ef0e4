import { Injectable } from '@nestjs/common';
import { ContainedProjects } from '../containers/contained-projects';
import { ContainerRepository } from '../containers/container.repository';

/** The projects of a deleted container are free for others; it remembers them for its way back. */
@Injectable()
export class FreeContained {
  constructor(
    private readonly containers: ContainerRepository,
    private readonly contained: ContainedProjects,
  ) {}

  /** Doing it twice is doing it once. */
  async of(containerId: string): Promise<void> {
    const projects = await this.contained.ofOne(containerId);
    // Remembered before they are free, so that whoever is cut off in between has lost none.
    if (await this.containers.remember(containerId, projects)) await this.contained.letGo(containerId);
  }

  /** Of all whose end was cut off. */
  async ofLeftOvers(): Promise<void> {
    for (const { _id } of await this.containers.list({ deletion: { $ne: null } })) await this.of(_id);
  }
}
