import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#web/head/PageHead.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** Stands in for the screens that are not built yet. */
export default function OpeningSoon() {
  const t = useMessages();
  return (
    <>
      <PageHead title={t.openingSoon.title} hidden />
      <EmptyState
        title={t.openingSoon.title}
        text={t.openingSoon.text}
        action={
          <Link className={buttonClass('primary')} to="/">
            {t.backToHome}
          </Link>
        }
      />
    </>
  );
}
