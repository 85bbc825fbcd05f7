import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import { SearchBox } from '#web/search/SearchBox.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <>
      <PageHead title={t.notFound.title} hidden />
      <EmptyWithLink
        scene="shutter"
        title={t.notFound.title}
        text={t.notFound.text}
        to="/"
        label={t.backToHome}
      >
        <div className={styles.search}>
          <SearchBox label={t.notFound.search} />
        </div>
      </EmptyWithLink>
    </>
  );
}
