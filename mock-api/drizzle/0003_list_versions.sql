CREATE TABLE "list_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
-- Counts the changes of the users, so that their list is read and sent again only after one. Sign-ins count apart.
CREATE FUNCTION count_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_versions AS versions (name, version) VALUES (TG_ARGV[0], 1)
	ON CONFLICT (name) DO UPDATE SET version = versions.version + 1;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER users_list_changed AFTER INSERT OR DELETE OR UPDATE OF "email", "username", "first_name", "last_name", "role", "status", "avatar_url", "activated_at", "created_by", "created_at", "updated_at" ON "users" FOR EACH STATEMENT EXECUTE FUNCTION count_list_change('users');
--> statement-breakpoint
CREATE TRIGGER users_list_signed_in AFTER UPDATE OF "last_login_at" ON "users" FOR EACH STATEMENT EXECUTE FUNCTION count_list_change('sign-ins');
