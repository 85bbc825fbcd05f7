ALTER TABLE "notifications" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "packaging" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Orders and notifications from before, as far as it can still be told.
update order_lines set packaging = packs.packaging from packs
  where packs.product_id = order_lines.product_id and packs.slot = order_lines.slot
    and packs.size = order_lines.pack_size;--> statement-breakpoint
update notifications set path = '/order/' || substring(text from '^Your order #(\d+)')
  where text ~ '^Your order #\d+';
