CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"customer_id" integer,
	"operator_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_tokenHash_customerId_unique" UNIQUE("token_hash","customer_id"),
	CONSTRAINT "known_devices_tokenHash_operatorId_unique" UNIQUE("token_hash","operator_id"),
	CONSTRAINT "known_devices_one_account" CHECK (num_nonnulls("known_devices"."customer_id", "known_devices"."operator_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_customer_id_expires_at_index" ON "known_devices" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_operator_id_expires_at_index" ON "known_devices" USING btree ("operator_id","expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_index" ON "known_devices" USING btree ("expires_at");