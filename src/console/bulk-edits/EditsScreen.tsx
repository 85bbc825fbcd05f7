import { Link, useLoaderData } from 'react-router';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import rows from '#console/components/row-link.module.css';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { productTexts } from '#console/messages/products.ts';
import { productTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { editStates } from '#contract/console/bulk-edit.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { changeWords } from './change-words.ts';
import { EditState, editTime } from './EditState.tsx';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const cursor = search.get('cursor') || undefined;
  const state = editStates.find((one) => one === search.get('state'));
  const asked = { q: search.get('q') ?? '', state };
  const count = listCount(consoleCall('countProductEdits', asked, request.signal));
  const [list, places] = await Promise.all([
    consoleCall('listProductEdits', { ...asked, cursor }, request.signal),
    consoleCall('listCategories', {}, request.signal),
  ]);
  return { ...list, ...asked, places, count };
}

export function Component() {
  const { edits, next, places, state, q, count } = useLoaderData<typeof loader>();
  const isFiltered = state !== undefined || q !== '';
  return (
    <>
      <Tabs label={productTexts.title} tabs={productTabs} />
      <ScreenHead title={t.edits} />
      <StateFilter
        label={t.state}
        name="state"
        states={['all', ...editStates]}
        current={state ?? 'all'}
        textOf={(one) => (one === 'all' ? t.allStates : t.states[one])}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      <ListTools count={count} />
      {edits.length > 0 ? (
        <div className={table.wrap}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t.what}</th>
                <th scope="col">{t.state}</th>
                <th scope="col">{t.when}</th>
                <th scope="col">{t.who}</th>
                <th scope="col" className={table.number}>
                  {t.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {edits.map((edit) => (
                <tr key={edit.id} className={rows.row}>
                  <td>
                    <Link className={rows.link} to={`/products/edits/${edit.id}`}>
                      {changeWords(edit.change, places)}
                    </Link>
                  </td>
                  <td className={table.phoneEnd}>
                    <EditState state={edit.state} />
                  </td>
                  <td className={table.muted}>{editTime(edit)}</td>
                  <td className={classes(table.muted, table.desktopOnly)}>{edit.operator_name}</td>
                  <td className={table.number} data-label={t.count}>
                    {groupDigits(String(edit.changed))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <EmptyState
          icon="box"
          text={isFiltered ? t.noneFound : t.noneYet}
          action={
            <Link
              className={buttonClass('secondary')}
              to={isFiltered ? '/products/edits' : '/products'}
            >
              {isFiltered ? t.allEdits : t.toList}
            </Link>
          }
        />
      )}
      <Paging next={next} />
    </>
  );
}
