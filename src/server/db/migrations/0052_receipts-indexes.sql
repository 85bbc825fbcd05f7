-- outside a transaction
ALTER TABLE "postings" VALIDATE CONSTRAINT "postings_receipt_id_receipts_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" VALIDATE CONSTRAINT "postings_cleared_id_receipts_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" VALIDATE CONSTRAINT "postings_bill_id_bills_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" VALIDATE CONSTRAINT "postings_handover_id_handovers_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_receipt_id_receipts_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_bill_id_bills_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_refund_id_receipts_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "postings_of_receipt" ON "postings" USING btree ("receipt_id") WHERE "postings"."receipt_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "postings_of_cleared" ON "postings" USING btree ("cleared_id") WHERE "postings"."cleared_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "postings_of_bill" ON "postings" USING btree ("bill_id") WHERE "postings"."bill_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "postings_of_handover" ON "postings" USING btree ("handover_id") WHERE "postings"."handover_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_receipt_id_index" ON "payments" USING btree ("receipt_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_of_bill" ON "payments" USING btree ("bill_id") WHERE "payments"."bill_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_of_refund" ON "payments" USING btree ("refund_id") WHERE "payments"."refund_id" is not null;
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_credit";
--> statement-breakpoint
ALTER TABLE "posting_lines" VALIDATE CONSTRAINT "posting_lines_known_account";
--> statement-breakpoint
ALTER TABLE "postings" VALIDATE CONSTRAINT "postings_of_one_paper";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_one_target";
