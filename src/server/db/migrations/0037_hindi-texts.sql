ALTER TABLE "faqs" ADD COLUMN "question_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "answer_html_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "html_hi" text DEFAULT '' NOT NULL;