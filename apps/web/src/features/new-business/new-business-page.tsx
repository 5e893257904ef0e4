export function NewBusinessPage() {
  return null;
}
