import { fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { classes } from '#ui/classes.ts';
import styles from './FileScreen.module.css';

const names = ['added', 'changed', 'unchanged', 'wrong'] as const;

export function FileCounts({ file }: { file: FileWire }) {
  const { new_brand_count: brands, new_brands } = file;
  return (
    <>
      <dl className={styles.counts} aria-label={t.counts}>
        {names.map((name) => (
          <div
            key={name}
            className={classes(styles.count, name === 'wrong' && file.wrong > 0 && styles.wrong)}
          >
            <dt>{t[name]}</dt>
            <dd>{groupDigits(file[name])}</dd>
          </div>
        ))}
      </dl>
      {brands > 0 && <p className="breakable">{t.newBrands(brands, new_brands)}</p>}
    </>
  );
}
