import type { ReactNode } from 'react';
import styles from './BannerFace.module.css';

type BannerFaceProps = {
  title: string;
  line: string;
  linkLabel: string;
  ground: string | undefined;
  /** Of the words, where it is not the page's. */
  langOf?: ((words: string) => string | undefined) | undefined;
  /** The picture, which is scaled whole into its side. */
  children: ReactNode;
};

/** A banner's words on their ground, beside its picture; it grows with the words. */
export function BannerFace({ langOf, children, ...banner }: BannerFaceProps) {
  const { title, line, linkLabel, ground } = banner;
  return (
    <span className={styles.face} data-ground={ground}>
      <span className={styles.picture}>{children}</span>
      <span className={styles.words}>
        <span className={styles.title} lang={langOf?.(title)}>
          {title}
        </span>
        {line !== '' && <span lang={langOf?.(line)}> {line}</span>}
        {linkLabel !== '' && (
          <span className={styles.label} lang={langOf?.(linkLabel)}>
            {linkLabel}
          </span>
        )}
      </span>
    </span>
  );
}
