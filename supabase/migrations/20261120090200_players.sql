-- The footballers of the fact sheets, for tables that point at one. Public facts, filled by the site from the sheets.

create table public.players (
  id       text primary key check (char_length(id) between 1 and 80),
  fullname text not null check (char_length(fullname) between 1 and 200),
  nation   text,
  role     text,
  club     text
);

alter table public.players enable row level security;

revoke all on public.players from public, anon, authenticated, service_role;
grant select on public.players to anon, authenticated, service_role;

create policy "everybody reads footballers" on public.players for select to anon, authenticated using (true);

-- Adds and corrects, never removes: other rows may point at a footballer who has left the sheets. Returns rows written.
create function public.fill_players(footballers jsonb) returns integer
language sql security definer set search_path = '' as $$
  with written as (
    insert into public.players as known (id, fullname, nation, role, club)
    select sheet.id, sheet.fullname, sheet.nation, sheet.role, sheet.club
    from jsonb_to_recordset(footballers) as sheet (id text, fullname text, nation text, role text, club text)
    on conflict (id) do update
      set fullname = excluded.fullname, nation = excluded.nation, role = excluded.role, club = excluded.club
      where (known.fullname, known.nation, known.role, known.club)
        is distinct from (excluded.fullname, excluded.nation, excluded.role, excluded.club)
    returning 1
  )
  select count(*)::integer from written
$$;
revoke execute on function public.fill_players(jsonb) from public, anon, authenticated;
grant execute on function public.fill_players(jsonb) to service_role;
