ALTER TABLE "catalogue_changes" ADD COLUMN "table_name" text;--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
-- Which table changed: the others need not be read anew.
create or replace function note_shop_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (table_name) values (tg_table_name);
  perform pg_notify('catalogue', '');
  return null;
end $$;
