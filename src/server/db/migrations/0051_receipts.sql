CREATE TABLE "bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"due_day" date NOT NULL,
	"amount_paise" integer NOT NULL,
	"paid_paise" integer DEFAULT 0 NOT NULL,
	"bounce_id" integer,
	"operator_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_bounceId_unique" UNIQUE("bounce_id"),
	CONSTRAINT "bills_number" UNIQUE("customer_id","kind","number"),
	CONSTRAINT "bills_kind" CHECK ("bills"."kind" in ('opening','charge')),
	CONSTRAINT "bills_charge" CHECK (("bills"."kind" = 'charge') = ("bills"."bounce_id" is not null)),
	CONSTRAINT "bills_amount" CHECK ("bills"."amount_paise" > 0),
	CONSTRAINT "bills_paid_within" CHECK ("bills"."paid_paise" between 0 and "bills"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "customer_accounts" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"balance_paise" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"taken_by" integer NOT NULL,
	"day" date NOT NULL,
	"expected_paise" integer NOT NULL,
	"counted_paise" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"passed_on_id" integer,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handovers_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "handovers_counted" CHECK ("handovers"."counted_paise" >= 0),
	CONSTRAINT "handovers_two_people" CHECK ("handovers"."operator_id" <> "handovers"."taken_by")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text,
	"customer_id" integer NOT NULL,
	"kind" text DEFAULT 'receipt' NOT NULL,
	"method" text,
	"day" date NOT NULL,
	"amount_paise" integer NOT NULL,
	"allocated_paise" integer DEFAULT 0 NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"cheque_date" date,
	"cheque_state" text,
	"bounced_id" integer,
	"payment_id" integer,
	"operator_id" integer,
	"handover_id" integer,
	"idempotency_key" text NOT NULL,
	"request_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_bouncedId_unique" UNIQUE("bounced_id"),
	CONSTRAINT "receipts_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "receipts_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" in ('receipt','refund','bounce','write-off','opening')),
	CONSTRAINT "receipts_method" CHECK ("receipts"."method" in ('cash','upi','cheque','bank')),
	CONSTRAINT "receipts_has_method" CHECK (("receipts"."method" is null) = ("receipts"."kind" in ('write-off','opening'))),
	CONSTRAINT "receipts_number" CHECK ("receipts"."number" ~ '^[A-Z0-9/-]{1,16}$'),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount_paise" <> 0 and ("receipts"."amount_paise" < 0) = ("receipts"."kind" in ('refund','bounce'))),
	CONSTRAINT "receipts_bounce" CHECK (("receipts"."kind" = 'bounce') = ("receipts"."bounced_id" is not null)),
	CONSTRAINT "receipts_reason" CHECK ("receipts"."kind" in ('receipt','opening') or "receipts"."reason" <> '' or "receipts"."number" is null),
	CONSTRAINT "receipts_cheque" CHECK (("receipts"."cheque_state" is not null) = ("receipts"."kind" = 'receipt' and "receipts"."method" = 'cheque')),
	CONSTRAINT "receipts_cheque_state" CHECK ("receipts"."cheque_state" in ('held','deposited','cleared','bounced')),
	CONSTRAINT "receipts_allocated_within" CHECK (case when "receipts"."amount_paise" > 0 then "receipts"."allocated_paise" between 0 and "receipts"."amount_paise"
        else "receipts"."allocated_paise" between "receipts"."amount_paise" and 0 end)
);
--> statement-breakpoint
ALTER TABLE "posting_lines" DROP CONSTRAINT "posting_lines_account";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_one_paper";
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_series";
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "method" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "idempotency_key" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_limit_paise" integer;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_days" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_mode" text DEFAULT 'warn' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_pass_until" date;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_pass_orders" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "due_mails" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "due_mail_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_day" date;
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "receipt_id" integer;
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "cleared_id" integer;
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "bill_id" integer;
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "handover_id" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "over_credit_paise" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_id" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bill_id" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_id" integer;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "receipt_prefix" text DEFAULT 'RCT' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "bounce_charge_paise" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "dues_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "dues_text_hi" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_bounce_id_receipts_id_fk" FOREIGN KEY ("bounce_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD CONSTRAINT "customer_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_taken_by_operators_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_bounced_id_receipts_id_fk" FOREIGN KEY ("bounced_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bills_due" ON "bills" USING btree ("customer_id","due_day","id") WHERE "bills"."paid_paise" < "bills"."amount_paise";
--> statement-breakpoint
CREATE INDEX "customer_accounts_owing" ON "customer_accounts" USING btree ("balance_paise","customer_id") WHERE "customer_accounts"."balance_paise" <> 0;
--> statement-breakpoint
CREATE INDEX "handovers_operator_id_id_index" ON "handovers" USING btree ("operator_id","id");
--> statement-breakpoint
CREATE INDEX "handovers_in_hand" ON "handovers" USING btree ("taken_by","id") WHERE "handovers"."passed_on_id" is null;
--> statement-breakpoint
CREATE INDEX "handovers_day_id_index" ON "handovers" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "receipts_customer_id_id_index" ON "receipts" USING btree ("customer_id","id");
--> statement-breakpoint
CREATE INDEX "receipts_day_id_index" ON "receipts" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "receipts_created_at_id_index" ON "receipts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "receipts_left" ON "receipts" USING btree ("customer_id","id") WHERE "receipts"."allocated_paise" <> "receipts"."amount_paise";
--> statement-breakpoint
CREATE INDEX "receipts_uncleared" ON "receipts" USING btree ("customer_id","id") WHERE "receipts"."cheque_state" in ('held','deposited');
--> statement-breakpoint
CREATE INDEX "receipts_of_cash_in_hand" ON "receipts" USING btree ("operator_id","id") WHERE "receipts"."method" = 'cash' and "receipts"."handover_id" is null and "receipts"."payment_id" is null;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_cleared_id_receipts_id_fk" FOREIGN KEY ("cleared_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_id_receipts_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_credit" CHECK ("customers"."credit_limit_paise" >= 0 and "customers"."credit_days" between 0 and 365 and "customers"."credit_pass_orders" between 0 and 100
        and "customers"."credit_mode" in ('warn','block')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "posting_lines" ADD CONSTRAINT "posting_lines_known_account" CHECK ("posting_lines"."account" in ('receivable','sales','cgst','sgst','igst','cash','upi','cheque','bank','opening','charges','write-offs','cash-difference')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_of_one_paper" CHECK (num_nonnulls("postings"."invoice_id", "postings"."credit_note_id", "postings"."payment_id", "postings"."order_id", "postings"."receipt_id", "postings"."cleared_id", "postings"."bill_id", "postings"."handover_id") = 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_target" CHECK (num_nonnulls("payments"."order_id", "payments"."bill_id", "payments"."refund_id") = 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_three_series" CHECK ("settings"."invoice_prefix" <> "settings"."credit_note_prefix" and "settings"."receipt_prefix" not in ("settings"."invoice_prefix", "settings"."credit_note_prefix"));
--> statement-breakpoint
-- Receipts and bills are written once; what their payments come to is kept on them, how a cheque
-- stands, and who has the cash.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['allocated_paise', 'cheque_state', 'handover_id', 'paid_paise', 'passed_on_id']
    is distinct from to_jsonb(old) - array['allocated_paise', 'cheque_state', 'handover_id', 'paid_paise', 'passed_on_id']
  then raise exception 'Papers and the ledger are never changed: write another paper.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger receipts_only_grow before delete or truncate on receipts
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger receipts_are_kept before update on receipts
  for each row execute function refuse_receipt_change();
--> statement-breakpoint
create trigger bills_only_grow before delete or truncate on bills
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger bills_are_kept before update on bills
  for each row execute function refuse_receipt_change();
--> statement-breakpoint
create trigger handovers_only_grow before delete or truncate on handovers
  for each statement execute function refuse_paper_change();
--> statement-breakpoint
create trigger handovers_are_kept before update on handovers
  for each row execute function refuse_receipt_change();
--> statement-breakpoint
-- Money that came in, or went back where it is below zero; written off, or owed by the shop before these books.
create function post_receipts() returns trigger language plpgsql as $$
begin
  with posted as (
    insert into postings (day, receipt_id) select day, id from kept where payment_id is null order by id
    returning id, receipt_id
  )
  insert into posting_lines (posting_id, account, customer_id, operator_id, amount_paise)
  select posted.id, l.account, l.customer_id, l.operator_id, l.amount
  from posted join receipts r on r.id = posted.receipt_id
  cross join lateral (values
    (case r.kind when 'write-off' then 'write-offs' when 'opening' then 'opening' else r.method end,
      null::int, r.operator_id, r.amount_paise),
    ('receivable', r.customer_id, null::int, -r.amount_paise)) as l(account, customer_id, operator_id, amount)
  order by posted.id;
  return null;
end $$;
--> statement-breakpoint
create trigger receipts_posted after insert on receipts referencing new table as kept
  for each statement execute function post_receipts();
--> statement-breakpoint
-- A cheque that the bank has paid is in hand no more.
create function post_cleared_cheque() returns trigger language plpgsql as $$
declare posted bigint;
begin
  insert into postings (day, cleared_id) values ((now() at time zone 'Asia/Kolkata')::date, new.id)
    returning id into posted;
  insert into posting_lines (posting_id, account, amount_paise)
    values (posted, 'bank', new.amount_paise), (posted, 'cheque', -new.amount_paise);
  return null;
end $$;
--> statement-breakpoint
create trigger receipts_cleared_posted after update of cheque_state on receipts
  for each row when (new.cheque_state = 'cleared' and old.cheque_state <> 'cleared')
  execute function post_cleared_cheque();
--> statement-breakpoint
create function post_bills() returns trigger language plpgsql as $$
begin
  with posted as (
    insert into postings (day, bill_id) select day, id from kept order by id returning id, bill_id
  )
  insert into posting_lines (posting_id, account, customer_id, amount_paise)
  select posted.id, l.account, l.customer_id, l.amount
  from posted join bills b on b.id = posted.bill_id
  cross join lateral (values ('receivable', b.customer_id, b.amount_paise),
    (case b.kind when 'charge' then 'charges' else 'opening' end, null::int, -b.amount_paise))
    as l(account, customer_id, amount)
  order by posted.id;
  return null;
end $$;
--> statement-breakpoint
create trigger bills_posted after insert on bills referencing new table as kept
  for each statement execute function post_bills();
--> statement-breakpoint
-- Cash goes from one person to another as it was counted; the difference stays in sight.
create function post_handover() returns trigger language plpgsql as $$
declare posted bigint;
begin
  insert into postings (day, handover_id) values (new.day, new.id) returning id into posted;
  insert into posting_lines (posting_id, account, operator_id, amount_paise)
    select posted, account, operator_id, amount
    from (values ('cash', new.operator_id, -new.expected_paise), ('cash', new.taken_by, new.counted_paise),
      ('cash-difference', new.operator_id, new.expected_paise - new.counted_paise)) as l(account, operator_id, amount)
    where amount <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger handovers_posted after insert on handovers
  for each row execute function post_handover();
--> statement-breakpoint
-- The version before keeps payments of an order and no receipts: its receipt is written for it, and posts.
create function write_receipt_of_payment() returns trigger language plpgsql as $$
begin
  insert into receipts (customer_id, kind, method, day, amount_paise, allocated_paise, reference, reason,
      cheque_state, operator_id, idempotency_key, created_at)
    select o.customer_id, case when new.amount_paise > 0 then 'receipt' else 'refund' end, new.method,
      (new.created_at at time zone 'Asia/Kolkata')::date, new.amount_paise, new.amount_paise, new.reference, new.reason,
      case when new.method = 'cheque' and new.amount_paise > 0 then 'held' end, new.operator_id,
      'payment ' || new.idempotency_key, new.created_at
    from orders o where o.id = new.order_id
    returning id into new.receipt_id;
  return new;
end $$;
--> statement-breakpoint
create trigger payments_with_a_receipt before insert on payments
  for each row when (new.receipt_id is null) execute function write_receipt_of_payment();
--> statement-breakpoint
-- Of payments that were there before receipts: those post themselves.
create or replace function post_payments(ids int[]) returns void language sql as $$
  with posted as (
    insert into postings (day, payment_id, created_at)
    select (p.created_at at time zone 'Asia/Kolkata')::date, p.id, p.created_at
    from payments p left join receipts r on r.id = p.receipt_id
    where p.id = any(ids) and (p.receipt_id is null or r.payment_id = p.id) order by p.id
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
-- Receipts for payments of before them, which have been posted as payments.
create function write_receipts_of(ids int[]) returns void language sql as $$
  with fresh as (
    insert into receipts (customer_id, kind, method, day, amount_paise, allocated_paise, reference, reason,
        cheque_state, payment_id, operator_id, idempotency_key, created_at)
    select o.customer_id, case when p.amount_paise > 0 then 'receipt' else 'refund' end, p.method,
      (p.created_at at time zone 'Asia/Kolkata')::date, p.amount_paise, p.amount_paise, p.reference, p.reason,
      case when p.method <> 'cheque' or p.amount_paise < 0 then null
        when p.created_at > now() - interval '30 days' then 'held' else 'cleared' end, p.id, p.operator_id,
      'payment ' || p.idempotency_key, p.created_at
    from payments p join orders o on o.id = p.order_id
    where p.id = any(ids) and p.receipt_id is null order by p.id
    on conflict do nothing returning id, payment_id
  )
  update payments p set receipt_id = fresh.id from fresh where p.id = fresh.payment_id
$$;
--> statement-breakpoint
-- What a customer owes is the sum of his lines: whoever writes the first since the upgrade sums those before.
create function keep_customer_accounts() returns trigger language plpgsql as $$
begin
  update customer_accounts a set balance_paise = a.balance_paise + f.paise, updated_at = now()
  from (select customer_id, sum(amount_paise) as paise from fresh where customer_id is not null group by 1) f
  where a.customer_id = f.customer_id;
  insert into customer_accounts as a (customer_id, balance_paise)
  select customer_id, (select sum(amount_paise) from posting_lines l where l.customer_id = f.customer_id)
  from fresh f where customer_id is not null
    and not exists (select from customer_accounts where customer_id = f.customer_id)
  group by customer_id order by customer_id
  on conflict (customer_id) do update set updated_at = now(), balance_paise = a.balance_paise
    + (select sum(amount_paise) from fresh where fresh.customer_id = excluded.customer_id);
  return null;
end $$;
--> statement-breakpoint
create trigger posting_lines_kept_in_accounts after insert on posting_lines referencing new table as fresh
  for each statement execute function keep_customer_accounts();
--> statement-breakpoint
insert into ledger_opening (kind) values ('receipts'), ('accounts') on conflict do nothing;
