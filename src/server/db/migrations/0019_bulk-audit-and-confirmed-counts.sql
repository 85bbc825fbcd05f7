ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_units_not_zero";--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "new_brands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "part_of" text;--> statement-breakpoint
CREATE INDEX "audit_log_whole" ON "audit_log" USING btree ("at","id") WHERE "audit_log"."part_of" is null;--> statement-breakpoint
CREATE INDEX "audit_log_parts" ON "audit_log" USING btree ("part_of","at","id") WHERE "audit_log"."part_of" is not null;--> statement-breakpoint
-- Not validated: it takes in more than the one before, and reading a large ledger would hold up orders.
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_units_not_zero" CHECK ("stock_movements"."units" <> 0 or "stock_movements"."reason" = 'count') NOT VALID;