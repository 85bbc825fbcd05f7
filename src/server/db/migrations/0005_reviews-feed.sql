-- Cached product pages show reviews: each change of one leaves a row in the feed, too.
create function note_review_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id, table_name)
    values (coalesce(new.product_id, old.product_id), 'reviews');
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_changed after insert or update or delete on reviews
  for each row execute function note_review_change();
