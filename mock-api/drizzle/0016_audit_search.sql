-- What the audit log is searched by: lower case, without accents and marks, one spelling of Arabic letters, words alone.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	regexp_replace(translate(replace(replace(replace(lower(translate(
		regexp_replace(normalize(left(given, 20000), NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
		'ŒÆẞ', 'œæß'
	) COLLATE "C"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
		'øØıłŁđĐðħŧةىٱکیےھ٠١٢٣٤٥٦٧٨٩', 'ooilldddhtهياكييه0123456789'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u060c\u061b\u061f]+', ' ', 'g');
--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	to_tsvector('simple'::regconfig, search_text(given));
--> statement-breakpoint
-- A word as it is typed: its parts in their order, of the last one the beginning.
CREATE FUNCTION search_query(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	CASE WHEN btrim(search_text(given)) = '' THEN ''::tsquery
	ELSE to_tsquery('simple'::regconfig, replace(btrim(search_text(given)), ' ', ' <-> ') || ':*') END;
--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_words("first_name" || ' ' || "last_name" || ' ' || "email"));--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- The address that was typed or acted from, names of then, changed values, why; and '=' before each code that has a label.
CREATE FUNCTION find_audit_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	data jsonb := NEW.metadata;
	changed text[] := ARRAY(
		SELECT DISTINCT value #>> '{}'
		FROM jsonb_path_query(jsonb_build_array(data -> 'before', data -> 'after'), '$.** ? (@.type() == "string")') AS value
	);
BEGIN
	NEW.words := search_words(concat_ws(' ', NEW.email, NEW.ip_address, data ->> 'name', data ->> 'by',
		data #>> '{account,firstName}', data #>> '{account,lastName}', data #>> '{account,email}',
		CASE WHEN NEW.action = 'STATUS_CHANGE' THEN data ->> 'reason' END, array_to_string(changed, ' ')
	)) || array_to_tsvector(ARRAY(
		SELECT DISTINCT '=' || code
		FROM unnest(changed || NEW.action || substring(NEW.resource FROM '^roles/(.+)$')) AS code
		WHERE code ~ '^[A-Z_]+$'
	));
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_logs_found BEFORE INSERT OR UPDATE OF "action", "email", "resource", "ip_address", "metadata" ON "audit_logs" FOR EACH ROW EXECUTE FUNCTION find_audit_words();--> statement-breakpoint
UPDATE "audit_logs" SET "metadata" = "metadata";--> statement-breakpoint
CREATE INDEX "audit_logs_words" ON "audit_logs" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree ("action","timestamp");--> statement-breakpoint
CREATE INDEX "audit_logs_address" ON "audit_logs" USING btree ("ip_address","timestamp");
