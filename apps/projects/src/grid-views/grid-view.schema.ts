import type { GridViewSaved } from '@plomada/contracts';
import { Schema } from 'mongoose';

/** A saved view of a table. */
export interface GridViewRecord extends GridViewSaved {
  /** '' for a table of no project; `ofBusiness` of its id for one of a business. */
  projectId: string;
  grid: string;
  /** The person whose own it is; '' for one of everybody in the project. */
  owner: string;
  /** The name as it is compared. */
  nameKey: string;
  /** When it was made the default, in milliseconds since 1970; views of before this was kept do not say it. */
  defaultSince?: number;
}

export const GRID_VIEWS = 'GridView';
export const gridViewSchema = new Schema<GridViewRecord>(
  {
    projectId: { type: String, required: true },
    grid: { type: String, required: true },
    owner: { type: String, default: '' },
    nameKey: { type: String, required: true },
    name: { type: String, required: true },
    isDefault: { type: Boolean, required: true },
    defaultSince: Number,
    view: { type: Schema.Types.Mixed, required: true },
    filters: { type: Schema.Types.Mixed, required: true },
  },
  // Nothing chosen is an empty object, which counts too.
  { collection: 'grid_views', versionKey: false, minimize: false },
).index({ projectId: 1, grid: 1, owner: 1, nameKey: 1 }, { unique: true });
