ALTER TABLE "registration_requests" ADD COLUMN "reason_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "reason_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "reason_hi" text DEFAULT '' NOT NULL;