ALTER TABLE "refresh_tokens" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "newest_token_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "devices_hash" ON "devices" USING btree ("device_hash");