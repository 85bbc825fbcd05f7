-- outside a transaction
ALTER TABLE "invoice_links" VALIDATE CONSTRAINT "invoice_links_receipt_id_receipts_id_fk";
--> statement-breakpoint
ALTER TABLE "invoice_links" VALIDATE CONSTRAINT "invoice_links_one_paper";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoice_links_of_receipt" ON "invoice_links" USING btree ("receipt_id","created_at") WHERE "invoice_links"."receipt_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "receipts_of_cheques" ON "receipts" USING btree ("id") WHERE "receipts"."cheque_state" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "receipts_of_other_kinds" ON "receipts" USING btree ("kind","id") WHERE "receipts"."kind" <> 'receipt';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "receipts_with_a_reference" ON "receipts" USING btree ("reference") WHERE "receipts"."reference" <> '';
