import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Container, createContainer, editContainer } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { ContainedProjects } from './contained-projects';
import { ContainerRepository } from './container.repository';
import { containerOf, type ContainerRecord } from './container.schema';

type New = z.infer<typeof createContainer.request>;
type Change = z.infer<typeof editContainer.request>['change'];

@Injectable()
export class Containers {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly containers: ContainerRepository,
    private readonly contained: ContainedProjects,
  ) {}

  /** Refuses with NOT_FOUND, CONTAINER_NAME_TAKEN, CONTAINER_EXISTS or PROJECT_NOT_CONTAINABLE. */
  async create({ container, userId }: New): Promise<Container> {
    const { businessId, projects = [], id } = container;
    if (!(await this.businesses.exists({ _id: businessId, status: 'ready' }))) throw notFound('NOT_FOUND');
    const place = { businessId, containerId: id };
    await this.contained.check(place, projects);
    const record = await this.containers.begin(newRecord(container, userId));
    await this.contained.put(place, projects);
    return this.answer(record);
  }

  /** Refuses with NOT_FOUND. */
  async read(id: string): Promise<Container> {
    return this.answer(await this.containers.find(id));
  }

  /** Refuses with NOT_FOUND, CONTAINER_NAME_TAKEN or PROJECT_NOT_CONTAINABLE. */
  async edit(id: string, { projects, ...details }: Change): Promise<Container> {
    const { businessId } = await this.containers.find(id);
    const place = { businessId, containerId: id };
    if (projects) await this.contained.check(place, projects);
    const { name } = details;
    const key = name === undefined ? {} : { nameKey: nameKey(name) };
    const record = await this.containers.update({ _id: id, deletion: null }, { ...details, ...key });
    if (projects) await this.contained.put(place, projects);
    return this.answer(record);
  }

  private async answer(record: ContainerRecord): Promise<Container> {
    return containerOf(record, await this.contained.ofOne(record._id));
  }
}

function newRecord(container: New['container'], creatorId: string): ContainerRecord {
  const { id, businessId, name, country = null, classification = '', type = '' } = container;
  const { administratorName = '', administratorEmail = '' } = container;
  const { facilitatorName = '', facilitatorEmail = '' } = container;
  const people = { administratorName, administratorEmail, facilitatorName, facilitatorEmail };
  const details = { name, nameKey: nameKey(name), country, classification, type, image: null, ...people };
  return { _id: id, businessId, ...details, creatorId, createdAt: new Date(), deletion: null };
}
