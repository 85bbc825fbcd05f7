CREATE TABLE "build_assets" (
	"path" text NOT NULL,
	"build_id" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	CONSTRAINT "build_assets_path_build_id_pk" PRIMARY KEY("path","build_id")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "build_assets" ADD CONSTRAINT "build_assets_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Compressed already: another try only takes time.
ALTER TABLE "build_assets" ALTER COLUMN "brotli" SET STORAGE EXTERNAL;
