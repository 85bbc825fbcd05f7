import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shell } from '#web/messages/en/shell.ts';
import { keptForOtherLanguage } from './other-language.ts';

type Props = { className: string | undefined; icon?: ReactNode };

/** To this page in the other language: each is a build of its own, so the page is loaded anew. */
export function LanguageLink({ className, icon }: Props) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', shell.otherLanguage.code);
  return (
    <a
      className={className}
      href={`${pathname}?${query}`}
      hrefLang={shell.otherLanguage.code}
      lang={shell.otherLanguage.code}
      rel="nofollow"
      onClick={takeAlong}
    >
      {icon}
      {shell.otherLanguage.name}
    </a>
  );
}

function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const query = keptForOtherLanguage();
  if (query !== '') currentTarget.search += `&${query}`;
}
