import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { content } from '#web/messages/en/content.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import styles from './Faqs.module.css';
import { Html } from './Html.tsx';

type Faq = { id: number; question: string; answer: string };

/** Spec §2: an accordion, the first one open. `#faq-3` opens the one with that id. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTarget(list);
  if (faqs.length === 0) return <p className="faint">{content.noFaqs}</p>;
  return (
    <>
      <div ref={list}>
        {faqs.map((faq, index) => (
          <details className={styles.faq} key={faq.id} open={index === 0}>
            <summary className={`row gap-3 ${styles.question}`}>
              <h2 className={styles.words} lang={writtenIn(faq.question)}>
                {faq.question}
              </h2>
              <Icon name="chevronDown" />
            </summary>
            {/* The address is inside: browsers open what they are led into, even without scripts. */}
            <div className={styles.answer} id={`faq-${faq.id}`}>
              <Html html={faq.answer} />
              <Link className={`accent ${styles.link}`} to={`#faq-${faq.id}`} preventScrollReset>
                {content.linkTo}
                <span className="visually-hidden" lang={writtenIn(faq.question)}>
                  : {faq.question}
                </span>
              </Link>
            </div>
          </details>
        ))}
      </div>
      <p className="faint">
        {content.moreQuestions}{' '}
        <Link className={`accent ${styles.contact}`} to="/contact-us">
          {content.contactUs}
        </Link>
      </p>
    </>
  );
}

/** Comes there from another page of the shop: React Router scrolls, but opens nothing. */
function useOpenTarget(list: { current: HTMLElement | null }): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!/^#faq-\d+$/.test(hash)) return;
    const target = list.current?.querySelector(hash);
    const faq = target?.closest('details');
    if (!target || !faq || faq.open) return;
    faq.open = true;
    target.scrollIntoView();
  }, [hash, list]);
}
