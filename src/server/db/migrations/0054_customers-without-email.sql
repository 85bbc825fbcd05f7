-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_email_given" ON "customers" USING btree (lower("email")) WHERE "customers"."email" <> '';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_email_unique";
