import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { RESTRICTION_TEMPLATES, restrictionTemplateSchema } from './restriction-template.schema';
import { RestrictionTemplates } from './restriction-templates';
import { RestrictionTemplatesController } from './restriction-templates.controller';

const collection = MongooseModule.forFeature([
  { name: RESTRICTION_TEMPLATES, schema: restrictionTemplateSchema },
]);

@Module({
  imports: [collection, ProjectStoreModule],
  controllers: [RestrictionTemplatesController],
  providers: [RestrictionTemplates],
})
export class RestrictionTemplatesModule {}
