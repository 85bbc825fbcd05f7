import { useSearchParams } from 'react-router';
import styles from '#web/content/ContactForm.module.css';
import { ContactForm } from '#web/content/ContactForm.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { ReachUs } from '#web/content/ReachUs.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { contact as t } from '#web/messages/en/content.ts';

export default function ContactUs() {
  const [query] = useSearchParams();
  return (
    <ContentPage title={t.title}>
      <p>{t.lead}</p>
      <div className={`stack gap-6 ${styles.columns}`}>
        <ContactForm outcome={formOutcome(query)} />
        <ReachUs />
      </div>
    </ContentPage>
  );
}
