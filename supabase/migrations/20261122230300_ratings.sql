-- Ratings of accounts, one a game, moved by quick matches of two accounts that do not choose each other. Nobody writes
-- them but `rate_match`, and nobody reads another's: the site shows a rating to its owner and to a rival.

create table public.ratings (
  user_id    uuid not null references auth.users (id) on delete cascade,
  game       text not null,
  rating     integer not null,
  games      integer not null check (games > 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, game)
);
comment on column public.ratings.games is 'Rated matches so far: the first ones move a rating more';

create table public.rated_matches (
  match_id text not null,
  user_id  uuid not null references auth.users (id) on delete cascade,
  seat     smallint not null,
  rival    uuid not null,
  game     text not null,
  date     date not null,
  before   integer not null,
  after    integer not null,
  primary key (match_id, user_id)
);
comment on column public.rated_matches.rival is 'No reference: the account may be gone, what it did to this rating stays';
create index rated_matches_day on public.rated_matches (user_id, date);

alter table public.ratings enable row level security;
alter table public.rated_matches enable row level security;
revoke all on public.ratings, public.rated_matches from public, anon, authenticated, service_role;
grant select on public.ratings to service_role;

-- Elo's formula: what a match moves is k times the result (1, 1/2, 0) less what the gap of the ratings let expect.
create function private.elo(mine integer, theirs integer, result numeric, k integer, scale integer) returns integer
language sql immutable set search_path = '' as $$
  select mine + round(k * (result - 1 / (1 + power(10::numeric, (theirs - mine)::numeric / scale))))::integer
$$;
revoke execute on function private.elo(integer, integer, numeric, integer, integer) from public;

-- Moves the ratings of a match's two accounts, once whatever is sent again, and returns what it did: [{seat, before,
-- after}], empty for a match that is not rated: not of two accounts, or of two who have met for rating that day already.
-- `result` is what the room signed (src/contracts/room-results.ts). `rules`: {start, floor, scale, meetings, k}: k is
-- what a match moves at most, as [{below, k}] by the number of rated matches before, the last one without `below`.
create function public.rate_match(result jsonb, rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := result ->> 'match';
  kind   constant text := result ->> 'game';
  day    constant date := (result ->> 'date')::date;
  owner  text;
begin
  -- In one order, so that two matches of the same players wait for each other instead of for ever.
  for owner in select distinct seat ->> 'user' as id from jsonb_array_elements(result -> 'seats') as seat
    where seat ->> 'user' is not null order by id
  loop
    perform private.lock_owner(owner);
  end loop;

  with seats as (
    select (seat ->> 'seat')::smallint as seat, (seat ->> 'user')::uuid as user_id, seat ->> 'verdict' as verdict
    from jsonb_array_elements(result -> 'seats') as seat
    where (result ->> 'rated')::boolean and jsonb_array_length(result -> 'seats') = 2
      and exists (select 1 from auth.users where id = (seat ->> 'user')::uuid)
      and not exists (select 1 from public.rated_matches as known where known.match_id = number)
  ), known as (
    select seats.*, coalesce(own.rating, (rules ->> 'start')::integer) as rating, coalesce(own.games, 0) as games
    from seats left join public.ratings as own on own.user_id = seats.user_id and own.game = kind
  ), moved as (
    select mine.*, theirs.user_id as rival, greatest((rules ->> 'floor')::integer, private.elo(
      mine.rating, theirs.rating, case mine.verdict when 'won' then 1 when 'drawn' then 0.5 else 0 end,
      (select (step ->> 'k')::integer from jsonb_array_elements(rules -> 'k') with ordinality as steps (step, at)
        where coalesce(mine.games < (step ->> 'below')::integer, true) order by at limit 1),
      (rules ->> 'scale')::integer)) as after
    from known as mine join known as theirs on theirs.user_id <> mine.user_id
    where (rules ->> 'meetings')::integer > (
      select count(*) from public.rated_matches as met
      where met.user_id = mine.user_id and met.rival = theirs.user_id and met.game = kind and met.date = day)
  ), written as (
    insert into public.rated_matches (match_id, user_id, seat, rival, game, date, before, after)
    select number, user_id, seat, rival, kind, day, rating, after from moved
    where 2 = (select count(*) from moved)
    returning *
  )
  insert into public.ratings as own (user_id, game, rating, games)
  select user_id, kind, after, 1 from written
  on conflict (user_id, game) do update
    set rating = excluded.rating, games = own.games + 1, updated_at = now();

  return (select coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'before', before, 'after', after) order by seat), '[]')
    from public.rated_matches where match_id = number);
end $$;
revoke execute on function public.rate_match(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.rate_match(jsonb, jsonb) to service_role;
