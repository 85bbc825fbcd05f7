import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';

type PageHeadProps = {
  title: string;
  /** For search results; gets the shop's name. */
  describe?: ((shopName: string) => string) | undefined;
  hidden?: boolean;
};

/** The head of every page but home: its title with the shop's name. */
export function PageHead({ title, describe, hidden = false }: PageHeadProps) {
  const shopName = useRootData()?.settings?.shop_name || t.productName;
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      {describe && <meta name="description" content={describe(shopName)} />}
      {/* Hidden from search engines. */}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
