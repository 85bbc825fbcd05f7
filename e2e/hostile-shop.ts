// Usage: DATABASE_URL=… PORT=… node e2e/hostile-shop.ts. Opens a demo shop whose every text is made an
// attempt to run scripts; says first which product and order are meant.
import { eq, sql } from 'drizzle-orm';
import { pageKeys } from '#domain/limits.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { brands, categories, packs, products, subcategories } from '#server/db/schema/catalogue.ts';
import { banners, faqs, pages } from '#server/db/schema/content.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { settings } from '#server/db/schema/shop.ts';
import { cleanHtml, cleanSchemaCode } from '#server/html/clean-html.ts';
import { cleanHeaderTags } from '#server/html/head-tags.ts';
import { inTexts, xssPayloads } from '#test/xss-payloads.ts';

const database = await openPostgres(process.env.DATABASE_URL ?? '', (place, error) => {
  throw new Error(place, { cause: error });
});
const { db } = database;

// NUL cannot be stored: the API refuses it.
const payloads = xssPayloads.map((payload) => payload.replaceAll('\0', ''));
const nth = (i: number) => payloads[i % payloads.length] ?? '';
/** Cleaned as whatever an operator saves is: each by itself, and all in one. */
const html = [...payloads.map(cleanHtml), ...inTexts(payloads, 20_000).map(cleanHtml)].join('\n');
const [productId, customerId] = [1, 1];

await db.transaction(async (tx) => {
  for (const key of pageKeys) await tx.update(pages).set({ html }).where(eq(pages.key, key));
  const questions = await tx.select({ id: faqs.id }).from(faqs).orderBy(faqs.id);
  const answers = inTexts(payloads, 3_000).map(cleanHtml);
  for (const [i, { id }] of questions.entries()) {
    const answerHtml = answers[i % answers.length] ?? '';
    await tx
      .update(faqs)
      .set({ question: nth(i), answerHtml })
      .where(eq(faqs.id, id));
  }
  const name = inTexts(payloads, 400)[0] ?? '';
  await tx
    .update(products)
    .set({ name, descriptionHtml: html, image: '"><img src=x onerror=pwn()>' })
    .where(eq(products.id, productId));
  await tx
    .update(packs)
    .set({ packaging: nth(3) })
    .where(eq(packs.productId, productId));
  for (const table of [brands, categories, subcategories]) {
    await tx.execute(sql`update ${table} set name = name || '<img src=x onerror=pwn()>'`);
  }
  await tx.update(banners).set({ altText: nth(5), link: 'javascript:pwn()' });
  const text = nth(7);
  await tx.update(settings).set({
    shopName: `Doon</title><script>pwn()</script>`,
    metaDescription: `"><script>pwn()</script>`,
    address: text,
    phone: text,
    email: '"><img src=x onerror=pwn()>',
    facebook: 'javascript:pwn()',
    instagram: 'data:text/html,<script>pwn()</script>',
    headerTags: cleanHeaderTags(payloads.join('')),
    schemaCode: cleanSchemaCode(JSON.stringify({ name: payloads.join('') })) ?? '',
  });
  await tx
    .update(customers)
    .set({ firmName: nth(120), ownerName: nth(190), address: nth(80), google: 'javascript:pwn()' })
    .where(eq(customers.id, customerId));
  await tx.update(orders).set({
    note: '<img src=x onerror=pwn()><script>pwn()</script>',
    billingInfo: sql`jsonb_set(${orders.billingInfo}, '{firmName}', '"<script>pwn()</script>"')`,
  });
  await tx.delete(notifications);
  await tx
    .insert(notifications)
    .values(inTexts(payloads, 1_500).map((one) => ({ customerId, text: one, image: nth(9) })));
  await tx.delete(reviews).where(eq(reviews.productId, productId));
  const reviewers = await tx.select({ id: customers.id }).from(customers).orderBy(customers.id);
  const texts = inTexts(payloads.toReversed(), 3_000);
  // The two who can sign in write theirs through the API.
  for (const [i, reviewer] of reviewers.slice(2).entries()) {
    const review = texts[i % texts.length] ?? '';
    await tx
      .insert(reviews)
      .values({ productId, customerId: reviewer.id, rating: 3, text: review });
  }
});

const [product] = await db.select().from(products).where(eq(products.id, productId));
const [order] = await db.select().from(orders).where(eq(orders.customerId, customerId)).limit(1);
await database.close();
process.stdout.write(`${JSON.stringify({ slug: product?.slug, productId, orderId: order?.id })}\n`);
await import('#server/main.ts');
