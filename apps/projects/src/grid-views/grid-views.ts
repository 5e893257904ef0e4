import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { GRID_VIEW_LIMITS, gridView, type GridViews, type GridViewSaved } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { conflict, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { GRID_VIEWS, type GridViewRecord } from './grid-view.schema';

/** A table, of a project, of a business or of neither, and who looks at it. */
export interface UserGrid {
  readonly projectId: string | null;
  readonly businessId: string | null;
  readonly grid: string;
  readonly userId: string;
}
const EVERYBODY = '';
const NO_PROJECT = '';

/** Stands for a business where others have a project: no id of one has a slash. */
const ofBusiness = (businessId: string): string => `business/${businessId}`;

/** The saved views of tables: a person's own ones, and those of everybody in a project or a business. */
@Injectable()
export class SavedGridViews {
  constructor(@InjectModel(GRID_VIEWS) private readonly views: Model<GridViewRecord>) {}

  async of(userGrid: UserGrid): Promise<GridViews> {
    const { grid, userId } = userGrid;
    const projectId = placeOf(userGrid);
    const owner = projectId === NO_PROJECT ? userId : { $in: [userId, EVERYBODY] };
    const records = await this.views
      .find({ projectId, grid, owner })
      .sort({ nameKey: 1 })
      .lean<GridViewRecord[]>();
    // Saves at the same moment may each have been the last one: what is too much is not answered, so that the rest is.
    const those = (whose: string) =>
      withOneDefault(records.filter((one) => one.owner === whose))
        .slice(0, GRID_VIEW_LIMITS.views)
        .flatMap(readable);
    return { own: those(userId), shared: those(EVERYBODY) };
  }

  /** In place of one of the same name. Refuses with GRID_VIEWS_FULL. */
  async save(userGrid: UserGrid, isShared: boolean, saved: GridViewSaved): Promise<GridViews> {
    const set = setOf(userGrid, isShared);
    const which = { ...set, nameKey: nameKey(saved.name) };
    const max = GRID_VIEW_LIMITS.views;
    const isNew = (await this.views.countDocuments(which)) === 0;
    if (isNew && (await this.views.countDocuments(set)) >= max) throw conflict('GRID_VIEWS_FULL', { max });
    const defaultSince = saved.isDefault ? Date.now() : 0;
    const store = () => this.views.updateOne(which, { $set: { ...saved, defaultSince } }, { upsert: true });
    // Two of one name at once: the second finds the other's on its next try.
    await store().catch((error: unknown) =>
      isDuplicateKey(error) ? store() : Promise.reject(error as Error),
    );
    if (saved.isDefault) {
      // None that was made the default later, at the same moment by another page: each would take it from the other.
      const earlier = { isDefault: true, defaultSince: { $not: { $gte: defaultSince } } };
      const others = { ...set, nameKey: { $ne: which.nameKey }, ...earlier };
      await this.views.updateMany(others, { $set: { isDefault: false } });
    }
    return this.of(userGrid);
  }

  async remove(userGrid: UserGrid, isShared: boolean, name: string): Promise<GridViews> {
    await this.views.deleteOne({ ...setOf(userGrid, isShared), nameKey: nameKey(name) });
    return this.of(userGrid);
  }

  /** All of a project that is gone for good. */
  async removeAll(projectId: string): Promise<void> {
    await this.views.deleteMany({ projectId });
  }
}

const placeOf = ({ projectId, businessId }: UserGrid): string =>
  projectId ?? (businessId === null ? NO_PROJECT : ofBusiness(businessId));

const setOf = (userGrid: UserGrid, isShared: boolean) => ({
  projectId: placeOf(userGrid),
  grid: userGrid.grid,
  owner: isShared ? EVERYBODY : userGrid.userId,
});

/** Of defaults that were made at the same moment the newest counts. */
function withOneDefault(records: readonly GridViewRecord[]): readonly GridViewRecord[] {
  const since = ({ isDefault, defaultSince = 0 }: GridViewRecord) => (isDefault ? defaultSince : -1);
  const newest = records.reduce<GridViewRecord | undefined>(
    (best, one) => (one.isDefault && (!best || since(one) > since(best)) ? one : best),
    undefined,
  );
  return records.map((one) => ({ ...one, isDefault: one === newest }));
}

/** A view that another version of the product saved and this one cannot read is left out. */
function readable({ name, isDefault, view, filters }: GridViewRecord): readonly GridViewSaved[] {
  const read = gridView.safeParse({ name, isDefault, view, filters });
  return read.success ? [read.data] : [];
}
