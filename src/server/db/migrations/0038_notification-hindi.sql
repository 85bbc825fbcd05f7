ALTER TABLE "notification_batches" ADD COLUMN "text_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_hi" text DEFAULT '' NOT NULL;