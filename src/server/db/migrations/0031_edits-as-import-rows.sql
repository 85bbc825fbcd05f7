ALTER TABLE "import_files" DROP CONSTRAINT "import_files_kind";--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT "import_files_state";--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "old_edit_id" integer;--> statement-breakpoint
CREATE INDEX "import_files_scheduled" ON "import_files" USING btree ("run_at") WHERE "import_files"."state" = 'scheduled';--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_idempotencyKey_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_oldEditId_unique" UNIQUE("old_edit_id");--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_edit" CHECK (("import_files"."kind" = 'edit') = ("import_files"."change" is not null));--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_kind" CHECK ("import_files"."kind" in ('products','prices','stock','customers','names','edit'));--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_state" CHECK ("import_files"."state" in ('checking','checked','refused','applying','applied','undoing','undone','failed','scheduled','cancelled'));--> statement-breakpoint
-- One side of a row of a bulk edit as that of a file: the columns of its product, all its packs, and what
-- differs from the other side by the names of the contract. Packs did not say how they were packed: as today.
create function edit_fields(state jsonb) returns jsonb language sql as $$
  select jsonb_build_object('mrp', round((state->>'mrpPaise')::numeric / 100, 2),
      'brand_id', state->'brandId', 'subcategory_id', state->'subcategoryId',
      'sub_subcategory_id', state->'subSubcategoryId', 'hidden', state->'hidden',
      'best_pick', state->'bestPick')
    || coalesce((
      select jsonb_object_agg('selling_price' || (k->>'slot'), round((k->>'pricePaise')::numeric / 100, 2))
        || jsonb_object_agg('mrp' || (k->>'slot'), round((k->>'mrpPaise')::numeric / 100, 2))
      from jsonb_array_elements(state->'packs') k), '{}')
$$;
--> statement-breakpoint
create function edit_side(state jsonb, other jsonb, product int) returns jsonb language sql as $$
  select jsonb_build_object(
    'fields', (select coalesce(jsonb_object_agg(one.key, one.value), '{}')
      from (select edit_fields(state) as mine, edit_fields(other) as others offset 0) f,
        jsonb_each(f.mine) one
      where one.value is distinct from f.others->one.key),
    'set', jsonb_build_object('mrp_paise', state->'mrpPaise', 'brand_id', state->'brandId',
      'subcategory_id', state->'subcategoryId', 'sub_subcategory_id', state->'subSubcategoryId',
      'hidden', state->'hidden', 'best_pick', state->'bestPick'),
    'packs', (select coalesce(jsonb_agg(jsonb_build_object('slot', k->'slot', 'size', k->'size',
        'price_paise', k->'pricePaise', 'mrp_paise', k->'mrpPaise',
        'packaging', coalesce(p.packaging, '')) order by k->'slot'), '[]')
      from jsonb_array_elements(state->'packs') k
        left join packs p on p.product_id = product and p.slot = (k->>'slot')::int))
$$;
--> statement-breakpoint
insert into import_files (kind, name, operator_id, state, problem, changed, change, run_at, applied_at,
  undone_at, idempotency_key, created_at, old_edit_id)
select 'edit', '', operator_id, state, problem, changed, change, run_at, applied_at,
  undone_at, idempotency_key, created_at, id
from product_edits order by id;
--> statement-breakpoint
-- Before: the version that the edit found, which is the one before that it left.
insert into import_rows (file_id, "row", target_id, cells, before, after)
select f.id, row_number() over (partition by f.id order by r.product_id), r.product_id, '{}',
  case when r.after is not null then
    edit_side(r.before, r.after, r.product_id) || jsonb_build_object('version', r.version - 1) end,
  case when r.after is not null then edit_side(r.after, r.before, r.product_id)
    || jsonb_build_object('prices', f.change->>'field' in ('price', 'mrp')) end
from product_edit_rows r join import_files f on f.old_edit_id = r.edit_id;
--> statement-breakpoint
-- A new edit is called by its id, which no edit had before.
select setval(pg_get_serial_sequence('import_files', 'id'), greatest(max(id), max(old_edit_id)))
from import_files having count(*) > 0;
--> statement-breakpoint
drop function edit_side;
--> statement-breakpoint
drop function edit_fields;
--> statement-breakpoint
-- The tables stay: the version before deletes from them in its job `cleaning`, until its nodes are restarted.
-- What was scheduled in them runs from import_files now, and so only once.
update product_edits set state = 'cancelled' where state = 'scheduled';
