import { type NoticeSettings, noticeSettingsRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

export const noticeSettingsOf = (id: string) => callRoute(noticeSettingsRoutes.own, { params: { id } });

/** What can reach the person at all. */
export const heardSubjectsOf = (id: string) => callRoute(noticeSettingsRoutes.subjects, { params: { id } });

export const chooseNotices = (id: string, settings: NoticeSettings) =>
  callRoute(noticeSettingsRoutes.choose, { params: { id }, body: settings });
