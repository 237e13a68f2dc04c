-- One row per game, mode and day: what everybody plays that day. Holds the answers, so only the server reads it.
-- A published day never changes; it can be voided, and then another row may take its place.

create table public.puzzles (
  id          bigint generated always as identity primary key,
  game        text not null,
  mode        text not null,
  date        date not null,
  number      integer not null check (number >= 1),
  setup       jsonb not null,
  answers     text[] not null check (cardinality(answers) >= 1),
  created_at  timestamptz not null default now(),
  voided_at   timestamptz,
  void_reason text
);

create unique index puzzles_day on public.puzzles (game, mode, date) where voided_at is null;

alter table public.puzzles enable row level security;
revoke all on public.puzzles from public, anon, authenticated, service_role;
grant select on public.puzzles to service_role;

create function private.keep_puzzle() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.game, old.mode, old.date, old.number, old.setup, old.answers)
      is not distinct from (new.id, new.game, new.mode, new.date, new.number, new.setup, new.answers) then
    return new;
  end if;
  raise exception 'a published puzzle never changes' using errcode = '23514';
end $$;
revoke execute on function private.keep_puzzle() from public;

create trigger puzzles_are_kept before update or delete on public.puzzles
  for each row execute function private.keep_puzzle();

-- Appends days that were drawn knowing all days before `after_number + 1`. False, and nothing written, when somebody
-- else was faster: the draw has to be made again on top of theirs.
create function public.add_puzzles(for_game text, for_mode text, after_number integer, days jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || for_game || ':' || for_mode, 0));
  if after_number <> (
    select coalesce(max(number), 0) from public.puzzles where game = for_game and mode = for_mode
  ) then
    return false;
  end if;
  insert into public.puzzles (game, mode, date, number, setup, answers)
  select for_game, for_mode, day.date, day.number, day.setup, day.answers
  from jsonb_to_recordset(days) as day (date date, number integer, setup jsonb, answers text[])
  order by day.number;
  return true;
end $$;
revoke execute on function public.add_puzzles(text, text, integer, jsonb) from public, anon, authenticated;
grant execute on function public.add_puzzles(text, text, integer, jsonb) to service_role;
