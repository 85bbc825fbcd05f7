ALTER TABLE "order_lines" ADD COLUMN "missing_packs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "missing_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "full_coupon_paise" integer;--> statement-breakpoint
-- Not validated here: reading large tables would hold up orders.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_missing" CHECK ("order_lines"."missing_packs" >= 0 and ("order_lines"."missing_packs" = 0) = ("order_lines"."missing_reason" = '')) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('order','cancel','edit','pick','counter-sale','restock','count','write-off')) NOT VALID;--> statement-breakpoint
-- A total may fall below what was paid: packs were missing. Taking more than is due stays refused.
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_not_negative" CHECK ("orders"."paid_paise" >= 0) NOT VALID;--> statement-breakpoint
create function refuse_overpayment() returns trigger language plpgsql as $$
begin
  raise exception 'More would be paid for order % than it comes to.', new.id
    using errcode = 'check_violation', table = 'orders', constraint = 'orders_paid';
end $$;
--> statement-breakpoint
create trigger orders_paid_in before update of paid_paise on orders
  for each row when (new.paid_paise > old.paid_paise and new.paid_paise > new.total_to_pay_paise)
  execute function refuse_overpayment();
