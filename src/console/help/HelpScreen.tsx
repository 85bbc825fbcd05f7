import type { MouseEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { shellTexts as t } from '#console/messages/shell.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import styles from './HelpScreen.module.css';

type GuidePage = { title: string; html: string };

/** The pages of docs/guide, made into HTML when the console is built (scripts/guide/vite-plugin.ts). */
const files = import.meta.glob<GuidePage>('../../../docs/guide/*.md');

function findGuidePage(name: string): (() => Promise<GuidePage>) | undefined {
  return files[`../../../docs/guide/${name}.md`];
}

/** The first page of docs/guide. */
const contents = 'README';
/** Where links to other pages lead; those of pictures lead to files. */
const root = '/console/help';

export async function loader({ params }: LoaderFunctionArgs) {
  const name = params.page ?? contents;
  const load = findGuidePage(name);
  if (!load) throw new Response('', { status: 404 });
  return { ...(await load()), isContents: name === contents };
}

/** A page of the guide, as it was when this console was built. */
export function Component() {
  const { title, html, isContents } = useLoaderData<typeof loader>();
  const navigate = useNavigate();

  /** Its links are plain HTML: those to other pages are followed without a reload. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const asUsual = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link?.pathname.startsWith(root) || asUsual) return;
    event.preventDefault();
    navigate(link.pathname.replace('/console', ''));
  }

  return (
    <>
      {!isContents && <BackLink to="/help">{t.guide}</BackLink>}
      <ScreenHead title={title} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <article
        className={isContents ? styles.contents : styles.page}
        onClick={follow}
        // From our own files, never from a person.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
