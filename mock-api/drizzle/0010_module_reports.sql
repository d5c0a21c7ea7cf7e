CREATE TABLE "module_reports" (
	"hour" timestamp with time zone NOT NULL,
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"result" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "module_reports_hour_module_id_version_result_pk" PRIMARY KEY("hour","module_id","version","result")
);
