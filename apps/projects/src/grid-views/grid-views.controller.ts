import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { SavedGridViews } from './grid-views';

@Controller()
export class GridViewsController {
  constructor(private readonly views: SavedGridViews) {}

  @HandleRpc(contracts.gridViewsOf)
  of(userGrid: z.infer<typeof contracts.gridViewsOf.request>) {
    return this.views.of(userGrid);
  }

  @HandleRpc(contracts.saveGridView)
  save({ isShared, saved, ...userGrid }: z.infer<typeof contracts.saveGridView.request>) {
    return this.views.save(userGrid, isShared, saved);
  }

  @HandleRpc(contracts.removeGridView)
  remove({ isShared, name, ...userGrid }: z.infer<typeof contracts.removeGridView.request>) {
    return this.views.remove(userGrid, isShared, name);
  }
}
