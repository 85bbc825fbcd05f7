CREATE TABLE "bank_formats" (
	"head_hash" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_links" ALTER COLUMN "invoice_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_links" ADD COLUMN "receipt_id" integer;
--> statement-breakpoint
ALTER TABLE "invoice_links" ADD CONSTRAINT "invoice_links_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoice_links" ADD CONSTRAINT "invoice_links_one_paper" CHECK (num_nonnulls("invoice_links"."invoice_id", "invoice_links"."receipt_id") = 1) NOT VALID;
