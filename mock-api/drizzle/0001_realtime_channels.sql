-- What the live connection must know is told by the database itself, at commit and to every instance: each line of the
-- audit log, and each account whose sessions or rights may have changed.
CREATE FUNCTION tell_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('realtime_activity', json_build_object(
		'id', NEW.id,
		'action', NEW.action,
		'resource', left(NEW.resource, 200),
		'userId', NEW.user_id,
		'timestamp', to_char(NEW.timestamp AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
	)::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_logs_told AFTER INSERT ON "audit_logs" FOR EACH ROW EXECUTE FUNCTION tell_activity();
--> statement-breakpoint
CREATE FUNCTION tell_access_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('realtime_access', OLD.id::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER users_access_told AFTER UPDATE OF "role", "status", "permissions" OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tell_access_of_user();
--> statement-breakpoint
CREATE FUNCTION tell_access_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('realtime_access', OLD.user_id::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_access_told AFTER UPDATE OF "ended_at" OR DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION tell_access_of_session();
