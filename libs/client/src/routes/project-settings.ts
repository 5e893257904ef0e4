// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type ProjectSettingsSettingsParams = {
  readonly id: string;
};
export type ProjectSettingsSettingsAnswer = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly logoURL: string | null;
  readonly containerId: string | null;
  readonly general: {
    readonly projectId: string;
    readonly description: string;
  };
  readonly location: {
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
  };
  readonly operational: {
    readonly managerName: string;
    readonly managerEmail: '' | string;
    readonly adminName: string;
    readonly adminEmail: '' | string;
    readonly projectType: string;
    readonly structureType: string;
    readonly detailsAmount: number | null;
    readonly detailsUnit: string;
    readonly staticStartDate: string | null;
  };
  readonly emails: {
    readonly days: readonly number[];
    readonly hour: number;
    readonly timeZone: string;
    readonly copies: readonly string[];
    readonly status: 'complete' | 'incomplete';
    readonly chosen: boolean;
  };
};
export type ProjectSettingsEditParams = {
  readonly id: string;
};
export type ProjectSettingsEditBody = {
  readonly general?: {
    readonly projectId?: string;
    readonly description?: string;
  };
  readonly location?: {
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
  };
  readonly operational?: {
    readonly managerName?: string;
    readonly managerEmail?: '' | string;
    readonly adminName?: string;
    readonly adminEmail?: '' | string;
    readonly projectType?: string;
    readonly structureType?: string;
    readonly detailsAmount?: number | null;
    readonly detailsUnit?: string;
    readonly staticStartDate?: string | null;
  };
};
export type ProjectSettingsEditAnswer = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly logoURL: string | null;
  readonly containerId: string | null;
  readonly general: {
    readonly projectId: string;
    readonly description: string;
  };
  readonly location: {
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
  };
  readonly operational: {
    readonly managerName: string;
    readonly managerEmail: '' | string;
    readonly adminName: string;
    readonly adminEmail: '' | string;
    readonly projectType: string;
    readonly structureType: string;
    readonly detailsAmount: number | null;
    readonly detailsUnit: string;
    readonly staticStartDate: string | null;
  };
  readonly emails: {
    readonly days: readonly number[];
    readonly hour: number;
    readonly timeZone: string;
    readonly copies: readonly string[];
    readonly status: 'complete' | 'incomplete';
    readonly chosen: boolean;
  };
};
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
export type ProjectSettingsScheduleAnswer = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly logoURL: string | null;
  readonly containerId: string | null;
  readonly general: {
    readonly projectId: string;
    readonly description: string;
  };
  readonly location: {
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
  };
  readonly operational: {
    readonly managerName: string;
    readonly managerEmail: '' | string;
    readonly adminName: string;
    readonly adminEmail: '' | string;
    readonly projectType: string;
    readonly structureType: string;
    readonly detailsAmount: number | null;
    readonly detailsUnit: string;
    readonly staticStartDate: string | null;
  };
  readonly emails: {
    readonly days: readonly number[];
    readonly hour: number;
    readonly timeZone: string;
    readonly copies: readonly string[];
    readonly status: 'complete' | 'incomplete';
    readonly chosen: boolean;
  };
};
export type ProjectSettingsPreviewMailParams = {
  readonly projectId: string;
};
export type ProjectSettingsPreviewMailQuery = {
  readonly lang?: 'es' | 'en';
};
export type ProjectSettingsPreviewMailAnswer = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly nextAt: string | null;
};
export type ProjectSettingsDeleteParams = {
  readonly id: string;
};
export type ProjectSettingsDeleteBody = {
  readonly name: string;
  readonly user_id?: string;
};
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
