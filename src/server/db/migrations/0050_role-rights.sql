CREATE TABLE "role_rights" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"large_rows" integer DEFAULT 200 NOT NULL,
	"large_percent" integer DEFAULT 20 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_rights_is_only" CHECK ("role_rights"."is_only"),
	CONSTRAINT "role_rights_large" CHECK ("role_rights"."large_rows" >= 0 and "role_rights"."large_percent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "operators" DROP CONSTRAINT "operators_role";--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "routes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_role" CHECK ("operators"."role" in ('owner','staff','packer','driver'));