ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
-- Accounts that were never activated and whose status an administrator has changed.
UPDATE "users" SET "deactivated_at" = "updated_at" WHERE "status" = 'INACTIVE' AND "activated_at" IS NULL AND EXISTS (SELECT FROM "audit_logs" WHERE "action" = 'STATUS_CHANGE' AND "resource" = 'users/' || "users"."id");
