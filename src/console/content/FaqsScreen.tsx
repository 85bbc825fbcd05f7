import { Link, useLoaderData } from 'react-router';
import list from '#console/categories/Categories.module.css';
import { consoleCall } from '#console/data/api.ts';
import { faqTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import sortable from '#console/sortable/SortableList.module.css';
import { SortableList } from '#console/sortable/SortableList.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { htmlWords } from './html-words.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('listFaqs', {}, request.signal);
}

export function Component() {
  const { faqs } = useLoaderData<typeof loader>();
  const add = (
    <Link className={buttonClass('primary')} to="/content/faqs/new">
      {t.add}
    </Link>
  );
  return (
    <>
      <ScreenHead title={t.title}>{faqs.length > 0 && add}</ScreenHead>
      {faqs.length === 0 ? (
        <EmptyState scene="khata" text={t.noneYet} action={add} />
      ) : (
        <>
          <p className={`muted ${list.lead}`}>{t.lead}</p>
          <div className={`card ${list.card}`}>
            <SortableList
              label={t.title}
              items={faqs}
              nameOf={({ question }) => question}
              onOrder={(order) => consoleCall('orderFaqs', order)}
              row={({ id, question, answer }) => (
                <div className={`stack ${sortable.main}`}>
                  <Link className={sortable.name} to={`/content/faqs/${id}`}>
                    <span className={`stack ${sortable.nameText}`}>
                      <span>{question}</span>
                      <span className={`muted ${sortable.facts}`}>{htmlWords(answer)}</span>
                    </span>
                  </Link>
                </div>
              )}
            />
          </div>
        </>
      )}
    </>
  );
}
