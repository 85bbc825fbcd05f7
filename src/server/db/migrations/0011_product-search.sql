DROP INDEX "products_listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "smallest_pack" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || sku || ' ' || barcode)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("name","id") WHERE "products"."hidden";--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "products" USING btree ("name","id") WHERE "products"."image" in ('', 'default.webp');--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("name","id","search_text");--> statement-breakpoint
update products set smallest_pack = (select min(size) from packs where product_id = products.id);
--> statement-breakpoint
create function keep_smallest_of_added() returns trigger language plpgsql as $$
begin
  update products set smallest_pack = least(smallest_pack, a.size)
  from (select product_id, min(size) as size from added group by product_id) a
  where id = a.product_id;
  return null;
end $$;
--> statement-breakpoint
create function keep_smallest_of_changed() returns trigger language plpgsql as $$
begin
  update products set smallest_pack = (select min(size) from packs where product_id = old.product_id)
  where id = old.product_id;
  return null;
end $$;
--> statement-breakpoint
create trigger smallest_of_added after insert on packs
  referencing new table as added for each statement execute function keep_smallest_of_added();
--> statement-breakpoint
create trigger smallest_of_changed after delete or update of size on packs
  for each row execute function keep_smallest_of_changed();
