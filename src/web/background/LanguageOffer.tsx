import { useState } from 'react';
import type { Language } from '#domain/india/language.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LanguageLink } from '#web/components/LanguageLink.tsx';
import { languageOffer as t } from '#web/messages/en/language-offer.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './LanguageOffer.module.css';

/** As the server names it. */
const cookie = 'thok_language';

function hasChosenLanguage(): boolean {
  return document.cookie.includes(`${cookie}=`);
}

function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${language}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;
}

/** To whoever's browser prefers the other language, until one is chosen. */
export function LanguageOffer() {
  const [open, setOpen] = useState(() => !hasChosenLanguage());
  if (!open) return null;
  const decline = () => {
    keepLanguage(__LANGUAGE__);
    setOpen(false);
  };
  return (
    <aside className={`row gap-3 ${styles.offer}`} lang={shell.otherLanguage.code}>
      <p>{t.offer}</p>
      <LanguageLink className={styles.take} text={t.take} />
      <IconButton icon="close" label={t.decline} onClick={decline} />
    </aside>
  );
}
