import { Picture } from '#web/catalogue/Picture.tsx';
import styles from './LinePicture.module.css';

/** Decorative, next to the name, so its alt text is empty. */
export function LinePicture({ name }: { name: string }) {
  return (
    <span className={`thumb ${styles.picture}`}>
      <Picture
        folder="products"
        name={name}
        alt=""
        sizes="56px"
        widths={[96, 160]}
        width={96}
        height={96}
      />
    </span>
  );
}
