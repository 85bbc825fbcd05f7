CREATE TABLE "synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text[] NOT NULL
);
--> statement-breakpoint
create trigger synonyms_changed after insert or update or delete on synonyms
  for each statement execute function note_shop_change();
