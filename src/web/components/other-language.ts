let kept = '';

/**
 * What a page has taken out of its address and needs again in the other language, which is loaded anew;
 * until the page is left.
 */
export function keepForOtherLanguage(query: string): () => void {
  kept = query;
  return () => {
    kept = '';
  };
}

export function keptForOtherLanguage(): string {
  return kept;
}
