-- Every change of what the catalogue shows leaves a row in catalogue_changes and wakes the nodes.
-- Stock is not part of it: it moves with every order, and stock_movements is its own feed.
create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (coalesce(new.id, old.id));
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create function note_products_added() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) select id from added;
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create function note_change_of_product() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (coalesce(new.product_id, old.product_id));
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create function note_packs_added() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) select distinct product_id from added;
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create function note_shop_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (null);
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create trigger products_added after insert on products
  referencing new table as added for each statement execute function note_products_added();
--> statement-breakpoint
create trigger products_changed after delete or update of slug, sku, unique_id, name, image, brand_id,
  subcategory_id, sub_subcategory_id, mrp_paise, max_units, description_html, best_pick, hidden
  on products for each row execute function note_product_change();
--> statement-breakpoint
create trigger packs_added after insert on packs
  referencing new table as added for each statement execute function note_packs_added();
--> statement-breakpoint
create trigger packs_changed after update or delete on packs
  for each row execute function note_change_of_product();
--> statement-breakpoint
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger subcategories_changed after insert or update or delete on subcategories
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger sub_subcategories_changed after insert or update or delete on sub_subcategories
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger brands_changed after insert or update or delete on brands
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger banners_changed after insert or update or delete on banners
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger settings_changed after insert or update or delete on settings
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete on pages
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger synonyms_changed after insert or update or delete on synonyms
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger faqs_changed after insert or update or delete on faqs
  for each statement execute function note_shop_change();
--> statement-breakpoint
create trigger reviews_changed after insert or update or delete on reviews
  for each row execute function note_change_of_product();
