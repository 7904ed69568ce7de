CREATE TABLE "restrictions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "violations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"violation_type" text NOT NULL,
	"counted" boolean NOT NULL,
	"reason" text NOT NULL,
	"transcript" text NOT NULL,
	"confidence" real,
	"audio" "bytea" NOT NULL,
	"media_type" text NOT NULL,
	"ip_address" text,
	"device" text,
	CONSTRAINT "violations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "violations_user_time" ON "violations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "violations_expiry" ON "violations" USING btree ("expires_at");