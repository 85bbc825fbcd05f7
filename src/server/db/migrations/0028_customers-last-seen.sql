ALTER TABLE "customers" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
-- When a session ends, on whatever way, its customer keeps when it was last used.
create function keep_last_seen() returns trigger language plpgsql as $$
begin
  update customers c set last_seen_at = greatest(c.last_seen_at, ended.at)
  from (select customer_id, max(last_seen_at) as at from touched group by customer_id) ended
  where c.id = ended.customer_id;
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_last_seen after delete on sessions
  referencing old table as touched for each statement execute function keep_last_seen();
