import sharp from 'sharp';
import { expect, owner, post, read, signInAs, test } from './console-fixture.ts';

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
  await dialog.getByLabel('Name', { exact: true }).fill(top);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `Show what is in ${top}` }).click();
  await page.getByRole('button', { name: `Add a subcategory to ${top}` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(sub);
  await dialog.getByLabel('Picture: Choose a picture').setInputFiles(await picture(200, 120));
  await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Show what is in ${sub}` }).click();
  await page.getByRole('button', { name: `Add a sub-subcategory to ${sub}` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(leaf);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `${leaf} 0 products` })).toBeVisible();

  const { categories } = await read(page, 'getCategoryTree', {});
  const { slug } = categories.at(-1).children[0];
  await expect.poll(async () => (await page.request.get(`/${slug}`)).status()).toBe(200);
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { name: sub })).toBeVisible();
});

test('a category is moved with the keyboard and by dragging @long', async ({ page }) => {
  await signInAs(page, owner);
  const { category } = await post(page, 'saveCategory', {
    ...{ level: 'category', name: newName('Order') },
  });
  const ids: number[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const given = { level: 'subcategory', parent_id: category.id, name };
    ids.push((await post(page, 'saveCategory', given)).category.id);
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
  await expect(handle('Three')).toBeFocused();
  await expect(handle('Three')).toHaveAccessibleName('Move Three, 1 of 3');
  await expect.poll(order).toEqual(['Three', 'One', 'Two']);

  const [from, to] = [await handle('Three').boundingBox(), await handle('Two').boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the screen.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 4 });
  const readAgain = page.waitForResponse(/getCategoryTree/);
  await page.mouse.up();
  await expect.poll(order).toEqual(['One', 'Two', 'Three']);
  await readAgain;

  for (const id of ids) await post(page, 'deleteCategory', { level: 'subcategory', id });
  await post(page, 'deleteCategory', { level: 'category', id: category.id });
});
