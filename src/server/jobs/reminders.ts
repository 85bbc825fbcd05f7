import type { News } from '#domain/notifications/news.ts';
import { cartPath, productPath } from '#domain/notifications/page-paths.ts';
import type { Db } from '#server/db/connect.ts';
import { type NewNotification, notify } from '#server/queries/notifications/notifications.ts';
import {
  batchSize,
  readCartItems,
  takeIdleCarts,
  takePriceChanges,
  takeStockChanges,
} from '#server/queries/notifications/reminders.ts';

/** More changes than this in one cart are told in one sentence. */
const oneByOne = 3;

/** Carts left for 24 hours. */
export function remindOfCarts(db: Db): Promise<string> {
  return inBatches(db, 'reminded', async (tx) => {
    const customerIds = await takeIdleCarts(tx);
    if (customerIds.length === 0) return { taken: 0, news: [] };
    const items = Map.groupBy(await readCartItems(tx, customerIds), (item) => item.customerId);
    const news = [...items].flatMap(([customerId, [first, ...others]]): NewNotification[] =>
      first
        ? [
            {
              customerId,
              news: {
                kind: 'cart-left',
                firstName: first.name,
                firstNameHi: first.nameHi,
                items: 1 + others.length,
              },
              image: first.image,
              path: cartPath,
            },
          ]
        : [],
    );
    return { taken: customerIds.length, news };
  });
}

/** Prices in carts that changed since they were last seen or told. */
export function tellOfPrices(db: Db): Promise<string> {
  return inBatches(db, 'told', async (tx) => {
    const changes = await takePriceChanges(tx);
    const carts = Map.groupBy(changes, (change) => change.customerId);
    const news = [...carts].flatMap(([customerId, lines]): NewNotification[] =>
      lines.length > oneByOne
        ? [
            {
              customerId,
              news: { kind: 'prices-changed', items: lines.length },
              image: lines[0]?.image,
              path: cartPath,
            },
          ]
        : lines.map((line) => ({
            customerId,
            news: priceNews(line),
            image: line.image,
            path: productPath(line.slug),
          })),
    );
    return { taken: changes.length, news };
  });
}

type PriceChange = Awaited<ReturnType<typeof takePriceChanges>>[number];

function priceNews(change: PriceChange): News {
  const { name, nameHi, packSize, packaging, fromPaise, toPaise } = change;
  return { kind: 'price-changed', name, nameHi, packSize, packaging, fromPaise, toPaise };
}

/** Items in carts that sold out, or are back. */
export function tellOfStock(db: Db): Promise<string> {
  return inBatches(db, 'told', async (tx) => {
    const turns = await takeStockChanges(tx);
    // A product may lie in a cart in several packs.
    const once = Map.groupBy(turns, (turn) => `${turn.customerId} ${turn.productId}`);
    const news = [...once.values()].flatMap(([turn]): NewNotification[] => {
      if (!turn) return [];
      const { customerId, name, nameHi, image, stock } = turn;
      const about = { customerId, image, path: productPath(turn.slug) };
      if (turn.isOut) return [{ ...about, news: { kind: 'sold-out', name, nameHi, stock } }];
      // Where the customer took some out of the cart, nothing came back.
      const cameBack = stock > (turn.toldStock ?? 0);
      return cameBack ? [{ ...about, news: { kind: 'back-in-stock', name, nameHi } }] : [];
    });
    return { taken: turns.length, news };
  });
}

type Batch = { taken: number; news: NewNotification[] };

/** What is taken and what is told of it are one transaction: a kill in between does neither. */
async function inBatches(db: Db, verb: string, take: (tx: Db) => Promise<Batch>): Promise<string> {
  let told = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const made = await take(tx);
      await notify(tx, made.news);
      return made;
    });
    told += batch.news.length;
    if (batch.taken < batchSize) return `${told} ${verb}`;
  }
}
