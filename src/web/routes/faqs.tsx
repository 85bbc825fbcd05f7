import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { browserLog, type Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { Icon } from '#ui/Icon.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import styles from '#web/content/Faqs.module.css';
import { Html } from '#web/content/Html.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { isFailedRead, orFailed, withStatus } from '#web/data/failed-read.ts';
import { content as t } from '#web/messages/en/content.ts';
import { inHindi, writtenIn } from '#web/messages/in-hindi.ts';
import type { Route } from './+types/faqs.ts';

function readFaqs(call: Call, log: Log) {
  // In the reader's language alone: what a page shows travels with it.
  const read = async () =>
    (await call('getAllFaqs', {})).data.map(({ id, question, answer, ...hindi }) => ({
      id,
      question: (inHindi && hindi.question_hi) || question,
      answer: (inHindi && hindi.answer_hi) || answer,
    }));
  return orFailed(log, 'faqs', read());
}

export async function loader({ context }: Route.LoaderArgs) {
  return withStatus(await readFaqs(context.get(callContext), context.get(logContext)));
}

export function clientLoader() {
  return readFaqs(browserCall, browserLog);
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage title={t.faqs}>
      {isFailedRead(loaderData) ? <ReadFailed read={loaderData} /> : <Faqs faqs={loaderData} />}
    </ContentPage>
  );
}

type Faq = { id: number; question: string; answer: string };

/** Spec §2: an accordion, the first one open. `#faq-3` opens the one with that id. */
function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTarget(list);
  if (faqs.length === 0) return <p className="faint">{t.noFaqs}</p>;
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
                {t.linkTo}
                <span className="visually-hidden" lang={writtenIn(faq.question)}>
                  : {faq.question}
                </span>
              </Link>
            </div>
          </details>
        ))}
      </div>
      <p className="faint">
        {t.moreQuestions}{' '}
        <Link className={`accent ${styles.contact}`} to="/contact-us">
          {t.contactUs}
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
