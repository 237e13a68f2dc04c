-- Functions that only other functions call live here: the schema is not served by the data API and nobody is let in.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
