-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_over_credit" ON "orders" USING btree ("created_at","id") WHERE "orders"."over_credit_paise" is not null;