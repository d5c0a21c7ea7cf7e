import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Returns SQL that generates audit entries of the existing accounts, one every five minutes; the shares of the actions are those of
 * a working day.
 */
const entriesSql = (count: number) => `
  WITH people AS (SELECT id, first_name || ' ' || last_name AS name, row_number() OVER (ORDER BY id) - 1 AS at FROM users),
    size AS (SELECT count(*) AS people FROM users)
  INSERT INTO audit_logs (id, action, user_id, resource, ip_address, user_agent, metadata, timestamp)
  SELECT gen_random_uuid(), kind, author.id,
    CASE WHEN number % 100 < 80 THEN 'auth' ELSE 'users/' || whom.id END,
    CASE WHEN number % 500 = 7 THEN '185.220.101.' || number / 500 % 99 ELSE '10.20.' || number % 8 || '.' || number % 250 END,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    CASE kind
      WHEN 'STATUS_CHANGE' THEN jsonb_build_object('name', whom.name, 'before', '{"status":"ACTIVE"}'::jsonb, 'after', '{"status":"SUSPENDED"}'::jsonb)
      WHEN 'UPDATE' THEN jsonb_build_object('name', whom.name, 'before', jsonb_build_object('firstName', 'Ancien' || number), 'after', jsonb_build_object('firstName', 'Nouveau' || number))
      ELSE jsonb_build_object('sessionId', gen_random_uuid())
    END,
    now() - number * interval '5 minutes'
  FROM generate_series(1, ${count}) AS number
  CROSS JOIN size
  CROSS JOIN LATERAL (SELECT CASE
    WHEN number % 100 < 45 THEN 'LOGIN' WHEN number % 100 < 75 THEN 'LOGOUT' WHEN number % 100 < 80 THEN 'LOGIN_FAILED'
    WHEN number % 100 < 97 THEN 'UPDATE' ELSE 'STATUS_CHANGE' END AS kind) AS kinds
  JOIN people AS author ON author.at = number * 7 % size.people
  JOIN people AS whom ON whom.at = number * 13 % size.people`;

/** Fills the audit log of a data folder that no server has open; the entries are not broadcast. */
export async function fillAuditLog(dataFolder: string, count: number): Promise<void> {
  const client = await PGlite.create(path.join(dataFolder, 'postgres'));
  await client.exec('ALTER TABLE audit_logs DISABLE TRIGGER audit_logs_told');
  await client.exec(entriesSql(count));
  await client.exec('ALTER TABLE audit_logs ENABLE TRIGGER audit_logs_told');
  await client.close();
}
