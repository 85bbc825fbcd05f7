ALTER TABLE "sub_subcategories" ADD COLUMN "old_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "old_slugs" text[] DEFAULT '{}' NOT NULL;