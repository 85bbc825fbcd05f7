ALTER TABLE "products" ADD COLUMN "description_html_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "title_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "line_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link_label_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ground" text DEFAULT 'cream' NOT NULL;--> statement-breakpoint
drop trigger products_changed on products;
--> statement-breakpoint
create trigger products_changed after delete or update of slug, sku, unique_id, name, name_hi, image,
  brand_id, subcategory_id, sub_subcategory_id, mrp_paise, max_units, description_html, description_html_hi,
  best_pick, hidden, low_stock_units, old_slugs
  on products for each row execute function note_product_change();
