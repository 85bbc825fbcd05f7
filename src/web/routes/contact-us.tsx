import { useSearchParams } from 'react-router';
import styles from '#web/content/ContactForm.module.css';
import { ContactForm } from '#web/content/ContactForm.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { ReachUs } from '#web/content/ReachUs.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { useContentMessages } from '#web/messages/use-content-messages.ts';

export default function ContactUs() {
  const t = useContentMessages().contact;
  const [query] = useSearchParams();
  return (
    <ContentPage title={t.title}>
      <p>{t.lead}</p>
      <div className={styles.columns}>
        <ContactForm outcome={formOutcome(query)} />
        <ReachUs />
      </div>
    </ContentPage>
  );
}
