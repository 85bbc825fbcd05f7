CREATE TABLE "credit_note_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_note_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_note_id" integer NOT NULL,
	"invoice_line_id" integer NOT NULL,
	"units" integer NOT NULL,
	"condition" text NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	CONSTRAINT "credit_note_lines_creditNoteId_invoiceLineId_condition_unique" UNIQUE("credit_note_id","invoice_line_id","condition"),
	CONSTRAINT "credit_note_lines_units_positive" CHECK ("credit_note_lines"."units" > 0),
	CONSTRAINT "credit_note_lines_condition" CHECK ("credit_note_lines"."condition" in ('saleable','expired','broken','wrong')),
	CONSTRAINT "credit_note_lines_not_negative" CHECK (least("credit_note_lines"."taxable_paise", "credit_note_lines"."cgst_paise", "credit_note_lines"."sgst_paise", "credit_note_lines"."igst_paise") >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"invoice_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"operator_id" integer,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "credit_notes_number" CHECK ("credit_notes"."number" ~ '^[A-Z0-9/-]{1,16}$'),
	CONSTRAINT "credit_notes_add_up" CHECK ("credit_notes"."taxable_paise" + "credit_notes"."cgst_paise" + "credit_notes"."sgst_paise" + "credit_notes"."igst_paise" = "credit_notes"."total_paise"),
	CONSTRAINT "credit_notes_not_negative" CHECK (least("credit_notes"."taxable_paise", "credit_notes"."cgst_paise", "credit_notes"."sgst_paise", "credit_notes"."igst_paise") >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"packaging" text DEFAULT '' NOT NULL,
	"slot" smallint NOT NULL,
	"pack_size" integer NOT NULL,
	"packs" integer NOT NULL,
	"hsn" text DEFAULT '' NOT NULL,
	"uqc" text NOT NULL,
	"price_paise" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"gross_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"charge_paise" integer NOT NULL,
	"rate" integer NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoiceId_orderLineId_unique" UNIQUE("invoice_id","order_line_id"),
	CONSTRAINT "invoice_lines_packs_positive" CHECK ("invoice_lines"."packs" > 0 and "invoice_lines"."pack_size" > 0),
	CONSTRAINT "invoice_lines_gross" CHECK ("invoice_lines"."gross_paise" = "invoice_lines"."price_paise" * "invoice_lines"."packs" * "invoice_lines"."pack_size"),
	CONSTRAINT "invoice_lines_add_up" CHECK ("invoice_lines"."taxable_paise" + "invoice_lines"."cgst_paise" + "invoice_lines"."sgst_paise" + "invoice_lines"."igst_paise" = "invoice_lines"."gross_paise" - "invoice_lines"."discount_paise" + "invoice_lines"."charge_paise"),
	CONSTRAINT "invoice_lines_not_negative" CHECK (least("invoice_lines"."taxable_paise", "invoice_lines"."cgst_paise", "invoice_lines"."sgst_paise", "invoice_lines"."igst_paise") >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"gst_mode" text NOT NULL,
	"day" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"operator_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('tax-invoice','bill-of-supply','bill')),
	CONSTRAINT "invoices_gst_mode" CHECK ("invoices"."gst_mode" in ('regular','composition','unregistered')),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" ~ '^[A-Z0-9/-]{1,16}$'),
	CONSTRAINT "invoices_add_up" CHECK ("invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" = "invoices"."total_paise"),
	CONSTRAINT "invoices_not_negative" CHECK (least("invoices"."taxable_paise", "invoices"."cgst_paise", "invoices"."sgst_paise", "invoices"."igst_paise") >= 0),
	CONSTRAINT "invoices_halves" CHECK ("invoices"."cgst_paise" = "invoices"."sgst_paise")
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"prefix" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_prefix_year_pk" PRIMARY KEY("prefix","year")
);
--> statement-breakpoint
CREATE TABLE "ledger_opening" (
	"kind" text PRIMARY KEY NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "posting_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"account" text NOT NULL,
	"customer_id" integer,
	"operator_id" integer,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "posting_lines_account" CHECK ("posting_lines"."account" in ('receivable','sales','cgst','sgst','igst','cash','upi','cheque','bank','opening')),
	CONSTRAINT "posting_lines_customer" CHECK (("posting_lines"."account" = 'receivable') = ("posting_lines"."customer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"invoice_id" integer,
	"credit_note_id" integer,
	"payment_id" integer,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "postings_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "postings_creditNoteId_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "postings_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "postings_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "postings_one_paper" CHECK (num_nonnulls("postings"."invoice_id", "postings"."credit_note_id", "postings"."payment_id", "postings"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hsn" text NOT NULL,
	"from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_rates_hsn_from_unique" UNIQUE("hsn","from"),
	CONSTRAINT "tax_rates_hsn" CHECK ("tax_rates"."hsn" ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6}|[0-9]{8})$'),
	CONSTRAINT "tax_rates_rate" CHECK ("tax_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hsn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "uqc" text DEFAULT 'NOS' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "gst_mode" text DEFAULT 'unregistered' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "invoice_prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "credit_note_prefix" text DEFAULT 'CRN' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "hsn_digits" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_invoice_line_id_invoice_lines_id_fk" FOREIGN KEY ("invoice_line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_lines" ADD CONSTRAINT "posting_lines_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_lines" ADD CONSTRAINT "posting_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_lines" ADD CONSTRAINT "posting_lines_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_lines_invoice_line_id_index" ON "credit_note_lines" USING btree ("invoice_line_id");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_id_index" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_customer_id_id_index" ON "credit_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "credit_notes_day_id_index" ON "credit_notes" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "invoice_lines_product_id_index" ON "invoice_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "invoices_customer_id_id_index" ON "invoices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_day_id_index" ON "invoices" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "posting_lines_posting_id_index" ON "posting_lines" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "posting_lines_of_customer" ON "posting_lines" USING btree ("customer_id","posting_id","amount_paise") WHERE "posting_lines"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "postings_day_index" ON "postings" USING btree ("day");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_gst_mode" CHECK ("settings"."gst_mode" in ('regular','composition','unregistered'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_hsn_digits" CHECK ("settings"."hsn_digits" in (4, 6, 8));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_series" CHECK ("settings"."invoice_prefix" <> "settings"."credit_note_prefix");--> statement-breakpoint
-- A shop without orders has nothing to take over.
insert into ledger_opening (kind, done_at) values
  ('payments', case when not exists (select from payments) then now() end),
  ('orders', case when not exists (select from orders) then now() end);
--> statement-breakpoint
create function refuse_paper_change() returns trigger language plpgsql as $$
begin
  raise exception 'Papers and the ledger are never changed: write another paper.';
end $$;
--> statement-breakpoint
create trigger invoices_only_grow before update or delete or truncate on invoices
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger invoice_lines_only_grow before update or delete or truncate on invoice_lines
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger credit_notes_only_grow before update or delete or truncate on credit_notes
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger credit_note_lines_only_grow before update or delete or truncate on credit_note_lines
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger postings_only_grow before update or delete or truncate on postings
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger posting_lines_only_grow before update or delete or truncate on posting_lines
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
-- A customer owes what an invoice says; what the shop sold and the taxes are its other side.
create function post_invoices() returns trigger language plpgsql as $$
begin
  with posted as (
    insert into postings (day, invoice_id) select day, id from kept order by id returning id, invoice_id
  )
  insert into posting_lines (posting_id, account, customer_id, amount_paise)
  select posted.id, account, case when account = 'receivable' then i.customer_id end, amount
  from posted join kept i on i.id = posted.invoice_id
  cross join lateral (values ('receivable', i.total_paise), ('sales', -i.taxable_paise),
    ('cgst', -i.cgst_paise), ('sgst', -i.sgst_paise), ('igst', -i.igst_paise)) as l(account, amount)
  where amount <> 0 order by posted.id;
  return null;
end $$;
--> statement-breakpoint
create trigger invoices_posted after insert on invoices referencing new table as kept
  for each statement execute function post_invoices();
--> statement-breakpoint
create function post_credit_notes() returns trigger language plpgsql as $$
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
  return null;
end $$;
--> statement-breakpoint
create trigger credit_notes_posted after insert on credit_notes referencing new table as kept
  for each statement execute function post_credit_notes();
--> statement-breakpoint
-- Money that came in, or went back where it is below zero: whoever keeps a payment, nodes of the version before too.
create function post_payments(ids int[]) returns void language sql as $$
  with posted as (
    insert into postings (day, payment_id, created_at)
    select (created_at at time zone 'Asia/Kolkata')::date, id, created_at
    from payments where id = any(ids) order by id
    on conflict (payment_id) do nothing returning id, payment_id
  )
  insert into posting_lines (posting_id, account, customer_id, operator_id, amount_paise)
  select posted.id, l.account, l.customer_id, l.operator_id, l.amount
  from posted join payments p on p.id = posted.payment_id join orders o on o.id = p.order_id
  cross join lateral (values (p.method, null::int, p.operator_id, p.amount_paise),
    ('receivable', o.customer_id, null::int, -p.amount_paise)) as l(account, customer_id, operator_id, amount)
  order by posted.id
$$;
--> statement-breakpoint
create function post_new_payments() returns trigger language plpgsql as $$
begin
  perform post_payments(array(select id from kept));
  return null;
end $$;
--> statement-breakpoint
create trigger payments_posted after insert on payments referencing new table as kept
  for each statement execute function post_new_payments();
--> statement-breakpoint
-- What was delivered without an invoice, before the shop kept them: what the customer owes for it is taken over.
create function post_orders(ids int[]) returns void language sql as $$
  with posted as (
    insert into postings (day, order_id, created_at)
    select (o.updated_at at time zone 'Asia/Kolkata')::date, o.id, o.updated_at
    from orders o where o.id = any(ids) and o.status in ('delivered', 'completed')
      and not exists (select from invoices i where i.order_id = o.id) order by o.id
    on conflict (order_id) do nothing returning id, order_id
  )
  insert into posting_lines (posting_id, account, customer_id, amount_paise)
  select posted.id, l.account, l.customer_id, l.amount
  from posted join orders o on o.id = posted.order_id
  cross join lateral (values ('receivable', o.customer_id, o.total_to_pay_paise),
    ('opening', null::int, -o.total_to_pay_paise)) as l(account, customer_id, amount)
  order by posted.id
$$;
--> statement-breakpoint
create function post_delivered_order() returns trigger language plpgsql as $$
begin
  perform post_orders(array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_delivered_posted after update of status on orders
  for each row when (new.status = 'delivered' and old.status <> 'delivered')
  execute function post_delivered_order();
--> statement-breakpoint
create function check_posting_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from posting_lines where posting_id = new.posting_id) <> 0 then
    raise exception 'Posting % does not sum to zero.', new.posting_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger posting_lines_balance after insert on posting_lines
  deferrable initially deferred for each row execute function check_posting_balances();
--> statement-breakpoint
create function check_invoice_adds_up() returns trigger language plpgsql as $$
declare lines record;
begin
  select sum(taxable_paise) as taxable, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst,
    sum(igst_paise) as igst into lines from invoice_lines where invoice_id = new.id;
  if (lines.taxable, lines.cgst, lines.sgst, lines.igst)
    is distinct from (new.taxable_paise::bigint, new.cgst_paise::bigint, new.sgst_paise::bigint, new.igst_paise::bigint)
  then raise exception 'Invoice % is not the sum of its lines.', new.number;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger invoices_add_up_with_lines after insert on invoices
  deferrable initially deferred for each row execute function check_invoice_adds_up();
--> statement-breakpoint
create function check_credit_note_adds_up() returns trigger language plpgsql as $$
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
  ) then raise exception 'Credit note % gives back more than was invoiced.', new.number;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger credit_notes_add_up_with_lines after insert on credit_notes
  deferrable initially deferred for each row execute function check_credit_note_adds_up();
