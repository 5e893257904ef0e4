import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GRID_VIEWS, gridViewSchema } from './grid-view.schema';
import { SavedGridViews } from './grid-views';
import { GridViewsController } from './grid-views.controller';

@Module({
  imports: [MongooseModule.forFeature([{ name: GRID_VIEWS, schema: gridViewSchema }])],
  controllers: [GridViewsController],
  providers: [SavedGridViews],
  exports: [SavedGridViews],
})
export class GridViewsModule {}
