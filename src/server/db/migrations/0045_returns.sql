CREATE TABLE "bin_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"condition" text NOT NULL,
	"units" integer NOT NULL,
	"credit_note_id" integer,
	"operator_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_movements_units_not_zero" CHECK ("bin_movements"."units" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bins" (
	"product_id" integer NOT NULL,
	"condition" text NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "bins_product_id_condition_pk" PRIMARY KEY("product_id","condition"),
	CONSTRAINT "bins_units_not_negative" CHECK ("bins"."units" >= 0),
	CONSTRAINT "bins_condition" CHECK ("bins"."condition" in ('expired','broken','wrong'))
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_request_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_request_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"invoice_line_id" integer NOT NULL,
	"units" integer NOT NULL,
	"condition" text NOT NULL,
	"batch" text DEFAULT '' NOT NULL,
	"accepted" integer,
	CONSTRAINT "return_request_lines_one_of_each" UNIQUE("request_id","invoice_line_id","condition","batch"),
	CONSTRAINT "return_request_lines_units" CHECK ("return_request_lines"."units" > 0),
	CONSTRAINT "return_request_lines_accepted" CHECK ("return_request_lines"."accepted" between 0 and "return_request_lines"."units"),
	CONSTRAINT "return_request_lines_condition" CHECK ("return_request_lines"."condition" in ('saleable','expired','broken','wrong'))
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"operator_id" integer,
	"decided_at" timestamp with time zone,
	"credit_note_id" integer,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_creditNoteId_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "return_requests_customerId_idempotencyKey_unique" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "return_requests_state" CHECK ("return_requests"."state" in ('asked','accepted','in-part','declined')),
	CONSTRAINT "return_requests_decided" CHECK (("return_requests"."state" = 'asked') = ("return_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_note_lines" DROP CONSTRAINT "credit_note_lines_creditNoteId_invoiceLineId_condition_unique";
--> statement-breakpoint
ALTER TABLE "credit_note_lines" DROP CONSTRAINT "credit_note_lines_units_positive";
--> statement-breakpoint
ALTER TABLE "credit_note_lines" DROP CONSTRAINT "credit_note_lines_condition";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_not_negative";
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD COLUMN "batch" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "settle" text DEFAULT 'credit' NOT NULL;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "replacement_order_id" integer;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "request_hash" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_paise" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "covered_paise" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "return_days" smallint DEFAULT 15 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bin_movements" ADD CONSTRAINT "bin_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bin_movements" ADD CONSTRAINT "bin_movements_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bin_movements" ADD CONSTRAINT "bin_movements_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bins" ADD CONSTRAINT "bins_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_request_id_return_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_request_lines" ADD CONSTRAINT "return_request_lines_request_id_return_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_request_lines" ADD CONSTRAINT "return_request_lines_invoice_line_id_invoice_lines_id_fk" FOREIGN KEY ("invoice_line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bin_movements_product_id_condition_id_index" ON "bin_movements" USING btree ("product_id","condition","id");
--> statement-breakpoint
CREATE INDEX "bin_movements_credit_note_id_index" ON "bin_movements" USING btree ("credit_note_id");
--> statement-breakpoint
CREATE INDEX "bins_with_units" ON "bins" USING btree ("product_id","condition") WHERE "bins"."units" > 0;
--> statement-breakpoint
CREATE INDEX "return_requests_invoice_id_id_index" ON "return_requests" USING btree ("invoice_id","id");
--> statement-breakpoint
CREATE INDEX "return_requests_state_id_index" ON "return_requests" USING btree ("state","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_one_open" ON "return_requests" USING btree ("invoice_id") WHERE "return_requests"."state" = 'asked';
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_one_of_each" UNIQUE("credit_note_id","invoice_line_id","condition","batch");
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_replacementOrderId_unique" UNIQUE("replacement_order_id");
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_units" CHECK ("credit_note_lines"."units" >= 0 and ("credit_note_lines"."units" = 0) = ("credit_note_lines"."condition" = 'price'));
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_known_condition" CHECK ("credit_note_lines"."condition" in ('saleable','expired','broken','wrong','price'));
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_settle" CHECK (case "credit_notes"."settle" when 'credit' then "credit_notes"."replacement_order_id" is null
        when 'replacement' then "credit_notes"."replacement_order_id" is not null else false end);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_within" CHECK ("orders"."paid_paise" >= -"orders"."covered_paise") NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credits_not_negative" CHECK (least("orders"."credited_paise", "orders"."covered_paise") >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_return_days" CHECK ("settings"."return_days" between 0 and 365);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_known_reason" CHECK ("stock_movements"."reason" in ('order','cancel','edit','pick','return','counter-sale','restock','count','write-off')) NOT VALID;
--> statement-breakpoint
-- Also takes what the note comes to off its order, or pays the order that brings other goods with it.
create or replace function post_credit_notes() returns trigger language plpgsql as $$
begin
  with posted as (
    insert into postings (day, credit_note_id) select day, id from kept order by id returning id, credit_note_id
  )
  insert into posting_lines (posting_id, account, customer_id, amount_paise)
  select posted.id, account, case when account = 'receivable' then n.customer_id end, amount
  from posted join kept n on n.id = posted.credit_note_id
  cross join lateral (values ('receivable', -n.total_paise), ('sales', n.taxable_paise),
    ('cgst', n.cgst_paise), ('sgst', n.sgst_paise), ('igst', n.igst_paise)) as l(account, amount)
  where amount <> 0 order by posted.id;
  update orders o set credited_paise = o.credited_paise + n.credited, covered_paise = o.covered_paise + n.covered
  from (
    select coalesce(k.replacement_order_id, i.order_id) as order_id,
      sum(case when k.replacement_order_id is null then k.total_paise else 0 end)::int as credited,
      sum(case when k.replacement_order_id is null then 0 else k.total_paise end)::int as covered
    from kept k join invoices i on i.id = k.invoice_id group by 1
  ) n where o.id = n.order_id;
  return null;
end $$;
--> statement-breakpoint
update orders o set credited_paise = n.credited from (
  select i.order_id, sum(c.total_paise)::int as credited
  from credit_notes c join invoices i on i.id = c.invoice_id group by 1
) n where o.id = n.order_id;
--> statement-breakpoint
create or replace function check_credit_note_adds_up() returns trigger language plpgsql as $$
declare lines record;
begin
  select sum(taxable_paise) as taxable, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst,
    sum(igst_paise) as igst into lines from credit_note_lines where credit_note_id = new.id;
  if (lines.taxable, lines.cgst, lines.sgst, lines.igst)
    is distinct from (new.taxable_paise::bigint, new.cgst_paise::bigint, new.sgst_paise::bigint, new.igst_paise::bigint)
  then raise exception 'Credit note % is not the sum of its lines.', new.number;
  end if;
  if exists (
    select from credit_note_lines l join invoice_lines i on i.id = l.invoice_line_id
    where i.id in (select invoice_line_id from credit_note_lines where credit_note_id = new.id)
    group by i.id having sum(l.units) > i.packs * i.pack_size or min(i.invoice_id) <> new.invoice_id
      or sum(l.taxable_paise) > i.taxable_paise or sum(l.cgst_paise) > i.cgst_paise
      or sum(l.sgst_paise) > i.sgst_paise or sum(l.igst_paise) > i.igst_paise
  ) then raise exception 'Credit note % gives back more than was invoiced.', new.number;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bin_movements_only_grow before update or delete or truncate on bin_movements
  for each statement execute function refuse_paper_change();
