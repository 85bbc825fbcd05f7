import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** A shop on its first day: no categories, products, brands or banners. */
export function EmptyHome() {
  const t = useMessages();
  return (
    <EmptyState
      icon="box"
      text={t.nothingYet}
      action={
        <Link className={buttonClass('primary')} to="/contact-us">
          {t.footer.contactUs}
        </Link>
      }
    />
  );
}
