ALTER TABLE "brands" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_subcategories" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
drop trigger products_changed on products;
--> statement-breakpoint
create trigger products_changed after delete or update of slug, sku, unique_id, name, name_hi, image,
  brand_id, subcategory_id, sub_subcategory_id, mrp_paise, max_units, description_html, best_pick, hidden,
  low_stock_units, old_slugs
  on products for each row execute function note_product_change();
