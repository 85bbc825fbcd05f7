CREATE TABLE "contact_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"email_changed" boolean NOT NULL,
	"mobile_changed" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_customer_id_at_index" ON "contact_changes" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "contact_changes_untold" ON "contact_changes" USING btree ("id") WHERE "contact_changes"."told_at" is null;--> statement-breakpoint
CREATE INDEX "contact_changes_at_index" ON "contact_changes" USING btree ("at");--> statement-breakpoint
-- Whatever changes them: a form, a file, undoing one. Of a customer who is forgotten nothing is told.
create function note_contact_change() returns trigger language plpgsql as $$
begin
  insert into contact_changes (customer_id, email, email_changed, mobile_changed)
  values (old.id, old.email, lower(new.email) <> lower(old.email), new.mobile <> old.mobile);
  return null;
end $$;
--> statement-breakpoint
create trigger customers_contact_changed after update of email, mobile on customers
  for each row when (new.forgotten_at is null
    and (lower(new.email) <> lower(old.email) or new.mobile <> old.mobile))
  execute function note_contact_change();
