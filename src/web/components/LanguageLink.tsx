import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = { className: string | undefined; icon?: ReactNode; text?: string };

/** To this page in the other language: each is a build of its own, so the page is loaded anew. */
export function LanguageLink({ className, icon, text }: Props) {
  const { code, name } = useMessages().otherLanguage;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', code);
  return (
    <a
      className={className}
      href={`${pathname}?${query}`}
      hrefLang={code}
      lang={code}
      rel="nofollow"
    >
      {icon}
      {text ?? name}
    </a>
  );
}
