import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessesModule } from '../businesses/businesses.module';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { ContainedProjects } from './contained-projects';
import { ContainerController } from './container.controller';
import { ContainerRepository } from './container.repository';
import { CONTAINERS, containerRecordSchema } from './container.schema';
import { Containers } from './containers';

const collection = MongooseModule.forFeature([{ name: CONTAINERS, schema: containerRecordSchema }]);

@Module({
  imports: [collection, BusinessesModule, ProjectStoreModule],
  controllers: [ContainerController],
  providers: [Containers, ContainerRepository, ContainedProjects],
  exports: [collection, ContainerRepository, ContainedProjects],
})
export class ContainersModule {}
