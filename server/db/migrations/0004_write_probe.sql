CREATE TABLE "write_probe" (
	"filler" text NOT NULL
);
