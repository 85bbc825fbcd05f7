/** Spec §2: lower-cased, spaces to hyphens, other non-word characters removed, hyphens tidied. */
export function brandSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "doon-care" → "Doon Care", for breadcrumbs. */
export function slugToWords(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
