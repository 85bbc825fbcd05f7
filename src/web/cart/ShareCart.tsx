import { sellingTotalPaise } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { chatPath } from '#ui/rare-icons.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { packName } from '#web/messages/en/words.ts';
import { quickOrderPath } from '#web/paths/paths.ts';
import { sharedUrl } from '#web/paths/shared-url.ts';
import { whatsAppLink } from '#web/paths/whatsapp-link.ts';
import styles from './CartPage.module.css';
import type { CartLine } from './cart-line.ts';

/** A message has the first of them; its link has all. */
const linesInMessage = 20;

/** The cart as a WhatsApp message, whose link opens it as a preview. */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const root = useRootData();
  const path = onlyInBrowser ? undefined : sharedCartPath(lines);
  if (path === undefined) return null;
  const named = lines.slice(0, linesInMessage).map((line) => {
    const pack = packName(line.packaging, line.packSize);
    return `${line.packs} × ${line.name} (${pack}): ${formatPaise(sellingTotalPaise([line]))}`;
  });
  const more = lines.length - named.length;
  const text = [
    t.shareTitle(root?.settings?.shop_name ?? ''),
    ...named,
    ...(more > 0 ? [t.shareMore(more)] : []),
    t.shareTotal(formatPaise(sellingTotalPaise(lines))),
    sharedUrl(root?.origin, path),
  ].join('\n');
  return (
    <a
      className={`text-link ${styles.share}`}
      href={whatsAppLink(text)}
      target="_blank"
      rel="noreferrer"
    >
      <PathIcon path={chatPath} small />
      {t.share}
    </a>
  );
}

type Shared = Pick<CartLine, 'sku' | 'packSize' | 'packs'>;

/** The address under which quick order shows these goods to whoever opens it; undefined: it cannot. */
export function sharedCartPath(lines: readonly Shared[]): string | undefined {
  if (lines.some((line) => line.sku === undefined)) return undefined;
  const rows = lines.map(({ sku, packSize, packs }) => `${sku}\t${packSize}\t${packs}`);
  const cart = ['sku\tset_qty\tpacks', ...rows].join('\n');
  return `${quickOrderPath}?${new URLSearchParams({ cart })}`;
}
