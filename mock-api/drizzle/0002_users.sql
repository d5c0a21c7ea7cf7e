CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "avatars_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_logs_resource" ON "audit_logs" USING btree ("resource","timestamp");--> statement-breakpoint
CREATE INDEX "users_created_by" ON "users" USING btree ("created_by");