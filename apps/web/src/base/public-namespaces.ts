/** Texts of pages for anybody, each a file of its own. Those for who is signed in come in one. */
export const PUBLIC_NAMESPACES: readonly string[] = [
  'common',
  'login',
  'account',
  'invitation',
  'unsubscribe',
];
