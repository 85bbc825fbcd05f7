// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole, saidOf } from '#test/open-console.tsx';

const [tree] = consoleActions.getCategoryTree.example.output.categories;
const skin = tree as NonNullable<typeof tree>; // `as`: the example has one
const child = (id: number, name: string) => ({
  ...{ level: 'subcategory' as const, id, version: 1, parent_id: 5, name, name_hi: '' },
  ...{ slug: name.toLowerCase(), image: '', product_count: 0, children: [] },
});
const [one, two, three] = [child(11, 'One'), child(12, 'Two'), child(13, 'Three')];
const withChildren = (children: (typeof one)[]) => ({ categories: [{ ...skin, children }] });

test('a category is moved with the keys and with buttons, and says where it is', async () => {
  let children = [one, two, three];
  const { screen, user, press, sent, answer } = await openConsole('/products/categories', {
    answers: {
      getCategoryTree: () => withChildren(children),
      orderCategories: ({ ids }) => {
        children = ids.map((id) => [one, two, three].find((some) => some.id === Number(id)) ?? one);
        return { ids: ids.map(Number) };
      },
    },
  });
  const handle = (name: RegExp) => screen.findByRole('button', { name });
  await press('Show what is in Skin Care');
  (await handle(/^Move Three, 3 of 3$/)).focus();
  await user.keyboard('{ArrowUp}');
  (await handle(/^Move Three, 2 of 3$/)).focus();
  await user.keyboard('{ArrowUp}');
  await handle(/^Move Three, 1 of 3$/);
  expect(screen.getAllByText('Three: place 1 of 3.')).toHaveLength(1);
  await expect.poll(() => children.map(({ name }) => name)).toEqual(['Three', 'One', 'Two']);
  await user.click(await handle(/^Move One,/));
  await press('Move One down');
  await expect.poll(() => children.map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
  expect(sent('orderCategories').at(-1)).toMatchObject({
    ...{ level: 'subcategory', parent_id: 5, ids: [13, 12, 11] },
  });

  // Someone else has moved one meanwhile: the list shows what is there, and says so.
  children = [one, two, three];
  answer({ orderCategories: refused('changed-elsewhere', 'Someone has moved one.') });
  await user.click(await handle(/^Move Two,/));
  await press('Move Two down');
  await screen.findByText('Someone has moved one.');
  await handle(/^Move One, 1 of 3$/);
});

test('a name that is taken is told; what holds something cannot be deleted', async () => {
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole(
    '/products/categories',
    {
      answers: {
        getCategoryTree: withChildren([one]),
        saveCategory: refused('name-taken', 'Another category has this name.'),
      },
    },
  );
  await press('Add a category');
  const adding = await dialog('Add a category');
  const name = adding.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await fill(name, 'Skin care');
  await user.click(adding.getByRole('button', { name: 'Save' }));
  await adding.findByText('Another category has this name.');
  answer({ saveCategory: { category: { ...one, level: 'category', parent_id: null } } });
  await user.click(adding.getByRole('button', { name: 'Save' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveCategory').at(-1)).toEqual({ level: 'category', name: 'Skin care' });

  await press(/^Skin Care 1 subcategory/);
  await user.click((await dialog('Skin Care')).getByRole('button', { name: 'Delete' }));
  const kept = await dialog('Skin Care is in use');
  expect(kept.element.textContent).toContain('It still has 1 subcategory and 12 products.');
  await user.click(kept.getByRole('button', { name: 'Close' }));
  answer({ deleteCategory: { deleted: true } });
  await press('Show what is in Skin Care');
  await press(/^One 0 products/);
  await user.click((await dialog('One')).getByRole('button', { name: 'Delete' }));
  await user.click((await dialog('Delete One?')).getByRole('button', { name: 'Delete' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('deleteCategory')).toEqual([{ level: 'subcategory', id: 11, version: 1 }]);
});

const [example] = consoleActions.listBrands.example.output.brands;
const doon = example as NonNullable<typeof example>; // `as`: the example has one
const other = { ...doon, id: 4, brand_name: 'Arogin', brand_name_hi: '', product_count: 0 };

test('whoever saves a brand second is told; one without products is deleted', async () => {
  const theirs = { ...doon, alt_text: 'Two leaves', version: 2 };
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole(
    '/products/brands',
    {
      answers: {
        listBrands: { brands: [doon, other] },
        saveBrand: refused('changed-elsewhere', 'Changed.', { brand: theirs }),
      },
    },
  );
  await press('Doon Botanics 14 products');
  const form = await dialog('Doon Botanics');
  const name = form.getByLabelText<HTMLInputElement>('Name');
  await fill(name, 'Doon Ltd');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Changed meanwhile');
  expect(form.getByRole('row', { name: /^Words for the logo .* Two leaves$/ })).toBeTruthy();
  expect(name.value).toBe('Doon Ltd');
  answer({ saveBrand: { brand: theirs } });
  await user.click(form.getByRole('button', { name: 'Save mine' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveBrand').at(-1)).toEqual({ id: 3, version: 2, brand_name: 'Doon Ltd' });

  await press('Doon Botanics 14 products');
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  const kept = await dialog('Doon Botanics is in use');
  expect(kept.element.textContent).toContain('It still has 14 products.');
  await user.click(kept.getByRole('button', { name: 'Close' }));
  answer({ deleteBrand: { deleted: true }, listBrands: { brands: [doon] } });
  await press('Arogin 0 products');
  await user.click((await dialog('Arogin')).getByRole('button', { name: 'Delete' }));
  const asked = await dialog('Delete Arogin?');
  expect(asked.element.textContent).toContain('No product has it.');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await expectGone(() => screen.queryByRole('button', { name: /^Arogin/ }));
});

test('brands are found by letters of their name', async () => {
  const { screen, user, at } = await openConsole('/products/brands', {
    answers: { listBrands: { brands: [doon, other] } },
  });
  const search = () => screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search(), 'aroG{Enter}');
  await screen.findByText('1 found');
  expect(at()).toBe('/products/brands?q=aroG');
  expect(screen.getByRole('list', { name: 'Brands' }).children).toHaveLength(1);
  await user.clear(search());
  await user.type(search(), 'no such brand{Enter}');
  await screen.findByText('No brand has these letters in its name.');
  await user.click(screen.getByRole('link', { name: 'Clear' }));
  await screen.findByRole('button', { name: /^Doon Botanics/ });
  expect(saidOf(search())).toBe('');
});
