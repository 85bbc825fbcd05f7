CREATE TABLE "missed_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"operator_id" integer NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_files_kind" CHECK ("import_files"."kind" in ('products','prices','stock','customers')),
	CONSTRAINT "import_files_state" CHECK ("import_files"."state" in ('checking','checked','refused','applying','applied','undoing','undone','failed'))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"file_id" integer NOT NULL,
	"row" integer NOT NULL,
	"target_id" integer,
	"cells" jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"after" jsonb,
	"before" jsonb,
	"price_change" integer,
	CONSTRAINT "import_rows_file_id_row_pk" PRIMARY KEY("file_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_edit_rows" (
	"edit_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"version" integer,
	CONSTRAINT "product_edit_rows_edit_id_product_id_pk" PRIMARY KEY("edit_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change" jsonb NOT NULL,
	"operator_id" integer NOT NULL,
	"state" text NOT NULL,
	"run_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"changed" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_edits_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "product_edits_state" CHECK ("product_edits"."state" in ('scheduled','applied','undone','cancelled','failed'))
);
--> statement-breakpoint
CREATE TABLE "notification_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"image" text,
	"path" text,
	"audience" jsonb NOT NULL,
	"operator_id" integer NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"recipients" integer,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_batches_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "notification_batches_one_end" CHECK ("notification_batches"."sent_at" is null or "notification_batches"."cancelled_at" is null)
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_subcategories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "image_wide" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "low_stock_units" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edit_rows" ADD CONSTRAINT "product_edit_rows_edit_id_product_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."product_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edit_rows" ADD CONSTRAINT "product_edit_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edits" ADD CONSTRAINT "product_edits_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_batches" ADD CONSTRAINT "notification_batches_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_open" ON "missed_searches" USING btree ("times","words") WHERE "missed_searches"."done_at" is null;--> statement-breakpoint
CREATE INDEX "import_files_created_at_id_index" ON "import_files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "import_rows_wrong" ON "import_rows" USING btree ("file_id","row") WHERE "import_rows"."errors" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "product_edit_rows_product_id_index" ON "product_edit_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_edits_created_at_id_index" ON "product_edits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_edits_scheduled" ON "product_edits" USING btree ("run_at") WHERE "product_edits"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "notification_batches_created_at_id_index" ON "notification_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notification_batches_waiting" ON "notification_batches" USING btree ("send_at") WHERE "notification_batches"."sent_at" is null and "notification_batches"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_created_at_id_index" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."done_at" is null;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_period" CHECK ("banners"."starts_at" < "banners"."ends_at");