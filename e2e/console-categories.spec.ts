import sharp from 'sharp';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';

// They order the same lists: one test after the other.
test.describe.configure({ mode: 'default' });

const picture = async (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0b6b4b' } })
    .png()
    .toBuffer(),
});

let added = 0;
const newName = (what: string) => {
  added += 1;
  return `${what} ${process.pid} ${added}`;
};

test('a category with what lies in it, up to the shop', async ({ page }) => {
  const [top, sub, leaf] = [newName('Garden'), newName('Seeds'), newName('Herbs')];
  await signInAs(page, owner);
  await page.goto('/console/products/categories');
  await page.getByRole('button', { name: 'Add a category' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('pharmacy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Another category has this name.');
  await dialog.getByLabel('Name', { exact: true }).fill(top);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `Show what is in ${top}` }).click();
  await page.getByRole('button', { name: `Add a subcategory to ${top}` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(sub);
  await dialog.getByLabel('Picture: Choose a picture').setInputFiles(await picture(200, 120));
  await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Show what is in ${sub}` }).click();
  await page.getByRole('button', { name: `Add a sub-subcategory to ${sub}` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(leaf);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `${leaf} 0 products` })).toBeVisible();
  await expectGoodScreen(page);

  const { categories } = await read(page, 'getCategoryTree', {});
  const { slug } = categories.at(-1).children[0];
  await expect.poll(async () => (await page.request.get(`/${slug}`)).status()).toBe(200);
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { name: sub })).toBeVisible();

  await page.goto('/console/products/categories');
  await page.getByRole('button', { name: `${top} 1 subcategory` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('It still has 1 subcategory. Move or delete them first.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const name of [leaf, sub, top]) {
    await page.goto('/console/products/categories');
    if (name !== top) await page.getByRole('button', { name: `Show what is in ${top}` }).click();
    if (name === leaf) await page.getByRole('button', { name: `Show what is in ${sub}` }).click();
    await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect((await read(page, 'getCategoryTree', {})).categories.at(-1).name).not.toBe(top);
});

test('a category is moved with the keyboard, with buttons and by dragging', async ({ page }) => {
  await signInAs(page, owner);
  const { category } = await post(page, 'saveCategory', {
    ...{ level: 'category', name: newName('Order') },
  });
  for (const name of ['One', 'Two', 'Three']) {
    await post(page, 'saveCategory', { level: 'subcategory', parent_id: category.id, name });
  }
  const order = async (): Promise<string[]> => {
    const { categories } = await read(page, 'getCategoryTree', {});
    const { children } = categories.find(({ id }: { id: number }) => id === category.id);
    return children.map(({ name }: { name: string }) => name);
  };
  await page.goto('/console/products/categories');
  await page.getByRole('button', { name: `Show what is in ${category.name}` }).click();
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name},`) });

  await handle('Three').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Three: place 1 of 3.' })).toHaveCount(1);
  await expect(handle('Three')).toBeFocused();
  await expect(handle('Three')).toHaveAccessibleName('Move Three, 1 of 3');
  await expect.poll(order).toEqual(['Three', 'One', 'Two']);

  await handle('One').click();
  await page.getByRole('button', { name: 'Move One down' }).click();
  await expect.poll(order).toEqual(['Three', 'Two', 'One']);
  await expectGoodScreen(page);
  await handle('One').click();

  const [from, to] = [await handle('Three').boundingBox(), await handle('One').boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the screen.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 4 });
  const readAgain = page.waitForResponse(/getCategoryTree/);
  await page.mouse.up();
  await expect.poll(order).toEqual(['Two', 'One', 'Three']);
  await readAgain;

  // Someone else has moved one meanwhile: the list shows what is there, and says so.
  const { categories } = await read(page, 'getCategoryTree', {});
  const { children } = categories.find(({ id }: { id: number }) => id === category.id);
  const ids = children.map(({ id }: { id: number }) => id).toReversed();
  await post(page, 'orderCategories', { level: 'subcategory', parent_id: category.id, ids });
  await handle('Two').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Someone has added, deleted or moved')).toBeVisible();
  await expect(handle('Three')).toHaveAccessibleName('Move Three, 1 of 3');

  for (const { id } of children) await post(page, 'deleteCategory', { level: 'subcategory', id });
  await post(page, 'deleteCategory', { level: 'category', id: category.id });
});

test('a brand with its logo; whoever saves second is told @long', async ({ page }) => {
  const name = newName('Kumaon Herbals');
  await signInAs(page, owner);
  await page.goto('/console/products/brands');
  await page.getByRole('button', { name: 'Add a brand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Logo: Choose a picture').setInputFiles(await picture(240, 120));
  await expect(dialog.getByRole('img', { name: 'Logo' })).toBeVisible();
  await dialog.getByLabel('Words for the logo').fill('A leaf');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('button', { name: `${name} 0 products` });
  await expect(row).toBeVisible();
  await expectGoodScreen(page);
  const find = async () => {
    const { brands } = await read(page, 'listBrands', {});
    return brands.find((one: { brand_name: string }) => one.brand_name === name);
  };
  const brand = await find();
  expect(brand).toMatchObject({ alt_text: 'A leaf', product_count: 0 });

  await row.click();
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} Ltd`);
  await post(page, 'saveBrand', { id: brand.id, alt_text: 'Two leaves' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Changed meanwhile')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Words for the logo/ })).toContainText('Two leaves');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(`${name} Ltd`);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toHaveCount(0);
  const { brands } = await read(page, 'listBrands', {});
  expect(brands.at(-1)).toMatchObject({ brand_name: `${name} Ltd`, alt_text: 'Two leaves' });

  await page.getByRole('button', { name: `${name} Ltd 0 products` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Other');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByText('Leave', { exact: true })
    .click();
  await page.getByRole('button', { name: `${name} Ltd 0 products` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No product has it.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  const [first] = brands;
  await page.getByRole('button', { name: new RegExp(`^${first.brand_name} `) }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(`It still has ${first.product_count} products.`);
});

test('brands are found by letters of their name @long', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/products/brands');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('aroG');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?q=aroG$/);
  await expect(page.getByRole('list', { name: 'Brands' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('1 found')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /^Arogin/ }).click();
  await expect(page.getByRole('dialog', { name: 'Arogin' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await search.fill('no such brand');
  await search.press('Enter');
  await expect(page.getByText('No brand has these letters in its name.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: /^Medoon/ })).toBeVisible();
});
