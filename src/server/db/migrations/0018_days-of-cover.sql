CREATE TABLE "product_sales" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"units" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "cover_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_cover_days_not_negative" CHECK ("settings"."cover_days" >= 0);