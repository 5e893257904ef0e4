import { Module } from '@nestjs/common';
import { ContainersModule } from '../containers/containers.module';
import { FilesModule } from '../files/files.module';
import { GridViewsModule } from '../grid-views/grid-views.module';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { AnnounceProject } from './announce-project';
import { DeleteAndRestore } from './delete-and-restore';
import { DeletedItems } from './deleted-items';
import { FreeContained } from './free-contained';
import { Housekeeping } from './housekeeping';
import { LifecycleController } from './lifecycle.controller';
import { Purge } from './purge';

@Module({
  imports: [ContainersModule, FilesModule, GridViewsModule, ProjectStoreModule],
  controllers: [LifecycleController],
  providers: [AnnounceProject, DeleteAndRestore, DeletedItems, FreeContained, Housekeeping, Purge],
})
export class LifecycleModule {}
