import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import { SearchBox } from '#web/search/SearchBox.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <>
      <PageHead title={t.notFound.title} hidden />
      <EmptyState
        icon="search"
        title={t.notFound.title}
        text={t.notFound.text}
        action={
          <Link className={buttonClass('primary')} to="/">
            {t.backToHome}
          </Link>
        }
      >
        <div className={styles.search}>
          <SearchBox label={t.notFound.search} />
        </div>
      </EmptyState>
    </>
  );
}
