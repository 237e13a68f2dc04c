-- Rooms and quiz: results of matches, ratings of quick matches, and the live quiz.

create table public.ratings (
  user_id    uuid not null references auth.users (id) on delete cascade,
  game       text not null,
  rating     integer not null,
  games      integer not null check (games > 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, game)
);
comment on table public.ratings is 'Elo rating of an account per game; only rate_match writes it';
comment on column public.ratings.games is 'Rated matches so far: early ones move a rating more';

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
comment on table public.rated_matches is 'Rating of each account before and after each rated match';
comment on column public.rated_matches.rival is 'Account of the rival; no reference, because the row outlives that account';

create index rated_matches_day on public.rated_matches (user_id, date);

create table public.quiz_results (
  match    integer not null check (match >= 0),
  user_id  uuid not null references auth.users (id) on delete cascade,
  date     date not null,
  score    integer not null check (score between 0 and 10800),
  ms       integer not null check (ms >= 0),
  correct  smallint not null check (correct between 0 and 10),
  answered smallint not null check (answered between 1 and 10),
  rank     integer not null check (rank > 0),
  players  integer not null check (players >= 0),
  podium   boolean not null,
  held     boolean not null default false,
  primary key (match, user_id)
);
comment on table public.quiz_results is 'Result of each account in each match of the live quiz';
comment on column public.quiz_results.date is 'UTC day of the kick-off';
comment on column public.quiz_results.rank is 'Among all who answered, guests included';
comment on column public.quiz_results.players is 'Number of ranked players; 0 when every seat is held';
comment on column public.quiz_results.podium is 'Points for the podium were paid';
comment on column public.quiz_results.held is 'Implausible pace: on no board, without a podium until accepted';

create index quiz_results_day on public.quiz_results (user_id, date, score desc);

create table public.quiz_reviews (
  id           uuid primary key default gen_random_uuid(),
  match        integer not null,
  user_id      uuid not null,
  cause        text not null check (cause in ('fast', 'even', 'long', 'pace')),
  median_ms    integer not null,
  deviation_ms integer not null,
  step_ms      integer[] not null,
  points       integer not null check (points >= 0),
  accounts     integer not null check (accounts >= 0),
  podium       boolean not null,
  elsewhere    boolean not null,
  status       text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  reason       text check (char_length(reason) between 1 and 200),
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  unique (match, user_id),
  foreign key (match, user_id) references public.quiz_results (match, user_id) on delete cascade,
  constraint quiz_reviews_decided check ((status = 'open') = (decided_at is null))
);
comment on table public.quiz_reviews is 'Held results of the live quiz, and the decision on each';
comment on column public.quiz_reviews.step_ms is 'Time of every answer, in order';
comment on column public.quiz_reviews.points is 'Points including the podium, as if the result had not been held';
comment on column public.quiz_reviews.accounts is 'Ranked accounts that played, without held ones';
comment on column public.quiz_reviews.podium is 'The podium would have been paid';
comment on column public.quiz_reviews.elsewhere is 'An opponent played from another network, so that an accepted result counts on boards';

create index quiz_reviews_queue on public.quiz_reviews (status, created_at);

create table private.quiz_days (
  user_id    uuid not null references auth.users (id) on delete cascade,
  date       date not null,
  score      integer not null,
  reached_at timestamptz not null default now(),
  primary key (user_id, date)
);
comment on table private.quiz_days is 'Best five matches of an account and day, added up for the board of the quiz';
comment on column private.quiz_days.reached_at is 'When the score of the day last changed: orders equal scores on the boards';

create table private.quiz_questions (
  question text primary key check (char_length(question) between 1 and 300),
  answers  integer not null check (answers > 0),
  correct  integer not null check (correct between 0 and answers)
);
comment on table private.quiz_questions is 'Answers of accounts to each question of the live quiz, without held matches';
comment on column private.quiz_questions.question is 'As src/games/quiz/deal/question.ts names it';

alter table private.quiz_questions enable row level security;
alter table public.ratings enable row level security;
alter table public.rated_matches enable row level security;
alter table public.quiz_results enable row level security;
alter table public.quiz_reviews enable row level security;
alter table private.quiz_days enable row level security;
revoke all on public.ratings, public.rated_matches, public.quiz_results, public.quiz_reviews
  from public, anon, authenticated, service_role;
grant select on public.ratings, public.quiz_results, public.quiz_reviews to service_role;

-- Owned seats of a match with their opponents: players with enough moves, not met for points too often that day.
-- `among_accounts`: this seat and at least one opponent are accounts; `near`: all these opponents play from its network.
create function private.seats_of(result jsonb, limits jsonb)
returns table (
  seat text, user_id uuid, visitor text, earned jsonb, played boolean, among_accounts boolean, near boolean
)
language sql stable set search_path = '' as $$
  with seats as (
    select earned ->> 'seat' as seat, (earned ->> 'user')::uuid as user_id, earned ->> 'visitor' as visitor, earned,
      coalesce(earned ->> 'user', earned ->> 'visitor') as owner
    from jsonb_array_elements(result -> 'seats') as earned
    where num_nonnulls(earned ->> 'user', earned ->> 'visitor') = 1
  ), opponents as (
    select mine.seat, theirs.user_id is not null and mine.user_id is not null as accounts,
      coalesce(mine.earned ->> 'network' = theirs.earned ->> 'network', false) as near
    from seats as mine join seats as theirs
      on theirs.owner <> mine.owner and (theirs.earned ->> 'n')::integer >= (limits ->> 'moves')::integer
    where (limits ->> 'meetings')::integer > (
      select count(*) from public.results as own join public.results as other using (match_id)
      where own.source = 'room' and own.date = (result ->> 'date')::date and own.match_id <> result ->> 'match'
        and (own.user_id = mine.user_id or own.visitor = mine.visitor)
        and (other.user_id = theirs.user_id or other.visitor = theirs.visitor)
        and own.credited + other.credited > 0)
  )
  select seat, user_id, visitor, earned,
    (result #>> '{rounds,played}')::integer >= (result #>> '{rounds,planned}')::integer
      and exists (select 1 from opponents where opponents.seat = seats.seat),
    exists (select 1 from opponents where opponents.seat = seats.seat and accounts),
    coalesce((select bool_and(opponents.near) from opponents where opponents.seat = seats.seat and accounts), false)
  from seats
$$;
revoke execute on function private.seats_of from public;

-- Stores the results of a match, once per seat and per player; returns the new rows. `result` is signed by the room
-- (src/contracts/room-results.ts). Seats without an owner are dropped. Result ids are `{match}:{seat}`.
-- `limits` (src/core/plausible.ts):
--   moves     least moves of a player who counts as an opponent
--   meetings  matches of the same two players that pay in a day
--   minute    matches of an owner that pay in a minute
--   day       points of an owner in a day
--   network   of these, points from matches within one network, which count on no board
create function public.record_match(result jsonb, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stored integer := 0;
  owner  text;
  entry  record;
  before record;
  made   public.results;
  worth  integer;
begin
  -- In a fixed order, so that two matches of the same players cannot deadlock.
  for owner in
    select distinct coalesce(seat ->> 'user', seat ->> 'visitor') as id
    from jsonb_array_elements(result -> 'seats') as seat where num_nonnulls(seat ->> 'user', seat ->> 'visitor') = 1
    order by id
  loop
    perform private.lock_owner(owner);
  end loop;

  for entry in select * from private.seats_of(result, limits) loop
    continue when entry.user_id is not null and not exists (select 1 from auth.users where id = entry.user_id);
    select count(*) filter (where game = result ->> 'game') + 1 as run_of_day, coalesce(sum(credited), 0) as points,
      count(*) filter (where credited > 0 and finished_at > now() - interval '1 minute') as lately,
      coalesce(sum(credited) filter (where same_network), 0) as near_points into before
    from public.results
    where source = 'room' and date = (result ->> 'date')::date
      and (user_id = entry.user_id or visitor = entry.visitor);
    worth := case
      when not entry.played or before.lately >= (limits ->> 'minute')::integer then 0
      when entry.among_accounts then (entry.earned ->> 'points')::integer
      else least((entry.earned ->> 'points')::integer, (entry.earned ->> 'base')::integer) end;
    insert into public.results (
      id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards,
      same_network
    ) values (
      (result ->> 'match') || ':' || entry.seat, entry.user_id, entry.visitor, 'room', result ->> 'game',
      result ->> 'mode', (result ->> 'date')::date, (entry.earned ->> 'won')::boolean,
      (entry.earned ->> 'score')::integer, (entry.earned ->> 'points')::integer,
      greatest(0, least(worth / private.fading(before.run_of_day), (limits ->> 'day')::integer - before.points,
        case when entry.near then (limits ->> 'network')::integer - before.near_points end)),
      (entry.earned ->> 'ms')::integer, (entry.earned ->> 'n')::integer, result ->> 'match', entry.seat,
      entry.among_accounts and not entry.near, entry.near
    ) on conflict do nothing returning * into made;
    if found then
      stored := stored + 1;
      if made.user_id is not null then perform private.add_points(made.user_id, made.credited); end if;
      perform private.note_result(made);
    end if;
  end loop;
  return stored;
end $$;
revoke execute on function public.record_match from public, anon, authenticated;
grant execute on function public.record_match to service_role;

-- Caps an account at 600 room points a day when a visitor's results move to it.
create function private.cap_room_day() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Sees the visitor's results that the same update moved before this one.
  new.credited := greatest(0, least(new.credited, 600 - (
    select coalesce(sum(credited), 0) from public.results
    where user_id = new.user_id and source = 'room' and date = new.date)));
  return new;
end $$;
revoke execute on function private.cap_room_day from public;
create trigger results_cap_room_day before update of user_id on public.results
  for each row when (new.source = 'room' and new.user_id is distinct from old.user_id)
  execute function private.cap_room_day();

-- Elo rating after a match: k times the difference between the result (1, 1/2, 0) and its expectation.
create function private.elo(mine integer, theirs integer, result numeric, k integer, scale integer) returns integer
language sql immutable set search_path = '' as $$
  select mine + round(k * (result - 1 / (1 + power(10::numeric, (theirs - mine)::numeric / scale))))::integer
$$;
revoke execute on function private.elo from public;

-- Updates the ratings of a match's two accounts, idempotently: [{seat, before, after}], empty for a match that is
-- not rated (not two accounts, or they met too often that day). `result` is signed by the room
-- (src/contracts/room-results.ts). `rules`: {start, floor, scale, meetings, k}; `k`: [{below, k}] by rated matches
-- so far, the last without `below`.
create function public.rate_match(result jsonb, rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := result ->> 'match';
  kind   constant text := result ->> 'game';
  day    constant date := (result ->> 'date')::date;
  owner  text;
begin
  -- In a fixed order, so that two matches of the same players cannot deadlock.
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
revoke execute on function public.rate_match from public, anon, authenticated;
grant execute on function public.rate_match to service_role;

-- First day after a period.
create function private.period_end(period text, since date) returns date
language sql immutable set search_path = '' as $$
  select case period when 'day' then since + 1 when 'week' then since + 7
    when 'season' then (since + interval '3 months')::date else 'infinity'::date end
$$;
revoke execute on function private.period_end from public;

-- Standings of these days' players in every period that the days belong to; null scores for players who have no days
-- left.
create function private.quiz_entries(days private.quiz_days[]) returns private.board_entry[]
language sql stable set search_path = '' as $$
  select array_agg(('quiz', touched.period, touched.since, touched.user_id, nullif(total.score, 0), total.tie)::private.board_entry)
  from (
    select distinct periods.period, periods.since, day.user_id
    from unnest(days) as day cross join private.periods_of(day.date) as periods) as touched
  cross join lateral (
    select sum(own.score)::integer as score, floor(extract(epoch from max(own.reached_at)) * 1000)::bigint as tie
    from private.quiz_days as own
    where own.user_id = touched.user_id and own.date >= touched.since
      and own.date < private.period_end(touched.period, touched.since)) as total
$$;
revoke execute on function private.quiz_entries from public;

-- Queues the players of deleted days.
create function private.quiz_days_removed() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into private.result_events (kind, user_id, date) select 'quiz', user_id, date from old_days;
  return null;
end $$;
revoke execute on function private.quiz_days_removed from public;
create trigger quiz_days_removed after delete on private.quiz_days
  referencing old table as old_days for each statement execute function private.quiz_days_removed();

-- Whether a podium is paid. `seats`: [{user, answered, network?, held?}] of the match, as far as its report has them;
-- `accounts`: all that played; `limits`: see record_quiz. Rivals of one network count as one, those of the player's own
-- not at all. Among fewer accounts than the limit wants, all others are rivals.
create function private.is_podium_paid(account uuid, on_date date, seats jsonb, accounts integer, limits jsonb)
returns boolean language sql stable set search_path = '' as $$
  select accounts >= (limits ->> 'crowd')::integer and accounts > jsonb_array_length(seats)
    or greatest(1, least((limits ->> 'opponents')::integer, accounts - 1)) <= (
      select count(distinct coalesce(rival ->> 'network', rival ->> 'user'))
      from jsonb_array_elements(seats) as rival
      where (rival ->> 'user')::uuid <> account and not rival ? 'held'
        and (rival ->> 'answered')::integer >= (limits ->> 'answers')::integer
        and exists (select 1 from auth.users where id = (rival ->> 'user')::uuid)
        and not exists (
          select 1 from jsonb_array_elements(seats) as own
          where (own ->> 'user')::uuid = account and own ->> 'network' = rival ->> 'network')
        and (accounts >= (limits ->> 'crowd')::integer or (limits ->> 'meetings')::integer > (
          select count(*) from public.quiz_results as own join public.quiz_results as theirs using (match)
          where own.user_id = account and own.date = on_date and own.podium
            and theirs.user_id = (rival ->> 'user')::uuid
            and theirs.answered >= (limits ->> 'answers')::integer)))
$$;
revoke execute on function private.is_podium_paid from public;

-- Adds up the best five matches of these accounts on a day again, and queues what changed.
create function private.refresh_quiz_days(accounts uuid[], on_date date) returns void
language sql set search_path = '' as $$
  with sums as (
    select account, (
      select coalesce(sum(score), 0) from (
        select score from public.quiz_results as own
        where own.user_id = account and own.date = on_date and not own.held order by score desc limit 5) as best) as score
    from unnest(accounts) as account
  ), changed as (
    insert into private.quiz_days as known (user_id, date, score) select account, on_date, score from sums
    on conflict (user_id, date) do update set score = excluded.score, reached_at = excluded.reached_at
      where known.score <> excluded.score
    returning user_id, date
  )
  insert into private.result_events (kind, user_id, date) select 'quiz', user_id, date from changed
$$;
revoke execute on function private.refresh_quiz_days from public;

-- Stores what a match of the quiz was worth, once per match and owner; returns the number of new rows. `result` is what
-- a shard signed (src/contracts/quiz-results.ts). Points count on boards when an opponent played from another network. A
-- held seat earns its points without the podium, is on no board, and waits for a review.
-- `limits` (src/core/plausible.ts):
--   answers    least answers of a player who counts as an opponent
--   opponents  least opponents for a paid podium
--   meetings   paid podiums against the same opponent in a day, after which that opponent no longer counts
--   crowd      accounts in a match from which on `meetings` does not apply
--   day        points of an account in rooms in a day
create function public.record_quiz(result jsonb, for_date date, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  number     constant integer := (result ->> 'match')::integer;
  accounts   constant integer := (result ->> 'accounts')::integer;
  guests     constant jsonb := coalesce(result -> 'guests', '[]');
  owner      text;
  guest_rows integer;
  distant    uuid[];
  made       public.quiz_results[];
  paid       public.results[];
begin
  -- In a fixed order, so that two reports of the same players cannot deadlock.
  for owner in
    select distinct id from (
      select seat ->> 'user' as id from jsonb_array_elements(result -> 'seats') as seat
      union all select guest ->> 'visitor' from jsonb_array_elements(guests) as guest) as owners
    order by id
  loop
    perform private.lock_owner(owner);
  end loop;

  -- Accounts with an opponent on another network, as far as networks are known.
  with players as (
    select (seat ->> 'user')::uuid as user_id, seat ->> 'network' as network,
      not seat ? 'held' and (seat ->> 'answered')::integer >= (limits ->> 'answers')::integer as is_rival
    from jsonb_array_elements(result -> 'seats') as seat
    where exists (select 1 from auth.users where id = (seat ->> 'user')::uuid)
  )
  select array(
    select own.user_id from players as own
    where accounts >= (limits ->> 'crowd')::integer and accounts > jsonb_array_length(result -> 'seats') or exists (
      select 1 from players as rival
      where rival.is_rival and rival.user_id <> own.user_id and (rival.network = own.network) is not true)
  ) into distant;

  with seats as (
    select (seat ->> 'user')::uuid as user_id, seat,
      (seat ->> 'points')::integer > (seat ->> 'base')::integer
        and private.is_podium_paid((seat ->> 'user')::uuid, for_date, result -> 'seats', accounts, limits) as podium
    from jsonb_array_elements(result -> 'seats') as seat
    where exists (select 1 from auth.users where id = (seat ->> 'user')::uuid)
  ), written as (
    insert into public.quiz_results (match, user_id, date, score, ms, correct, answered, rank, players, held, podium)
    select number, user_id, for_date, (seat ->> 'score')::integer, (seat ->> 'ms')::integer,
      (seat ->> 'right')::integer, (seat ->> 'answered')::integer, (seat ->> 'rank')::integer,
      (result ->> 'players')::integer, seat ? 'held', podium and not seat ? 'held'
    from seats
    on conflict do nothing returning *
  ), reviews as (
    insert into public.quiz_reviews (
      match, user_id, cause, median_ms, deviation_ms, step_ms, points, accounts, podium, elsewhere)
    select written.match, written.user_id, seat #>> '{held,cause}', (seat #>> '{held,medianMs}')::integer,
      (seat #>> '{held,deviationMs}')::integer,
      array(select step.ms::integer from jsonb_array_elements_text(seat #> '{held,stepMs}') as step (ms)),
      (seat ->> 'points')::integer, accounts, seats.podium, user_id = any (distant)
    from written join seats using (user_id) where written.held
    on conflict do nothing
  )
  select coalesce(array_agg(written::public.quiz_results), '{}') into made from written;

  with worth as (
    select row.*, case when row.podium then earned.points else earned.base end as points,
      coalesce(of_day.matches, 0) + 1 as run_of_day, coalesce(of_day.points, 0) as before
    from unnest(made) as row
    join lateral (
      select (seat ->> 'points')::integer as points, (seat ->> 'base')::integer as base
      from jsonb_array_elements(result -> 'seats') as seat where (seat ->> 'user')::uuid = row.user_id limit 1
    ) as earned on true
    left join lateral (
      select count(*) filter (where game = 'quiz') as matches, sum(credited) as points
      from public.results where source = 'room' and date = for_date and user_id = row.user_id
    ) as of_day on true
  ), written as (
    insert into public.results (
      id, user_id, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards, held)
    select 'quiz-' || number || ':' || user_id, user_id, 'room', 'quiz', 'live', for_date,
      rank = 1 and players > 1 and not held, score, points,
      greatest(0, least(points / private.fading(run_of_day), (limits ->> 'day')::integer - before)), ms, answered,
      'quiz-' || number, user_id::text, user_id = any (distant), held
    from worth
    on conflict do nothing returning *
  )
  select coalesce(array_agg(written::public.results), '{}') into paid from written;
  perform private.add_points(row.user_id, row.credited), private.note_result(row) from unnest(paid) as row;

  -- A guest's match pays its points without the podium and counts on no board, not even after it moves to an account.
  insert into public.results (
    id, visitor, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards)
  select 'quiz-' || number || ':' || left(guest ->> 'visitor', 36), guest ->> 'visitor', 'room', 'quiz', 'live', for_date,
    (guest ->> 'rank')::integer = 1 and (result ->> 'players')::integer > 1, (guest ->> 'score')::integer,
    (guest ->> 'base')::integer,
    greatest(0, least((guest ->> 'base')::integer / private.fading(of_day.matches + 1),
      (limits ->> 'day')::integer - of_day.points)),
    (guest ->> 'ms')::integer, (guest ->> 'answered')::integer, 'quiz-' || number, guest ->> 'visitor', false
  from jsonb_array_elements(guests) as guest
  cross join lateral (
    select (count(*) filter (where game = 'quiz'))::integer as matches, coalesce(sum(credited), 0)::integer as points
    from public.results where source = 'room' and date = for_date and visitor = guest ->> 'visitor'
  ) as of_day
  on conflict do nothing;
  get diagnostics guest_rows = row_count;

  perform private.refresh_quiz_days(array(select row.user_id from unnest(made) as row), for_date);

  -- Only new rows count, so that a report sent twice counts once.
  insert into private.quiz_questions as known (question, answers, correct)
  select asked.question, count(*), count(*) filter (where given.mark = '1')
  from unnest(made) as row
  join jsonb_array_elements(result -> 'seats') as seat on (seat ->> 'user')::uuid = row.user_id and not row.held
  cross join jsonb_array_elements_text(result -> 'questions') with ordinality as asked (question, place)
  cross join lateral substr(seat ->> 'marks', asked.place::integer, 1) as given (mark)
  where given.mark in ('0', '1')
  group by asked.question order by asked.question
  on conflict (question) do update
    set answers = known.answers + excluded.answers, correct = known.correct + excluded.correct;
  return cardinality(made) + guest_rows;
end $$;
revoke execute on function public.record_quiz from public, anon, authenticated;
grant execute on function public.record_quiz to service_role;

-- The accounts of a match, best first, without held ones: {players, held, rows}. No name for accounts that opted out.
create function public.quiz_match(of integer, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'players', coalesce((select max(players) from public.quiz_results where match = of), 0),
    'held', (select count(*) from public.quiz_results where match = of and held),
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'rank', rank, 'score', score, 'ms', ms, 'correct', correct, 'username', username, 'photo_url', photo_url,
      'kit', preferences -> 'kit', 'country', preferences -> 'country') order by score desc, ms, line.user_id), '[]'))
  from (
    select * from public.quiz_results where match = of and not held order by score desc, ms, user_id limit least(size, 100)) as line
  left join public.profiles as info on info.user_id = line.user_id and info.opt_in
$$;
revoke execute on function public.quiz_match from public, anon, authenticated;
grant execute on function public.quiz_match to service_role;

-- Quiz totals of an account, and those of one day; no best of a held match: {matches, bestRank, bestScore, today: {matches, score}}.
create function public.quiz_own(account uuid, for_date date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('matches', count(*), 'bestRank', min(rank) filter (where not held),
    'bestScore', max(score) filter (where not held),
    'today', jsonb_build_object('matches', count(*) filter (where date = for_date), 'score', coalesce(
      (select score from private.quiz_days where user_id = account and date = for_date), 0)))
  from public.quiz_results where user_id = account
$$;
revoke execute on function public.quiz_own from public, anon, authenticated;
grant execute on function public.quiz_own to service_role;
