import { Link } from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#web/catalogue/Picture.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import { UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { searchPanel as t } from '#web/messages/en/search-panel.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { matchedParts } from './matched-parts.ts';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './search-options.ts';

type OptionLinkProps = {
  id: string;
  option: SearchOption;
  selected: boolean;
  onChoose: () => void;
};

/** A real link, so that it also opens in another tab; the keyboard reaches it from the box. */
export function OptionLink({ id, option, selected, onChoose }: OptionLinkProps) {
  return (
    <Link
      className={option.kind === 'category' ? styles.tile : `row gap-3 ${styles.option}`}
      id={id}
      to={option.path}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onChoose}
    >
      {option.kind === 'hit' && <Hit option={option} />}
      {option.kind === 'category' && <Tile option={option} />}
      {(option.kind === 'recent' || option.kind === 'all') && <Words option={option} />}
    </Link>
  );
}

function Tile({ option }: { option: Extract<SearchOption, { kind: 'category' }> }) {
  return (
    <>
      <Picture
        folder="subcategories"
        name={option.imageName}
        alt=""
        sizes="56px"
        widths={[96, 160]}
        width={56}
        height={56}
      />
      {option.words}
    </>
  );
}

function Words({ option }: { option: SearchOption }) {
  const all = option.kind === 'all';
  return (
    <>
      <span className={`center faint ${styles.icon}`}>
        <Icon name={all ? 'search' : 'clock'} />
      </span>
      <span className={all ? 'accent breakable' : styles.words}>
        {all ? t.seeAll(option.words) : option.words}
      </span>
    </>
  );
}

/** Spec §2: each result shows slug, image_name, product_name. */
function Hit({ option: { hit, words } }: { option: Extract<SearchOption, { kind: 'hit' }> }) {
  const card = hit.card && productFromWire(hit.card);
  const name = (inHindi && hit.product_name_hi) || hit.product_name;
  return (
    <>
      <span className={`thumb center ${styles.picture}`}>
        <Picture
          folder="products"
          name={hit.image_name}
          alt=""
          sizes="40px"
          widths={[96, 160]}
          width={40}
          height={40}
        />
      </span>
      <span className={styles.naming}>
        <span className={classes('two-lines', styles.name)}>
          {matchedParts(unbrokenUnits(name), words).map(({ text, matched }, index) =>
            matched ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        <span className={styles.facts}>
          {card && <UnitPrice price={card.price} />}
          {card && <span className="faint">{card.packs.map(({ size }) => size).join('·')}</span>}
          <span className={`faint ${styles.slug}`}>
            {hit.card && `${hit.card.sku} · `}
            <span>{hit.slug}</span>
          </span>
        </span>
      </span>
    </>
  );
}
