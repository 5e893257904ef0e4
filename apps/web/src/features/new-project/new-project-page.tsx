export function NewProjectPage() {
  return null;
}
