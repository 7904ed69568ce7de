CREATE TABLE "account_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"expenses" integer NOT NULL,
	"description_bytes" bigint NOT NULL,
	"answer_bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_usage" ADD CONSTRAINT "account_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "account_usage" ("user_id", "expenses", "description_bytes", "answer_bytes")
SELECT "user_id", count(*), sum(octet_length("description")), 0 FROM "expenses" GROUP BY "user_id";
