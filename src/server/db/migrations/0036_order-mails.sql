CREATE TABLE "order_mails" (
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "order_mails_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "order_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;