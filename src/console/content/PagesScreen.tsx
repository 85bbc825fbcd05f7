import { Link, useLoaderData } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { pageTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Content.module.css';
import { htmlWords } from './html-words.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('listPages', {}, request.signal);
}

export function Component() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title={t.title} />
      <ul className={`card ${styles.pages}`}>
        {pages.map(({ key, value }) => (
          <li key={key}>
            <Link className={`row ${styles.page}`} to={`/content/pages/${key}`}>
              <span>
                <span className="strong">{t.names[key]}</span>
                <span className={`muted ${styles.words}`}>{htmlWords(value) || t.empty}</span>
              </span>
              <Icon name="chevronRight" small />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
