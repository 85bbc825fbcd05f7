ALTER TABLE "customers" DROP CONSTRAINT "customers_mobile";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_mobile" CHECK ("customers"."mobile" ~ '^[6-9][0-9]{9}$' or "customers"."forgotten_at" is not null);