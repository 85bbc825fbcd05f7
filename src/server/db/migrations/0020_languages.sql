ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "news" jsonb;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "language" text;