-- The clubs of the fact sheets, for tables that point at one. Public facts, filled by the site from the sheets.

create table public.clubs (
  id     text primary key check (char_length(id) between 1 and 80),
  name   text not null check (char_length(name) between 1 and 200),
  nation text,
  city   text,
  league text
);

alter table public.clubs enable row level security;

revoke all on public.clubs from public, anon, authenticated, service_role;
grant select on public.clubs to anon, authenticated, service_role;

create policy "everybody reads clubs" on public.clubs for select to anon, authenticated using (true);

-- Adds and corrects, never removes: other rows may point at a club that has left the sheets. Returns rows written.
create function public.fill_clubs(clubs jsonb) returns integer
language sql security definer set search_path = '' as $$
  with written as (
    insert into public.clubs as known (id, name, nation, city, league)
    select sheet.id, sheet.name, sheet.nation, sheet.city, sheet.league
    from jsonb_to_recordset(fill_clubs.clubs) as sheet (id text, name text, nation text, city text, league text)
    on conflict (id) do update
      set name = excluded.name, nation = excluded.nation, city = excluded.city, league = excluded.league
      where (known.name, known.nation, known.city, known.league)
        is distinct from (excluded.name, excluded.nation, excluded.city, excluded.league)
    returning 1
  )
  select count(*)::integer from written
$$;
revoke execute on function public.fill_clubs(jsonb) from public, anon, authenticated;
grant execute on function public.fill_clubs(jsonb) to service_role;
