-- outside a transaction
ALTER TABLE "bills" DROP CONSTRAINT IF EXISTS "bills_number";
--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT IF EXISTS "import_files_kind";
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_kind" CHECK ("import_files"."kind" in ('products','prices','stock','customers','names','openingBills','edit')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "import_files" VALIDATE CONSTRAINT "import_files_kind";
--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN IF NOT EXISTS "sum_paise" bigint;
--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN IF NOT EXISTS "control_paise" bigint;
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN IF NOT EXISTS "reversed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "bills_of_number" ON "bills" USING btree ("customer_id","kind","number") WHERE not "bills"."reversed";
--> statement-breakpoint
-- As before, and an opening bill may be marked as reversed.
create or replace function refuse_receipt_change() returns trigger language plpgsql as $$
declare kept text[] := array['allocated_paise', 'cheque_state', 'handover_id', 'paid_paise', 'passed_on_id', 'reversed'];
begin
  if to_jsonb(new) - kept is distinct from to_jsonb(old) - kept
  then raise exception 'Papers and the ledger are never changed: write another paper.';
  end if;
  return new;
end $$;
