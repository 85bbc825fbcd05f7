import { synonyms as synonymGroups } from '#demo/content/synonyms.ts';
import { taxRates as exampleRates } from '#demo/content/tax.ts';
import { daysBefore } from '#demo/fill/times.ts';
import type { DemoShop } from '#demo/types.ts';
import { pageKeys } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { synonyms } from '#server/db/schema/catalogue.ts';
import { banners, faqs, pages } from '#server/db/schema/content.ts';
import { coupons } from '#server/db/schema/coupons.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { cleanHtml, cleanSchemaCode } from '#server/html/clean-html.ts';
import { cleanHeaderTags } from '#server/html/head-tags.ts';

/** Settings, banners, pages, questions, synonyms and coupons. */
export async function fillShop(tx: Db, shop: DemoShop, now: Date): Promise<void> {
  await tx.insert(settings).values({
    ...shop.settings,
    headerTags: cleanHeaderTags(shop.settings.headerTags),
    schemaCode: cleanSchemaCode(shop.settings.schemaCode) ?? '',
  });
  await tx.insert(taxRates).values(exampleRates);
  await tx
    .insert(banners)
    .values(shop.banners.map((banner, position) => ({ ...banner, position })));
  await tx.insert(pages).values(
    pageKeys.map((key) => ({
      key,
      html: cleanHtml(shop.pages[key]),
      htmlHi: cleanHtml(shop.hindiPages[key]),
    })),
  );
  await tx.insert(faqs).values(
    shop.faqs.map((faq, position) => ({
      ...faq,
      answerHtml: cleanHtml(faq.answerHtml),
      answerHtmlHi: cleanHtml(faq.answerHtmlHi),
      position,
    })),
  );
  await tx.insert(synonyms).values(synonymGroups.map((words) => ({ words })));
  await tx.insert(coupons).values(
    shop.coupons.map(({ fromDaysAgo, untilDaysAhead, ...coupon }) => ({
      ...coupon,
      startsAt: daysBefore(now, fromDaysAgo),
      endsAt: daysBefore(now, -untilDaysAhead),
    })),
  );
}
