CREATE UNLOGGED TABLE "account_rates" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rested_at" double precision NOT NULL,
	"wait_ms" double precision NOT NULL,
	CONSTRAINT "account_rates_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
