CREATE TABLE "queued_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text,
	"invites" uuid,
	"attempts" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_invites_users_id_fk" FOREIGN KEY ("invites") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queued_mails_due" ON "queued_mails" USING btree ("next_attempt_at");