-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_to_give_back" ON "orders" USING btree ("created_at","id") WHERE "orders"."paid_paise" > case when "orders"."status" = 'cancelled' then 0 else "orders"."total_to_pay_paise" end;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_to_refund";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_paid_not_negative";--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_missing";--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_reason";
