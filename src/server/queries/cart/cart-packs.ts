import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/constraint-violation.ts';
import { preparedOnce, statement } from '#server/db/prepared.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';

const { placeholder } = sql;

const packsOfProduct = preparedOnce((db) =>
  db
    .select({
      hidden: products.hidden,
      stock: products.stock,
      maxUnits: products.maxUnits,
      slot: packs.slot,
      size: packs.size,
      pricePaise: packs.pricePaise,
      lineId: cartLines.id,
      packs: sql<number>`coalesce(${cartLines.packs}, 0)`,
      cartSize: sql<number>`(select count(*)::int from ${cartLines} as mine where mine.customer_id = ${placeholder('customerId')})`,
    })
    .from(products)
    .innerJoin(packs, eq(packs.productId, products.id))
    .leftJoin(
      cartLines,
      and(
        eq(cartLines.customerId, placeholder('customerId')),
        eq(cartLines.productId, packs.productId),
        eq(cartLines.slot, packs.slot),
      ),
    )
    .where(eq(products.id, placeholder('productId')))
    .orderBy(packs.slot)
    .prepare('packs_of_product'),
);

/** The packs of a product, with what this customer's cart holds of each. */
export function readPacksInCart(db: Db, customerId: number, productId: number) {
  return packsOfProduct(db).execute({ customerId, productId });
}

export type PackInCart = Awaited<ReturnType<typeof readPacksInCart>>[number];

type Place = { customerId: number; productId: number; slot: number };

/** Once more where an operator took the pack off its product at the same moment: then it is known. */
export async function againIfRemoved<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isForeignKeyViolation(error)) return change();
    throw error;
  }
}

const packsMore = preparedOnce((db) =>
  db
    .insert(cartLines)
    .values({
      customerId: placeholder('customerId'),
      productId: placeholder('productId'),
      slot: placeholder('slot'),
      packs: placeholder('by'),
      seenPricePaise: placeholder('seenPricePaise'),
    })
    .onConflictDoUpdate({
      target: [cartLines.customerId, cartLines.productId, cartLines.slot],
      set: {
        packs: sql`${cartLines.packs} + ${placeholder('by')}`,
        seenPricePaise: sql`coalesce(${placeholder('oldPricePaise')}::int, ${cartLines.seenPricePaise})`,
        updatedAt: sql`now()`,
      },
      setWhere: lte(cartLines.packs, placeholder('mostBefore')),
    })
    .returning({ packs: cartLines.packs })
    .prepare('packs_more'),
);

/**
 * Packs more where the line holds at most `mostBefore`; undefined where others have filled it in the
 * meantime.
 */
export async function addPacks(
  db: Db,
  place: Place & {
    by: number;
    mostBefore: number;
    seenPricePaise: number;
    /** The seen price where it is not today's: it marks a line that was there before, too. */
    oldPricePaise: number | null;
  },
): Promise<number | undefined> {
  const [row] = await packsMore(db).execute(place);
  return row?.packs;
}

const packsAdded = statement<{ slot: number; size: number; packs: number }>(
  'packs_added',
  sql`with held as (
      select k.slot, k.size, k.price_paise, coalesce(l.packs, 0) as packs, p.stock, p.max_units,
        p.hidden
      from products p
      join packs k on k.product_id = p.id
      left join cart_lines l on l.customer_id = ${placeholder('customerId')}
        and l.product_id = k.product_id and l.slot = k.slot
      where p.id = ${placeholder('productId')}
    ), room as (
      select price_paise, packs as packs_before, least(max_units, stock - coalesce((
          select sum(o.size * o.packs) from held o where o.slot <> m.slot), 0)) / size as most
      from held m
      where slot = ${placeholder('slot')} and size = ${placeholder('packSize')} and not hidden
    ), added as (
      insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
      select ${placeholder('customerId')}::int, ${placeholder('productId')}::int,
        ${placeholder('slot')}::smallint, ${placeholder('by')}::int,
        coalesce(${placeholder('seenPricePaise')}::int, price_paise)
      from room
      where most >= packs_before + ${placeholder('by')}::int and (packs_before > 0 or ${sql.raw(String(maxLines))} > (
        select count(*) from cart_lines where customer_id = ${placeholder('customerId')}))
      on conflict (customer_id, product_id, slot) do update
      set packs = cart_lines.packs + ${placeholder('by')}::int, updated_at = now(),
        seen_price_paise = case
          when excluded.seen_price_paise <> (select price_paise from room)
          then excluded.seen_price_paise else cart_lines.seen_price_paise end
      where cart_lines.packs + ${placeholder('by')}::int <= (select most from room)
      returning slot, packs
    ), keyed as (
      insert into cart_changes (customer_id, key, change)
      select ${placeholder('customerId')}::int, ${placeholder('key')}::text,
        ${placeholder('change')}::text
      from added where ${placeholder('key')}::text is not null
    )
    select held.slot, size, coalesce(added.packs, held.packs) as packs
    from held left join added using (slot)
    where exists (select from added)`,
);

/**
 * Packs more in a single trip, where everything allows it; the units of the product's slots then.
 * Nothing where something does not (the rule is `mostPacks` of the domain, which also says what), or
 * where the change with this key was done before.
 */
export async function addPacksIfAllowed(
  db: Db,
  wish: Place & {
    packSize: number;
    by: number;
    seenPricePaise: number | null;
    key: string | null;
    /** What the key stands for, as `takeKeys` writes it. */
    change: string;
  },
) {
  try {
    return await packsAdded(db, wish);
  } catch (error) {
    if (isUniqueViolation(error)) return [];
    throw error;
  }
}

/** Packs less, the last one taking the line with it; undefined where it changed meanwhile. */
export async function takePacks(
  db: Db,
  { by, ...place }: Place & { by: number },
): Promise<number | undefined> {
  const line = and(
    eq(cartLines.customerId, place.customerId),
    eq(cartLines.productId, place.productId),
    eq(cartLines.slot, place.slot),
  );
  const [left] = await db
    .update(cartLines)
    .set({ packs: sql`${cartLines.packs} - ${by}`, updatedAt: sql`now()` })
    .where(and(line, gt(cartLines.packs, by)))
    .returning({ packs: cartLines.packs });
  if (left) return left.packs;
  const gone = await db
    .delete(cartLines)
    .where(and(line, eq(cartLines.packs, by)))
    .returning({ id: cartLines.id });
  return gone.length > 0 ? 0 : undefined;
}
