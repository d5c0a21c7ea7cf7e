-- The rights of the roles have a generation, which each call compares with what its process has read.
CREATE TRIGGER role_permissions_rights_changed AFTER INSERT OR DELETE OR UPDATE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION count_list_change('rights');
