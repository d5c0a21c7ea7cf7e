CREATE TABLE "sign_in_reports" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_in_reports" ADD CONSTRAINT "sign_in_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_reports_sign_in" ON "sign_in_reports" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sign_in_reports_user" ON "sign_in_reports" USING btree ("user_id");