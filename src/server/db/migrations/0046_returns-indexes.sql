-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_unsettled" ON "orders" USING btree ("customer_id","status","total_to_pay_paise","paid_paise","credited_paise","covered_paise") WHERE case when "orders"."status" = 'cancelled' then 0 else "orders"."total_to_pay_paise" - "orders"."credited_paise" end - "orders"."covered_paise" <> "orders"."paid_paise";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_in_credit" ON "orders" USING btree ("created_at","id") WHERE "orders"."paid_paise" > case when "orders"."status" = 'cancelled' then 0 else "orders"."total_to_pay_paise" - "orders"."credited_paise" end - "orders"."covered_paise";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_with_due" ON "orders" USING btree ("created_at","id","status","route","total_to_pay_paise") WHERE "orders"."paid_paise" < "orders"."total_to_pay_paise" - "orders"."credited_paise" - "orders"."covered_paise" and "orders"."status" <> 'cancelled';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_unpaid";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_to_give_back";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_owed";
--> statement-breakpoint
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_replacement_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_paid_within";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_credits_not_negative";
--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_known_reason";
