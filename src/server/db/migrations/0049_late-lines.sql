-- The lines of a paper come with it, in one statement: one that comes later would change it.
create function refuse_late_lines() returns trigger language plpgsql as $$
declare is_late boolean;
begin
  execute format('select exists (
      select from (select %1$I as paper, count(*) as lines from fresh group by 1) f
      where lines <> (select count(*) from %2$I l where l.%1$I = f.paper))', tg_argv[0], tg_table_name)
    into is_late;
  if is_late then raise exception 'Papers and the ledger are never changed: their lines are written with them.';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger invoice_lines_with_their_invoice after insert on invoice_lines referencing new table as fresh
  for each statement execute function refuse_late_lines('invoice_id');
--> statement-breakpoint
create trigger credit_note_lines_with_their_note after insert on credit_note_lines referencing new table as fresh
  for each statement execute function refuse_late_lines('credit_note_id');
--> statement-breakpoint
create trigger posting_lines_with_their_posting after insert on posting_lines referencing new table as fresh
  for each statement execute function refuse_late_lines('posting_id');
