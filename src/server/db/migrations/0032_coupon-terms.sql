ALTER TABLE "coupon_uses" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "flat_paise" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "ceiling_paise" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "minimum_paise" integer;--> statement-breakpoint
-- Whoever places an order, nodes of the version before too, keeps the terms with it: the coupon is held meanwhile.
create function keep_coupon_terms() returns trigger language plpgsql as $$
begin
  select c.kind, c.flat_paise, c.percent, c.ceiling_paise, c.minimum_paise
  into new.kind, new.flat_paise, new.percent, new.ceiling_paise, new.minimum_paise
  from coupons c where c.id = new.coupon_id;
  return new;
end $$;
--> statement-breakpoint
create trigger coupon_uses_terms before insert on coupon_uses
  for each row when (new.kind is null) execute function keep_coupon_terms();
--> statement-breakpoint
-- Orders in the shop get the terms of today; few, so that nobody waits for them. A minimum that was raised
-- since they were placed does not hold them.
update coupon_uses u set kind = c.kind, flat_paise = c.flat_paise, percent = c.percent,
  ceiling_paise = c.ceiling_paise,
  minimum_paise = least(c.minimum_paise, o.item_total_paise - o.discount_paise)
from coupons c, orders o
where c.id = u.coupon_id and o.id = u.order_id
  and o.status in ('active', 'accepted', 'processing', 'out_for_delivery');
