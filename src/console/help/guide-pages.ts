export type GuidePage = { title: string; html: string };

/** The pages of docs/guide, made into HTML when the console is built (scripts/guide/vite-plugin.ts). */
const files = import.meta.glob<GuidePage>('../../../docs/guide/*.md');

export function findGuidePage(name: string): (() => Promise<GuidePage>) | undefined {
  return files[`../../../docs/guide/${name}.md`];
}
