DROP INDEX "products_listed";--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("name","id","search_text","brand_id","subcategory_id","sub_subcategory_id");