CREATE TABLE "phrase_rules" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"phrase" text NOT NULL,
	"learned" jsonb NOT NULL,
	"learned_on" date NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phrase_rules_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "phrase" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "learns_phrases" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "phrase_rules" ADD CONSTRAINT "phrase_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_user_phrase" ON "expenses" USING btree ("user_id","sequence") WHERE "expenses"."phrase" is not null;