import { InertHtml } from '#console/components/InertHtml.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import { formatPercent, marginPercent } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import styles from './ProductPreview.module.css';
import { pictureAddress } from './picture-address.ts';
import { type ProductDraft, paiseIn } from './product-draft.ts';

type PagePreviewProps = { draft: ProductDraft; brand: string };

/** The product as its page in the shop shows it on a phone, while it is being typed. */
export function PagePreview({ draft, brand }: PagePreviewProps) {
  const mrpPaise = paiseIn(draft.mrp) ?? 0;
  return (
    <div className={`stack gap-2 ${styles.page}`}>
      <img
        className={`thumb ${styles.picture}`}
        src={pictureAddress(draft.image_name, 640)}
        width={320}
        height={320}
        alt=""
      />
      <p className="faint">{brand}</p>
      <p className={styles.title}>{draft.product_name || t.fields.product_name}</p>
      {mrpPaise > 0 && <p className="faint">{t.mrpOf(formatPaise(mrpPaise))}</p>}
      <ul className="stack gap-1">
        {packSlots.map((slot) => (
          <PackLine key={slot} draft={draft} slot={slot} />
        ))}
      </ul>
      <div className={styles.description}>
        <InertHtml html={draft.product_description} />
      </div>
    </div>
  );
}

/** Only a pack with size and price is offered. */
function PackLine({ draft, slot }: { draft: ProductDraft; slot: 1 | 2 | 3 }) {
  const size = Number(draft[`set_qty${slot}`]);
  const price = paiseIn(draft[`selling_price${slot}`]);
  if (!(size > 0) || price === undefined) return null;
  const mrp = paiseIn(draft[`mrp${slot}`]) ?? paiseIn(draft.mrp) ?? 0;
  return (
    <li className={`wrap ${styles.pack}`}>
      <span>{draft[`packaging${slot}`] || t.packOf(size)}</span>
      <strong>
        {formatPaise(price)}
        {t.perUnit}
      </strong>
      {mrp > 0 && <span className={styles.save}>{formatPercent(marginPercent(mrp, price))}</span>}
    </li>
  );
}
