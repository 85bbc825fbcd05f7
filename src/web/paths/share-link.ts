type SharedLink = { title: string; text?: string; url: string };

/** What became of it; throws where the link could not be copied either. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'dismissed' | 'copied'> {
  if (navigator.canShare?.(link)) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  await navigator.clipboard.writeText(link.url);
  return 'copied';
}
