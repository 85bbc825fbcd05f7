ALTER TABLE "order_lines" ADD COLUMN "missing_reason_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "answer_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "page_title_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "meta_description_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "address_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "opening_hours_hi" text DEFAULT '' NOT NULL;