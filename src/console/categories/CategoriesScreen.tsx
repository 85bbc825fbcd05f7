import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { categoryTexts as t } from '#console/messages/categories.ts';
import { setUpTexts } from '#console/messages/set-up.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { needsSetUp } from '#console/set-up/needs-set-up.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Categories.module.css';
import { CategoryDialog, type Editing } from './CategoryDialog.tsx';
import { CategoryList } from './CategoryList.tsx';

export async function loader({ request: { signal } }: { request: Request }) {
  const [{ categories }, isSettingUp] = await Promise.all([
    consoleCall('getCategoryTree', {}, signal),
    needsSetUp(signal),
  ]);
  return { categories, isSettingUp };
}

export function Component() {
  const { categories, isSettingUp } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<Editing>();
  const add = <Button onClick={() => setEditing({ level: 'category' })}>{t.add.category}</Button>;
  return (
    <>
      <Tabs />
      {isSettingUp && <BackLink to="/welcome">{setUpTexts.back}</BackLink>}
      <ScreenHead title={t.title}>{categories.length > 0 && add}</ScreenHead>
      {categories.length === 0 ? (
        <EmptyState scene="counter" text={t.noneYet} action={add} />
      ) : (
        <>
          <p className={`muted ${styles.lead}`}>{t.lead}</p>
          <div className={`card ${styles.card}`}>
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
