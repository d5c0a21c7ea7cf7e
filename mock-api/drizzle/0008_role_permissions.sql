CREATE TABLE "role_permissions" (
	"role" text NOT NULL,
	"module_id" text NOT NULL,
	"flags" jsonb NOT NULL,
	CONSTRAINT "role_permissions_role_module_id_pk" PRIMARY KEY("role","module_id")
);
--> statement-breakpoint
-- The list of users shows their rights, and the live connections of a role are checked again.
CREATE TRIGGER role_permissions_list_changed AFTER INSERT OR DELETE OR UPDATE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION count_list_change('users');
--> statement-breakpoint
CREATE FUNCTION tell_access_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('realtime_access', COALESCE(NEW.role, OLD.role));
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER role_permissions_told AFTER INSERT OR DELETE OR UPDATE ON "role_permissions" FOR EACH ROW EXECUTE FUNCTION tell_access_of_role();
--> statement-breakpoint
-- Accounts were created with a copy of their role's rights. Without it they follow the role; what differs stays.
UPDATE "users" SET "permissions" = COALESCE((
	SELECT jsonb_object_agg(saved.key, saved.value) FROM jsonb_each("users"."permissions") AS saved
	WHERE NOT EXISTS (SELECT FROM (VALUES
		('SUPER_ADMIN', 'dashboard', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'users', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'settings', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'containers', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'shipments', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'reports', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('SUPER_ADMIN', 'security', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('ADMIN', 'dashboard', '{"visible":true,"read":true,"write":true,"delete":false}'::jsonb),
		('ADMIN', 'users', '{"visible":true,"read":true,"write":true,"delete":false}'::jsonb),
		('ADMIN', 'settings', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('ADMIN', 'containers', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('ADMIN', 'shipments', '{"visible":true,"read":true,"write":true,"delete":true}'::jsonb),
		('ADMIN', 'reports', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('ADMIN', 'security', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('OPERATOR', 'dashboard', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('OPERATOR', 'users', '{"visible":false,"read":false,"write":false,"delete":false}'::jsonb),
		('OPERATOR', 'settings', '{"visible":false,"read":false,"write":false,"delete":false}'::jsonb),
		('OPERATOR', 'containers', '{"visible":true,"read":true,"write":true,"delete":false}'::jsonb),
		('OPERATOR', 'shipments', '{"visible":true,"read":true,"write":true,"delete":false}'::jsonb),
		('OPERATOR', 'reports', '{"visible":true,"read":true,"write":false,"delete":false}'::jsonb),
		('OPERATOR', 'security', '{"visible":false,"read":false,"write":false,"delete":false}'::jsonb)
	) AS defaults (role, module, flags)
	WHERE defaults.role = "users"."role" AND defaults.module = saved.key AND defaults.flags = saved.value)
), '{}'::jsonb);
