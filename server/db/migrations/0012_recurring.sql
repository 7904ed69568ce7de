CREATE TABLE "recurring_rules" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"payment_method" text,
	"every" text NOT NULL,
	"day" integer NOT NULL,
	"zone" text NOT NULL,
	"next_day" date NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_rules_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "recurring_id" uuid;--> statement-breakpoint
ALTER TABLE "recurring_rules" ADD CONSTRAINT "recurring_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_rules_due" ON "recurring_rules" USING btree ("due_at");