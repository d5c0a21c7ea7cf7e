CREATE TABLE "status_holds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"former" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "status_holds" ADD CONSTRAINT "status_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_holds_due" ON "status_holds" USING btree ("due_at");