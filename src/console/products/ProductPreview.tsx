import { productTexts as t } from '#console/messages/products.ts';
import { cardPrice, formatPercent } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './ProductPreview.module.css';
import { pictureAddress } from './picture-address.ts';
import { type ProductDraft, paiseIn } from './product-draft.ts';

/** The product as its card in the shop shows it, while it is being typed. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const prices = packSlots.map((slot) =>
    draft[`set_qty${slot}`] === '' ? 0 : (paiseIn(draft[`selling_price${slot}`]) ?? 0),
  );
  const card = cardPrice(paiseIn(draft.mrp) ?? 0, prices);
  return (
    <div className={`card stack gap-1 ${styles.card}`}>
      {card.percentOff !== undefined && (
        <Badge tone="brand" className={styles.badge}>
          {formatPercent(card.percentOff)} OFF
        </Badge>
      )}
      <img
        className={`thumb ${styles.picture}`}
        src={pictureAddress(draft.image_name, 320)}
        width={164}
        height={164}
        alt=""
      />
      <p className={styles.name}>{draft.product_name || t.fields.product_name}</p>
      {card.pricePaise > 0 ? (
        <p>
          <strong>{formatPaise(card.pricePaise)}</strong>{' '}
          <s className="faint">{formatPaise(card.mrpPaise)}</s>
        </p>
      ) : (
        <p className="faint">{t.noPriceYet}</p>
      )}
      {card.pricePaise > 0 && card.savePaise !== undefined && (
        <p className={styles.save}>You Save {formatPaise(card.savePaise)}</p>
      )}
    </div>
  );
}
