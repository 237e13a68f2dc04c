-- Facts and puzzles: clubs and footballers from the fact sheets, and the puzzles of the days.

create table public.players (
  id       text primary key check (char_length(id) between 1 and 80),
  fullname text not null check (char_length(fullname) between 1 and 200),
  nation   text,
  role     text,
  club     text
);
comment on table public.players is 'Footballers of the fact sheets, for rows that refer to one; public';

alter table public.players enable row level security;
revoke all on public.players from public, anon, authenticated, service_role;
grant select on public.players to anon, authenticated, service_role;
create policy "everybody reads footballers" on public.players for select to anon, authenticated using (true);

create table public.clubs (
  id     text primary key check (char_length(id) between 1 and 80),
  name   text not null check (char_length(name) between 1 and 200),
  nation text,
  city   text,
  league text
);
comment on table public.clubs is 'Clubs of the fact sheets; public';

alter table public.clubs enable row level security;
revoke all on public.clubs from public, anon, authenticated, service_role;
grant select on public.clubs to anon, authenticated, service_role;
create policy "everybody reads clubs" on public.clubs for select to anon, authenticated using (true);

create table public.puzzles (
  id          bigint generated always as identity primary key,
  game        text not null,
  mode        text not null,
  date        date not null,
  number      integer not null check (number >= 1),
  setup       jsonb not null,
  used        text[] not null constraint puzzles_answers_check check (cardinality(used) >= 1),
  created_at  timestamptz not null default now(),
  voided_at   timestamptz,
  void_reason text,
  names       text[] not null default '{}'
);
comment on table public.puzzles is 'Puzzle of a game, mode and day, answers included: only the server reads it. Immutable, but can be voided and replaced';
comment on column public.puzzles.number is 'Day number of the game, from 1';
comment on column public.puzzles.used is 'Keys of what is asked (footballers, pairs, a grid), not asked again for as long as the game says';
comment on column public.puzzles.names is 'What is asked, in words, to show when the day is over';

create unique index puzzles_day on public.puzzles (game, mode, date) where voided_at is null;
create index puzzles_of_day on public.puzzles (date, game);

alter table public.puzzles enable row level security;
revoke all on public.puzzles from public, anon, authenticated, service_role;
revoke all on sequence public.puzzles_id_seq from public, anon, authenticated, service_role;
grant select on public.puzzles to service_role;

-- Inserts and updates footballers, never deletes, because other rows may refer to them. Returns the rows written.
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
revoke execute on function public.fill_players from public, anon, authenticated;
grant execute on function public.fill_players to service_role;

-- Inserts and updates clubs, never deletes, because other rows may refer to them. Returns the rows written.
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
revoke execute on function public.fill_clubs from public, anon, authenticated;
grant execute on function public.fill_clubs to service_role;

-- Rejects changes of a puzzle, except voiding it.
create function private.keep_puzzle() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.game, old.mode, old.date, old.number, old.setup, old.used, old.names)
      is not distinct from
        (new.id, new.game, new.mode, new.date, new.number, new.setup, new.used, new.names) then
    return new;
  end if;
  raise exception 'a published puzzle never changes' using errcode = '23514';
end $$;
revoke execute on function private.keep_puzzle from public;
create trigger puzzles_are_kept before update or delete on public.puzzles
  for each row execute function private.keep_puzzle();

-- Input for a draw: `{used, taken, rows, newest}`. `used`: keys of all rows, voided ones included, less than `days`
-- (null: any distance) from day `around`, nearest last; `taken`: names in puzzles of other games on the date; `rows`:
-- count of rows of the day itself; `newest`: id of the newest row of the game.
create function public.puzzles_around(for_game text, on_date date, around integer, days integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'used', coalesce((
      select jsonb_agg(key order by abs(number - around) desc, id, at)
      from public.puzzles, unnest(used) with ordinality as keys (key, at)
      where game = for_game and mode = 'today' and (days is null or abs(number - around) < days)), '[]'),
    'taken', coalesce((
      select jsonb_agg(name order by id, at)
      from public.puzzles, unnest(names) with ordinality as named (name, at)
      where date = on_date and game <> for_game and mode = 'today' and voided_at is null), '[]'),
    'rows', (select count(*) from public.puzzles where game = for_game and mode = 'today' and number = around),
    'newest', (select coalesce(max(id), 0) from public.puzzles where game = for_game and mode = 'today'))
$$;
revoke execute on function public.puzzles_around from public, anon, authenticated;
grant execute on function public.puzzles_around to service_role;

-- The puzzle of a day as {id, setup, names}: the existing one, else the given one, drawn against all rows up to
-- `after_id`. Null when another draw was faster.
create function public.add_puzzle(
  for_game text, on_date date, with_number integer, with_setup jsonb, with_used text[], with_names text[], after_id bigint
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare day public.puzzles;
begin
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || for_game || ':today', 0));
  select * into day from public.puzzles
  where game = for_game and mode = 'today' and date = on_date and voided_at is null;
  if not found then
    if after_id <> (select coalesce(max(id), 0) from public.puzzles where game = for_game and mode = 'today') then
      return null;
    end if;
    insert into public.puzzles (game, mode, date, number, setup, used, names)
    values (for_game, 'today', on_date, with_number, with_setup, with_used, with_names) returning * into day;
  end if;
  return jsonb_build_object('id', day.id, 'setup', day.setup, 'names', day.names);
end $$;
revoke execute on function public.add_puzzle from public, anon, authenticated;
grant execute on function public.add_puzzle to service_role;

-- Games with a puzzle per day of a range: {date: [game]}.
create function public.drawn_days(since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(date, games), '{}') from (
    select date, jsonb_agg(distinct game) as games from public.puzzles
    where mode = 'today' and date between since and until group by date) as days
$$;
revoke execute on function public.drawn_days from public, anon, authenticated;
grant execute on function public.drawn_days to service_role;
