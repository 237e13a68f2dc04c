-- Friends' leagues: a private table of the week. Its code, which only the link carries, is the right to read it.

create table public.leagues (
  id         bigint generated always as identity primary key,
  code       text not null unique check (code ~ '^[CDFGHJKMNPQRTVWXY34679]{16}$'),
  name       text not null check (char_length(name) between 3 and 20),
  given      smallint not null default 0,
  created_at timestamptz not null
);
comment on table public.leagues is 'Friends'' leagues: only the server reads them';
comment on column public.leagues.code is 'Secret of the link: 16 of 22 letters, 71 bits';
comment on column public.leagues.given is 'Highest seat number ever given: none is given twice';

create table public.league_seats (
  league_id bigint not null references public.leagues (id) on delete cascade,
  seat      smallint not null check (seat > 0),
  user_id   uuid references auth.users (id) on delete cascade,
  visitor   text references public.visitors (visitor) on delete cascade,
  name      text not null check (char_length(name) between 3 and 20),
  kit       text check (char_length(kit) <= 40),
  founder   boolean not null default false,
  joined_at timestamptz not null,
  primary key (league_id, seat),
  constraint league_seats_one_owner check (num_nonnulls(user_id, visitor) = 1)
);
comment on table public.league_seats is 'Members of leagues: accounts and visitors; leaving deletes the row';
comment on column public.league_seats.founder is 'May remove others; passes to the oldest member';

create unique index league_seats_user on public.league_seats (user_id, league_id) where user_id is not null;
create unique index league_seats_visitor on public.league_seats (visitor, league_id) where visitor is not null;

create table public.league_cups (
  league_id bigint not null references public.leagues (id) on delete cascade,
  week      date not null check (extract(isodow from week) = 1),
  winners   smallint[] not null,
  points    integer not null check (points >= 0),
  totals    jsonb not null default '{}',
  primary key (league_id, week)
);
comment on table public.league_cups is 'Cups of weeks whose dailies are all closed; winners as seats, without names';
comment on column public.league_cups.totals is 'Points of members, {seat: points}: the next week is compared with them';

alter table public.leagues enable row level security;
alter table public.league_seats enable row level security;
alter table public.league_cups enable row level security;
revoke all on public.leagues, public.league_seats, public.league_cups from public, anon, authenticated, service_role;
revoke all on sequence public.leagues_id_seq from public, anon, authenticated, service_role;
grant select on public.leagues, public.league_seats, public.league_cups to service_role;

-- Deletes the stored points of a seat, deletes a league with its last member, and passes the founder's role on. Locks
-- the league first, so that a concurrent join is seen.
create function private.keep_league() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform from public.leagues where id = old.league_id for update;
  update public.league_cups set totals = totals - old.seat::text where league_id = old.league_id;
  if not exists (select from public.league_seats where league_id = old.league_id) then
    delete from public.leagues where id = old.league_id;
  elsif not exists (select from public.league_seats where league_id = old.league_id and founder) then
    update public.league_seats set founder = true where league_id = old.league_id
      and seat = (select min(seat) from public.league_seats where league_id = old.league_id);
  end if;
  return null;
end $$;
revoke execute on function private.keep_league from public;
create trigger league_seats_left after delete on public.league_seats
  for each row execute function private.keep_league();

-- Dailies of members that count in their league, from the day each joined. A result that no board shows does not count
-- here either. Read by league, seat and dates, it is one range of an index per member, whatever the number of players.
create view private.league_results as
  select member.league_id, member.seat, result.date, result.game, result.points, result.won
  from public.league_seats as member join public.results as result on result.user_id = member.user_id
  where result.source = 'daily' and result.mode = 'today' and result.on_boards and not result.held
    and result.date >= (member.joined_at at time zone 'utc')::date
  union all
  select member.league_id, member.seat, result.date, result.game, result.points, result.won
  from public.league_seats as member join public.results as result on result.visitor = member.visitor
  where result.source = 'daily' and result.mode = 'today' and result.on_boards and not result.held
    and result.date >= (member.joined_at at time zone 'utc')::date;
revoke all on private.league_results from public, anon, authenticated, service_role;

-- Stores the cups of the last five closed weeks; winners have the most points in their `best` best days. A week is
-- closed after its Monday: its Sunday is over everywhere on Monday at noon.
create function private.award_cups(of_league bigint, founded date, monday date, today date, best integer) returns void
language plpgsql set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
declare closed date;
begin
  for closed in
    select day::date from generate_series(monday - 35, monday - 7, interval '7 days') as day
    where day::date + 6 >= founded and today > day::date + 7
      and not exists (select from public.league_cups as cup where cup.league_id = of_league and cup.week = day::date)
  loop
    insert into public.league_cups (league_id, week, winners, points, totals)
    select of_league, closed, coalesce(array_agg(seat order by seat) filter (where place = 1), '{}'),
      coalesce(max(total), 0), coalesce(jsonb_object_agg(seat, total), '{}')
    from (
      select seat, sum(points)::integer as total, rank() over (order by sum(points) desc) as place
      from (
        select seat, sum(points) as points,
          row_number() over (partition by seat order by sum(points) desc) as turn
        from private.league_results where league_id = of_league and date between closed and closed + 6
        group by seat, date
      ) as day
      where turn <= best group by seat having sum(points) > 0
    ) as standing
    on conflict do nothing;
  end loop;
end $$;
revoke execute on function private.award_cups from public;

-- Points of the members in the week of `monday`, and on that day those of the week before, whose cup is stored after
-- it: `{week, last, today}`, where a week is `[{seat, days: {date: points}, games: {game: points}}]`. For a member, seat
-- `own`, there are games and the results of `today`: the own ones, then the best of the others, as many as a page shows.
-- Adds up member by member, which takes half the time of one large aggregate.
create function private.league_scores(of_league bigint, monday date, today date, own smallint) returns jsonb
language plpgsql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  scores  jsonb;
  results jsonb := '[]';
  since   constant date := case when today = monday then monday - 7 else monday end;
begin
  select jsonb_build_object(
    'week', coalesce(jsonb_agg(jsonb_build_object('seat', member.seat, 'days', scored.days,
      'games', case when own is null then '{}' else coalesce(scored.games, '{}') end) order by member.seat) filter (where scored.days is not null), '[]'),
    'last', coalesce(jsonb_agg(jsonb_build_object('seat', member.seat, 'days', scored.last, 'games', '{}'::jsonb)
      order by member.seat) filter (where scored.last is not null), '[]')) into scores
  from public.league_seats as member
    cross join lateral (
      select jsonb_object_agg(date, points) filter (where date >= monday) as days,
        jsonb_object_agg(date, points) filter (where date < monday) as last,
        jsonb_object_agg(game, points_now) filter (where game is not null and points_now is not null) as games
      from (
        select date, game, sum(points) as points, sum(points) filter (where date >= monday) as points_now
        from private.league_results
        where league_id = of_league and seat = member.seat and date between since and monday + 6
        group by grouping sets ((date), (game))
      ) as sums
    ) as scored
  where member.league_id = of_league;
  if own is not null then
    select coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'game', game, 'points', points, 'won', won)), '[]')
    into results
    from (
      select seat, game, points, won from private.league_results where league_id = of_league and date = today
      order by seat = own desc, points desc, seat, game limit 24
    ) as shown;
  end if;
  return scores || jsonb_build_object('today', results);
end $$;
revoke execute on function private.league_scores from public;

-- The league of a code on a day as the asker sees it; null for an unknown code. Games and today's results are for
-- members only. `best`: days of a week that count.
create function public.find_league(
  with_code text, account uuid, visitor_hash text, monday date, today date, best integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  league public.leagues;
  own    public.league_seats;
begin
  select * into league from public.leagues where code = with_code;
  if not found then return null; end if;
  select * into own from public.league_seats
  where league_id = league.id and (user_id = account or visitor = visitor_hash);
  perform private.award_cups(league.id, (league.created_at at time zone 'utc')::date, monday, today, best);
  return jsonb_build_object(
    'code', league.code, 'name', league.name, 'you', own.seat,
    'seats', (
      select jsonb_agg(jsonb_build_object('seat', seat, 'name', name, 'kit', kit, 'founder', founder,
        'joined', (joined_at at time zone 'utc')::date) order by seat)
      from public.league_seats where league_id = league.id),
    'cups', (
      select coalesce(jsonb_agg(jsonb_build_object('week', week, 'winners', to_jsonb(winners), 'points', points)
        order by week desc), '[]')
      from public.league_cups as cup
      where cup.league_id = league.id and cup.week >= monday - 35 and winners <> '{}'),
    'before', coalesce((
      select totals from public.league_cups
      where league_id = league.id and week = monday - 14 and today = monday), '{}'),
    -- A founder alone plays against the own last week, also the one before the league.
    'ghost', case when own.seat is not null then coalesce((
      select sum(points) from (
        select sum(points) as points from public.results
        where (user_id = account or visitor = visitor_hash) and source = 'daily' and mode = 'today'
          and date between monday - 7 and monday - 1 and on_boards and not held
        group by date order by 1 desc limit best) as day), 0) end)
    || private.league_scores(league.id, monday, today, own.seat);
end $$;
revoke execute on function public.find_league from public, anon, authenticated;
grant execute on function public.find_league to service_role;

-- Founds a league: `{code}`. `{"refused": "many"}` when the owner is in `most` leagues; null when the code is taken, so
-- that the caller draws another.
create function public.found_league(
  account uuid, visitor_hash text, with_code text, league_name text, player text, shirt text, at timestamptz,
  most integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare made bigint;
begin
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  if most <= (select count(*) from public.league_seats where user_id = account or visitor = visitor_hash) then
    return '{"refused": "many"}';
  end if;
  insert into public.leagues (code, name, given, created_at) values (with_code, league_name, 1, at)
  on conflict (code) do nothing returning id into made;
  if not found then return null; end if;
  insert into public.league_seats (league_id, seat, user_id, visitor, name, kit, founder, joined_at)
  values (made, 1, account, visitor_hash, player, shirt, true, at);
  return jsonb_build_object('code', with_code);
end $$;
revoke execute on function public.found_league from public, anon, authenticated;
grant execute on function public.found_league to service_role;

-- Takes a seat: `{code}`, also for a member. `{"refused": reason}`: unknown, many, full, or name when a member's name
-- reads the same. A full league first loses the seats that played nothing for two weeks.
create function public.join_league(
  account uuid, visitor_hash text, with_code text, player text, shirt text, at timestamptz, most integer,
  most_seats integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  league public.leagues;
  quiet  constant timestamptz := at - interval '14 days';
begin
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into league from public.leagues where code = with_code for update;
  if not found then return '{"refused": "unknown"}'; end if;
  if exists (select from public.league_seats
    where league_id = league.id and (user_id = account or visitor = visitor_hash)) then
    return jsonb_build_object('code', with_code);
  end if;
  if most <= (select count(*) from public.league_seats where user_id = account or visitor = visitor_hash) then
    return '{"refused": "many"}';
  end if;
  if exists (select from public.league_seats
    where league_id = league.id and private.reading_of(name) = private.reading_of(player)) then
    return '{"refused": "name"}';
  end if;
  if most_seats <= (select count(*) from public.league_seats where league_id = league.id) then
    delete from public.league_seats as member where league_id = league.id and joined_at < quiet
      and not exists (select from public.results
        where user_id = member.user_id and source = 'daily' and date >= quiet::date)
      and not exists (select from public.results
        where visitor = member.visitor and source = 'daily' and date >= quiet::date);
  end if;
  if most_seats <= (select count(*) from public.league_seats where league_id = league.id) then
    return '{"refused": "full"}';
  end if;
  -- Its last idle member may have left with the league.
  update public.leagues set given = given + 1 where id = league.id returning * into league;
  if not found then return '{"refused": "unknown"}'; end if;
  insert into public.league_seats (league_id, seat, user_id, visitor, name, kit, joined_at)
  values (league.id, league.given, account, visitor_hash, player, shirt, at);
  return jsonb_build_object('code', with_code);
end $$;
revoke execute on function public.join_league from public, anon, authenticated;
grant execute on function public.join_league to service_role;

-- Frees a seat: the own one without `other`, another one for the founder. False when the asker may not.
create function public.leave_league(account uuid, visitor_hash text, with_code text, other integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  league bigint;
  own    public.league_seats;
begin
  select id into league from public.leagues where code = with_code for update;
  select * into own from public.league_seats
  where league_id = league and (user_id = account or visitor = visitor_hash);
  if not found or (other is not null and not own.founder) then return false; end if;
  delete from public.league_seats where league_id = league and seat = coalesce(other, own.seat);
  return found;
end $$;
revoke execute on function public.leave_league from public, anon, authenticated;
grant execute on function public.leave_league to service_role;

-- Leagues of an owner, oldest first: `[{code, name, seats}]`.
create function public.leagues_of(account uuid, visitor_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', league.code, 'name', league.name, 'seats', (
    select count(*) from public.league_seats as member where member.league_id = league.id))
    order by own.joined_at, league.id), '[]')
  from public.league_seats as own join public.leagues as league on league.id = own.league_id
  where own.user_id = account or own.visitor = visitor_hash
$$;
revoke execute on function public.leagues_of from public, anon, authenticated;
grant execute on function public.leagues_of to service_role;

-- Moves a visitor's seats to an account. In a league of both the account's own seat stays, as founder if either was.
create function private.adopt_leagues(account uuid, visitor_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.league_seats as own set founder = true
  from public.league_seats as theirs
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.league_id = own.league_id and theirs.founder;
  delete from public.league_seats as theirs using public.league_seats as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.league_id = own.league_id;
  update public.league_seats set user_id = account, visitor = null where visitor = visitor_hash;
end $$;
revoke execute on function private.adopt_leagues from public;

-- Replaces a reported name of a league, or of a member, by a neutral one; returns it, or null when it is gone.
create function private.rename_in_league(of_league bigint, of_seat smallint, named text) returns text
language plpgsql set search_path = '' as $$
declare neutral constant text := case when of_seat is null then 'League ' || of_league else 'Player ' || of_seat end;
begin
  if of_seat is null then
    update public.leagues set name = neutral where id = of_league and name = named;
  else
    update public.league_seats set name = neutral where league_id = of_league and seat = of_seat and name = named;
  end if;
  return case when found then neutral end;
end $$;
revoke execute on function private.rename_in_league from public;
