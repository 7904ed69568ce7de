DROP INDEX "expenses_user_date";--> statement-breakpoint
ALTER TABLE "expenses" DROP CONSTRAINT "expenses_pkey";--> statement-breakpoint
ALTER TABLE "idempotent_responses" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_responses" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "expenses_user_day" ON "expenses" USING btree ("user_id","date","sequence","category","currency","amount");