import { useMessages } from '#web/messages/use-messages.ts';
import { useRootData } from './use-root-data.ts';

/** The head of every page but home: its title with the shop's name. */
export function PageHead({ title, hidden = false }: { title: string; hidden?: boolean }) {
  const t = useMessages();
  const shopName = useRootData()?.settings?.shop_name || t.productName;
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      {/* Hidden from search engines. */}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
