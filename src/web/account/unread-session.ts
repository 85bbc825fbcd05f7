/** As the server names it. */
const cookie = 'thok_unread';

/** Whether the server sent this page without having read the session; told once per page. */
export function takeUnreadSession(): boolean {
  if (!document.cookie.includes(`${cookie}=`)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=; path=/; max-age=0; samesite=lax`;
  return true;
}
