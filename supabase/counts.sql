-- Rows of every table that a backup holds, for comparison after a restore: docs/deploy.md, chapter 7.
select format('%I.%I', table_schema, table_name) as "table", (xpath('/row/rows/text()', query_to_xml(
  format('select count(*) as rows from %I.%I', table_schema, table_name), false, true, '')))[1]::text::bigint as rows
from information_schema.tables
where table_type = 'BASE TABLE'
  and (table_schema in ('public', 'private') or (table_schema, table_name) in (('auth', 'users'), ('auth', 'identities')))
order by 1;
