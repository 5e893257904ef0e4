import type { Dashboard, DashboardLayout, Dashboards } from '@plomada/contracts';
import { layoutItem } from '@plomada/contracts';
import { type DashboardName, DASHBOARDS, standardDashboard } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ArrangedDashboard } from './dashboard.schema';

/** A dashboard of a project, a person's own one or everybody's. */
export interface WhichDashboard {
  readonly projectId: string;
  readonly userId: string;
  readonly dashboard: DashboardName;
  readonly isForAll: boolean;
}

const EVERYBODY = '';

/** How the dashboards of projects are arranged: by each person, else by the project's administrators, else as they come. */
@Injectable()
export class DashboardRepository {
  constructor(@InjectModel(ArrangedDashboard.name) private readonly arranged: Model<ArrangedDashboard>) {}

  async of(projectId: string, userId: string): Promise<Dashboards> {
    const owner = { $in: [userId, EVERYBODY] };
    const found = await this.arranged.find({ projectId, owner }).lean<ArrangedDashboard[]>();
    const seen = (name: DashboardName): Dashboard => {
      const those = found.filter(({ dashboard }) => dashboard === name);
      const own = those.find((one) => one.owner === userId);
      if (own) return { layout: readable(own), from: 'own' };
      const shared = those.find((one) => one.owner === EVERYBODY);
      if (shared) return { layout: readable(shared), from: 'project' };
      return { layout: [...standardDashboard(name)], from: 'standard' };
    };
    return Object.fromEntries(DASHBOARDS.map((name) => [name, seen(name)])) as Dashboards;
  }

  async arrange(which: WhichDashboard, layout: DashboardLayout): Promise<void> {
    const store = () => this.arranged.updateOne(keyOf(which), { $set: { layout } }, { upsert: true });
    // Two devices at once: the second finds the other's on its next try.
    await store().catch((error: unknown) =>
      isDuplicateKey(error) ? store() : Promise.reject(error as Error),
    );
  }

  async reset(which: WhichDashboard): Promise<void> {
    await this.arranged.deleteOne(keyOf(which));
  }

  /** All of a project that is gone for good. */
  async forget(projectId: string): Promise<void> {
    await this.arranged.deleteMany({ projectId });
  }
}

const keyOf = ({ projectId, userId, dashboard, isForAll }: WhichDashboard) => ({
  projectId,
  dashboard,
  owner: isForAll ? EVERYBODY : userId,
});

/** A report that another version of the product placed and this one does not know is left out. */
const readable = ({ layout }: ArrangedDashboard): DashboardLayout =>
  layout.filter((one) => layoutItem.safeParse(one).success);
