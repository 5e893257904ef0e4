interface Destination {
  readonly project: { readonly id: string; readonly businessId: string };
  readonly socketId: string;
}

/** The form that brings a schedule file to the gateway. */
export function scheduleForm(file: Blob, fileName: string, { project, socketId }: Destination): FormData {
  const form = new FormData();
  form.append('type', 'xml');
  form.append('project', JSON.stringify({ id: project.id }));
  form.append('business', JSON.stringify({ id: project.businessId }));
  form.append('socketId', socketId);
  form.append('file', file, fileName);
  return form;
}
