import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { SavedGridViews } from './grid-views';

@Controller()
export class GridViewsController {
  constructor(private readonly views: SavedGridViews) {}

  @HandleRpc(contracts.gridViewsOf)
  of(place: z.infer<typeof contracts.gridViewsOf.request>) {
    return this.views.of(place);
  }

  @HandleRpc(contracts.saveGridView)
  save({ isShared, saved, ...place }: z.infer<typeof contracts.saveGridView.request>) {
    return this.views.save(place, isShared, saved);
  }

  @HandleRpc(contracts.removeGridView)
  remove({ isShared, name, ...place }: z.infer<typeof contracts.removeGridView.request>) {
    return this.views.remove(place, isShared, name);
  }
}
