// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { Deletion, Language, ProjectMail, ProjectSettings, ProjectSettingsChange } from '../types';
export type ProjectSettingsSettingsParams = {
  readonly id: string;
};
export type ProjectSettingsSettingsAnswer = ProjectSettings;
export type ProjectSettingsEditParams = {
  readonly id: string;
};
export type ProjectSettingsEditBody = ProjectSettingsChange;
export type ProjectSettingsEditAnswer = ProjectSettings;
export type ProjectSettingsScheduleParams = {
  readonly projectId: string;
};
export type ProjectSettingsScheduleBody = {
  readonly newSchedule: {
    readonly days: readonly number[];
    readonly hour: number;
    readonly timeZone: string;
    readonly copies: readonly string[];
  };
};
export type ProjectSettingsScheduleAnswer = ProjectSettings;
export type ProjectSettingsPreviewMailParams = {
  readonly projectId: string;
};
export type ProjectSettingsPreviewMailQuery = {
  readonly lang?: Language;
};
export type ProjectSettingsPreviewMailAnswer = ProjectMail;
export type ProjectSettingsDeleteParams = {
  readonly id: string;
};
export type ProjectSettingsDeleteBody = Deletion;
export type ProjectSettingsDeleteAnswer = Record<string, never>;
export type ProjectSettingsAvatarsParams = {
  readonly projectId: string;
};
export type ProjectSettingsAvatarsAnswer = {
  readonly avatars: readonly {
    readonly userId: string;
    readonly avatarURL: string | null;
  }[];
};
export class ProjectSettingsCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** General, location, operational and e-mail settings. GET /project/:id/settings; needs a token to read. */
  settings(request: {
    readonly params: ProjectSettingsSettingsParams;
  }): Promise<ProjectSettingsSettingsAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/settings', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Changes settings that are not the plan’s; what is not given stays. PUT /project/:id/settings; needs a token to write. */
  edit(request: {
    readonly params: ProjectSettingsEditParams;
    readonly body: ProjectSettingsEditBody;
  }): Promise<ProjectSettingsEditAnswer> {
    return this.#send(
      { method: 'PUT', path: '/project/:id/settings', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** When the project’s state is mailed, and to whom in copy. POST /schedules/:projectId/create_job; needs a token to write. */
  schedule(request: {
    readonly params: ProjectSettingsScheduleParams;
    readonly body: ProjectSettingsScheduleBody;
  }): Promise<ProjectSettingsScheduleAnswer> {
    return this.#send(
      { method: 'POST', path: '/schedules/:projectId/create_job', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** The mail of the project’s state as it would leave now, and when the next one leaves. GET /schedules/:projectId/preview; needs a token to read. */
  previewMail(request: {
    readonly params: ProjectSettingsPreviewMailParams;
    readonly query?: ProjectSettingsPreviewMailQuery;
  }): Promise<ProjectSettingsPreviewMailAnswer> {
    return this.#send(
      { method: 'GET', path: '/schedules/:projectId/preview', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Deletes a project, its name typed; a business admin can restore it for 30 days. POST /project/delete_project/:id; needs a token to write. */
  delete(request: {
    readonly params: ProjectSettingsDeleteParams;
    readonly body: ProjectSettingsDeleteBody;
  }): Promise<ProjectSettingsDeleteAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/delete_project/:id', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Pictures of those who hold roles in a project. GET /responsible/:projectId/getAvatars; needs a token to read. */
  avatars(request: { readonly params: ProjectSettingsAvatarsParams }): Promise<ProjectSettingsAvatarsAnswer> {
    return this.#send(
      { method: 'GET', path: '/responsible/:projectId/getAvatars', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
