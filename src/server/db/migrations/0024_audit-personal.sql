CREATE TABLE "audit_personal" (
	"audit_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_personal_customer_id_index" ON "audit_personal" USING btree ("customer_id");--> statement-breakpoint
-- What the log says of a customer goes with the customer, and in no other way.
CREATE FUNCTION refuse_audit_personal_change() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM customers WHERE id = OLD.customer_id AND forgotten_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log only grows: what it says of a customer goes when the customer is forgotten.';
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER audit_personal_stays BEFORE UPDATE OR DELETE ON audit_personal
FOR EACH ROW EXECUTE FUNCTION refuse_audit_personal_change();--> statement-breakpoint
CREATE TRIGGER audit_personal_only_grows BEFORE TRUNCATE ON audit_personal
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
