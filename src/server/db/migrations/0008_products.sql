CREATE TABLE "stock_batches" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_folder_name_pk" PRIMARY KEY("folder","name")
);
--> statement-breakpoint
DROP INDEX "stock_movements_product_id_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_units" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "old_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("name","id","sku","barcode");--> statement-breakpoint
CREATE INDEX "products_prices_changed_at_index" ON "products" USING btree ("prices_changed_at");--> statement-breakpoint
CREATE INDEX "products_sku_any_case" ON "products" USING btree (lower("sku"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" <> '';--> statement-breakpoint
CREATE INDEX "products_old_slugs_index" ON "products" USING gin ("old_slugs");--> statement-breakpoint
CREATE INDEX "stock_movements_product_id_id_index" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_units_not_negative" CHECK ("products"."low_stock_units" >= 0);--> statement-breakpoint
drop trigger products_changed on products;
--> statement-breakpoint
create trigger products_changed after delete or update of slug, sku, unique_id, name, image, brand_id,
  subcategory_id, sub_subcategory_id, mrp_paise, max_units, description_html, best_pick, hidden,
  low_stock_units, old_slugs
  on products for each row execute function note_product_change();
