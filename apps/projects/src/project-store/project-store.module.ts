import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectRepository } from './project.repository';
import { PROJECTS, projectRecordSchema } from './project.schema';

const collection = MongooseModule.forFeature([{ name: PROJECTS, schema: projectRecordSchema }]);

/** The records of projects, for every capability that works on them. */
@Module({ imports: [collection], providers: [ProjectRepository], exports: [ProjectRepository, collection] })
export class ProjectStoreModule {}
