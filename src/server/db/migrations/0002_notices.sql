-- The job queue's own tables go here. Made under the lock of the migrations: nodes that start
-- together would trip over each other.
CREATE SCHEMA IF NOT EXISTS jobs;
--> statement-breakpoint
CREATE TABLE "cart_reminders" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"idle_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"result" text DEFAULT '' NOT NULL,
	CONSTRAINT "job_runs_outcome" CHECK ("job_runs"."outcome" in ('done','failed'))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "told_price_paise" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "told_out_stock" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever has a page of the customer open, on whichever node, hears of new and read notifications
-- and of sessions that ended. One word per customer: within a transaction equal ones are joined.
create function tell_customers() returns trigger language plpgsql as $$
begin
  perform pg_notify('customers', customer_id::text) from (select distinct customer_id from touched) t;
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_added after insert on notifications
  referencing new table as touched for each statement execute function tell_customers();
--> statement-breakpoint
create trigger notifications_changed after update on notifications
  referencing new table as touched for each statement execute function tell_customers();
--> statement-breakpoint
create trigger sessions_ended after delete on sessions
  referencing old table as touched for each statement execute function tell_customers();
--> statement-breakpoint
-- A price the customer has seen is the new start: what was told before no longer counts.
create function forget_told_price() returns trigger language plpgsql as $$
begin
  new.told_price_paise := null;
  return new;
end $$;
--> statement-breakpoint
create trigger cart_lines_price_seen before update of seen_price_paise on cart_lines
  for each row execute function forget_told_price();
--> statement-breakpoint
-- Reviews are read from the database each time: a vote need not wake every node's catalogue.
drop trigger reviews_changed on reviews;
