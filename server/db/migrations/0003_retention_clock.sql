CREATE TABLE "retention_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"passed" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Their digest covered nothing of the recording; null is taken for any.
UPDATE "idempotent_responses" SET "request" = NULL WHERE "request" LIKE 'POST /api/expenses/voice %';
