import type {
  BusinessWithProjects,
  Failure,
  lastUpdate,
  ListedContainer,
  ProjectSummary,
} from '@plomada/contracts';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { z } from 'zod';

export type ListedProject = BusinessWithProjects['projects'][number];
export type LastUpdates = z.infer<typeof lastUpdate.response>['updates'];

/** The businesses and projects that the person may see. */
export interface ProjectsState {
  /** `idle` before the first request. Loading again keeps showing what is there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  readonly businesses: Readonly<Record<string, BusinessWithProjects>>;
  readonly chosenBusinessId: string | null;
  /** Set while what is shown is the copy kept on this device: when the server gave it (milliseconds since 1970), null when that was not kept. */
  readonly copy: { readonly at: number | null } | null;
}

const nothing: ProjectsState = {
  status: 'idle',
  failure: null,
  businesses: {},
  chosenBusinessId: null,
  copy: null,
};

const slice = createSlice({
  name: 'projects',
  initialState: nothing,
  reducers: {
    /** Asks for the list (again). */
    requested: (state) => ({ ...state, status: 'loading' as const, failure: null }),
    /** What a container is or groups was changed: the list takes it over a moment later. */
    containersChanged: (state) => state,
    loaded: (state, { payload }: PayloadAction<ProjectsState['businesses']>) => ({
      ...state,
      status: 'ready' as const,
      businesses: payload,
      copy: null,
    }),
    /** The server could not be reached: the list that this device kept, of `at`. */
    copyShown: (
      state,
      { payload }: PayloadAction<{ businesses: ProjectsState['businesses']; at: number | null }>,
    ) => ({
      ...state,
      status: 'ready' as const,
      businesses: payload.businesses,
      copy: { at: payload.at },
    }),
    /** A copy that is shown stays while the server cannot be reached. */
    failed: (state, { payload }: PayloadAction<Failure>) => ({
      ...state,
      status: state.copy && payload.kind === 'unavailable' ? ('ready' as const) : ('failed' as const),
      failure: payload,
    }),
    /** A project that this person just created: there before the list is loaded again. */
    created: (state, { payload }: PayloadAction<ListedProject>) => {
      const business = state.businesses[payload.businessId];
      if (!business) return state;
      const projects = [...business.projects.filter(({ id }) => id !== payload.id), payload];
      return { ...state, businesses: { ...state.businesses, [business.id]: { ...business, projects } } };
    },
    /** The plan of a project says what it is called and when it begins. */
    described: (state, { payload }: PayloadAction<Pick<ListedProject, 'id' | 'name' | 'startDate'>>) => {
      const business = Object.values(state.businesses).find(({ projects }) =>
        projects.some(({ id }) => id === payload.id),
      );
      if (!business) return state;
      const projects = business.projects.map((one) => (one.id === payload.id ? { ...one, ...payload } : one));
      return { ...state, businesses: { ...state.businesses, [business.id]: { ...business, projects } } };
    },
    /** Asks who changed the projects of a business last, and when. */
    lastUpdatesRequested: (state, _: PayloadAction<ListedProject['businessId']>) => state,
    lastUpdatesLoaded: (
      state,
      { payload: { businessId, updates } }: PayloadAction<{ businessId: string; updates: LastUpdates }>,
    ) => {
      const business = state.businesses[businessId];
      if (!business) return state;
      const told = new Map(updates.map(({ projectId, ...update }) => [projectId, update]));
      const projects = business.projects.map((one) => updated(one, told.get(one.id)));
      if (projects.every((one, n) => one === business.projects[n])) return state;
      return { ...state, businesses: { ...state.businesses, [businessId]: { ...business, projects } } };
    },
    businessAdded: (state, { payload }: PayloadAction<BusinessWithProjects>) => ({
      ...state,
      businesses: { ...state.businesses, [payload.id]: payload },
      chosenBusinessId: payload.id,
    }),
    /** The business in which the person was last, on whatever device: the one at hand until they choose. */
    lastActiveIn: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      chosenBusinessId: state.chosenBusinessId ?? payload,
    }),
    businessChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, chosenBusinessId: payload }),
  },
});

/** The same project where nothing newer is told of it: an answer may be older than the list that came meanwhile. */
function updated(project: ListedProject, told: Omit<LastUpdates[number], 'projectId'> | undefined) {
  if (!told || told.date <= (project.lastModified?.date ?? '')) return project;
  const { date, firstName, lastName } = told;
  return { ...project, lastModified: { date, firstName, lastName } };
}

export const projectsReducer = slice.reducer;
export const projectsActions = slice.actions;

interface WithProjects {
  readonly projects: ProjectsState;
}
export const selectProjectsStatus = (state: WithProjects) => state.projects.status;
export const selectListingCopy = (state: WithProjects) => state.projects.copy;
export const selectProjectsFailure = (state: WithProjects) => state.projects.failure;

const businessesOf = (state: WithProjects) => state.projects.businesses;
/** Businesses by name: the order of the selector. */
export const selectBusinesses = createSelector([businessesOf], (businesses) =>
  Object.values(businesses).sort((a, b) => a.name.localeCompare(b.name)),
);
/** The one chosen; without a choice the first by name. */
export const selectBusiness = createSelector(
  [selectBusinesses, (state: WithProjects) => state.projects.chosenBusinessId],
  (businesses, chosen) => businesses.find(({ id }) => id === chosen) ?? businesses[0] ?? null,
);

export interface ProjectInBusiness {
  readonly project: ListedProject;
  readonly business: BusinessWithProjects;
}
const byProjectId = createSelector([businessesOf], (businesses) => {
  const found = new Map<ProjectSummary['id'], ProjectInBusiness>();
  for (const business of Object.values(businesses)) {
    for (const project of business.projects) found.set(project.id, { project, business });
  }
  return found;
});
/** A project of any of the businesses, or null when it is not among those that the person may see. */
export const selectProject = (state: WithProjects, projectId: string | null): ProjectInBusiness | null =>
  projectId === null ? null : (byProjectId(state).get(projectId) ?? null);

export interface ContainerInBusiness {
  readonly container: ListedContainer;
  readonly business: BusinessWithProjects;
}
const byContainerId = createSelector([businessesOf], (businesses) => {
  const found = new Map<ListedContainer['id'], ContainerInBusiness>();
  for (const business of Object.values(businesses)) {
    for (const container of business.containers) found.set(container.id, { container, business });
  }
  return found;
});
/** A container of any of the businesses, or null when it is not among those that the person may see. */
export const selectContainer = (
  state: WithProjects,
  containerId: string | null,
): ContainerInBusiness | null =>
  containerId === null ? null : (byContainerId(state).get(containerId) ?? null);
