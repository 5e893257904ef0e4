import { type Pictured, pictureRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

export const setPicture = (id: string, type: Pictured, file: File) => {
  const form = new FormData();
  form.append('type', type);
  form.append('logofile', file, file.name);
  return callRoute(pictureRoutes.setPhoto, { params: { id }, body: form });
};

export const removePicture = (id: string, type: Pictured) =>
  callRoute(pictureRoutes.removePhoto, { params: { id }, body: { type } });
