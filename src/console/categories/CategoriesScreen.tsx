import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { categoryTexts as t } from '#console/messages/categories.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Tabs } from '#console/parts/Tabs.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Categories.module.css';
import { CategoryDialog, type Editing } from './CategoryDialog.tsx';
import { CategoryList } from './CategoryList.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('getCategoryTree', {}, request.signal);
}

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<Editing>();
  const add = <Button onClick={() => setEditing({ level: 'category' })}>{t.add.category}</Button>;
  return (
    <>
      <Tabs label={shellTexts.nav.products} tabs={productTabs} />
      <ScreenHead title={t.title}>{categories.length > 0 && add}</ScreenHead>
      {categories.length === 0 ? (
        <EmptyState icon="box" text={t.noneYet} action={add} />
      ) : (
        <>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.card}>
            <CategoryList level="category" nodes={categories} onEdit={setEditing} />
          </div>
        </>
      )}
      {editing && (
        <CategoryDialog
          editing={editing}
          categories={categories}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
