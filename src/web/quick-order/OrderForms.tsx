import { Fold } from '#ui/Fold.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { quickOrderPath } from '#web/paths/paths.ts';
import styles from './QuickOrder.module.css';

const formPath = `${quickOrderPath}/order-form.pdf`;

/** For those who go along their shelves with a pen. */
export function OrderForms() {
  const categories = useRootData()?.categories ?? [];
  // Another server's shop makes no files here.
  if (onlyInBrowser) return null;
  return (
    <Fold className={styles.forms} summary={t.form}>
      <p className="muted">{t.formHint}</p>
      <ul className={styles.formLinks}>
        <li>
          <a href={formPath} download>
            {t.formUsual}
          </a>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a href={`${formPath}?category=${id}`} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
