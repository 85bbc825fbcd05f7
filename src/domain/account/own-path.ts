/** A path of this shop; undefined for what a browser could read as another site's address. */
export function ownPath(path: string | null | undefined): string | undefined {
  // Browsers drop control characters and read `\\` as `/`.
  const isOwn = path !== null && path !== undefined && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path);
  return isOwn ? path : undefined;
}
