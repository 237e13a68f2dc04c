-- Challenges: a finished run that friends are dared to beat, behind a code of eight letters.

create table public.challenges (
  id         bigint generated always as identity primary key,
  code       text not null unique check (code ~ '^[CDFGHJKMNPQRTVWXY34679]{8}$'),
  user_id    uuid references auth.users (id) on delete cascade,
  visitor    text check (visitor ~ '^[0-9a-f]{64}$'),
  game       text not null,
  mode       text not null,
  date       date not null,
  puzzle_id  bigint references public.puzzles (id),
  setup      jsonb,
  seed       bigint not null default 0 check (seed between 0 and 4294967295),
  run_id     uuid unique references public.runs (id) on delete set null,
  round_id   text check (char_length(round_id) between 8 and 64),
  state      jsonb not null,
  won        boolean not null,
  points     integer not null check (points >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  played     integer not null default 0 check (played >= 0),
  best       integer check (best >= 0),
  verified   boolean not null default false,
  constraint challenges_one_owner check (num_nonnulls(user_id, visitor) = 1),
  constraint challenges_one_deal check (num_nonnulls(puzzle_id, setup) = 1),
  constraint challenges_one_run check (num_nonnulls(run_id, round_id) = 1 or (verified and round_id is null))
);
comment on table public.challenges is 'Challenges, deal and run included: only the server reads it';
comment on column public.challenges.date is 'Of the puzzle, or the day on which the deal was played';
comment on column public.challenges.puzzle_id is 'Daily that friends play as that day while it is open, later in mode challenge';
comment on column public.challenges.setup is 'Deal of practice, with the facts of its day';
comment on column public.challenges.run_id is 'Run of the challenger while it is stored';
comment on column public.challenges.round_id is 'Round that the browser reported';
comment on column public.challenges.played is 'Friends whose run is over; kept by triggers';
comment on column public.challenges.best is 'Most points of a friend; kept by triggers';
comment on column public.challenges.verified is 'The server kept the run; else the browser reported it';

create unique index challenges_user_round on public.challenges (user_id, round_id) where user_id is not null;
create unique index challenges_visitor_round on public.challenges (visitor, round_id) where visitor is not null;
create index challenges_user on public.challenges (user_id, created_at) where user_id is not null;
create index challenges_visitor on public.challenges (visitor, created_at) where visitor is not null;
create index challenges_expiry on public.challenges (expires_at);

create table public.challenge_runs (
  challenge_id bigint not null references public.challenges (id) on delete cascade,
  run_id       uuid not null references public.runs (id) on delete cascade,
  points       integer,
  won          boolean,
  over_at      timestamptz,
  primary key (challenge_id, run_id)
);
comment on table public.challenge_runs is 'Runs of friends, one per owner and challenge; a daily may answer several challenges';
comment on column public.challenge_runs.over_at is 'When the run ended; null while it is open';

create index challenge_runs_run on public.challenge_runs (run_id);
create index challenge_runs_newest on public.challenge_runs (challenge_id, over_at) where over_at is not null;

alter table public.challenges enable row level security;
alter table public.challenge_runs enable row level security;
revoke all on public.challenges, public.challenge_runs from public, anon, authenticated, service_role;
revoke all on sequence public.challenges_id_seq from public, anon, authenticated, service_role;
grant select on public.challenges, public.challenge_runs to service_role;

-- Marks a challenge as verified when it refers to a run of the server.
create function private.verify_challenge() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.verified := new.run_id is not null;
  return new;
end $$;
revoke execute on function private.verify_challenge from public;
create trigger challenges_verified before insert on public.challenges
  for each row execute function private.verify_challenge();

-- Locks the challenges that these runs answer. In the order of a hand-over, so that no two writers deadlock.
create function private.lock_challenges(runs uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.challenges
  where id in (select challenge_id from public.challenge_runs where run_id = any (runs)) order by id for no key update;
end $$;
revoke execute on function private.lock_challenges from public;

-- Counts an answer whose run was already over when it was linked.
create function private.count_friend() returns trigger
language plpgsql set search_path = '' as $$
declare run public.runs;
begin
  select * into run from public.runs where id = new.run_id and over;
  if not found then return null; end if;
  update public.challenge_runs set
    points = private.points_of(run), won = (run.ending #>> '{result,won}')::boolean, over_at = run.stepped_at
  where challenge_id = new.challenge_id and run_id = new.run_id;
  update public.challenges set played = played + 1, best = greatest(best, private.points_of(run))
  where id = new.challenge_id;
  return null;
end $$;
revoke execute on function private.count_friend from public;
create trigger challenge_runs_count after insert on public.challenge_runs
  for each row execute function private.count_friend();

-- Counts a run that ends in every challenge that it answers.
create function private.count_friends_end() returns trigger
language plpgsql set search_path = '' as $$
declare link record;
begin
  for link in select challenge_id from public.challenge_runs where run_id = new.id order by challenge_id loop
    update public.challenge_runs set
      points = private.points_of(new), won = (new.ending #>> '{result,won}')::boolean, over_at = new.stepped_at
    where challenge_id = link.challenge_id and run_id = new.id;
    update public.challenges set played = played + 1, best = greatest(best, private.points_of(new))
    where id = link.challenge_id;
  end loop;
  return null;
end $$;
revoke execute on function private.count_friends_end from public;
create trigger runs_count_friend after update of over on public.runs
  for each row when (new.over and not old.over) execute function private.count_friends_end();

-- Removes a friend's result from the count and the best score.
create function private.uncount_friend() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.challenges set played = played - 1,
    best = (select max(points) from public.challenge_runs where challenge_id = old.challenge_id)
  where id = old.challenge_id;
  return null;
end $$;
revoke execute on function private.uncount_friend from public;
create trigger challenge_runs_uncount after delete on public.challenge_runs
  for each row when (old.over_at is not null) execute function private.uncount_friend();

-- A challenge as its visitors see it, with the newest results of friends.
create function private.told_challenge(challenge public.challenges) returns jsonb
language sql stable set search_path = '' as $$
  select (to_jsonb(challenge) - 'user_id' - 'visitor' - 'run_id' - 'round_id') || jsonb_build_object(
    'username', (select username from public.profiles where user_id = challenge.user_id and opt_in),
    'kit', (select preferences ->> 'kit' from public.profiles where user_id = challenge.user_id and opt_in),
    'setup', coalesce(challenge.setup, (select setup from public.puzzles where id = challenge.puzzle_id)),
    'voided', exists (select 1 from public.puzzles where id = challenge.puzzle_id and voided_at is not null),
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'username', (select username from public.profiles where user_id = newest.user_id and opt_in),
        'won', newest.won, 'points', newest.points) order by newest.points desc, newest.over_at), '[]')
      from (
        select link.points, link.won, link.over_at, run.user_id
        from public.challenge_runs as link join public.runs as run on run.id = link.run_id
        where link.challenge_id = challenge.id and link.over_at is not null
        order by link.over_at desc limit 20
      ) as newest))
$$;
revoke execute on function private.told_challenge from public;

-- Creates a challenge: `{code, created}`, once per run. `{"full": true}` when the owner has `most` open ones; null
-- when the code is taken, so that the caller draws another.
create function public.keep_challenge(account uuid, visitor_hash text, challenge jsonb, most integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given constant public.challenges := jsonb_populate_record(null::public.challenges, challenge);
  kept  public.challenges;
begin
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into kept from public.challenges
  where (user_id = account or visitor = visitor_hash) and (run_id = given.run_id or round_id = given.round_id);
  if found and kept.expires_at > given.created_at then
    return jsonb_build_object('code', kept.code, 'created', false);
  end if;
  delete from public.challenges where id = kept.id;
  if most <= (select count(*) from public.challenges
    where (user_id = account or visitor = visitor_hash) and expires_at > given.created_at) then
    return '{"full": true}';
  end if;
  insert into public.challenges (
    code, user_id, visitor, game, mode, date, puzzle_id, setup, seed, run_id, round_id, state, won, points, created_at,
    expires_at
  ) values (
    given.code, account, visitor_hash, given.game, given.mode, given.date, given.puzzle_id, given.setup,
    coalesce(given.seed, 0), given.run_id, given.round_id, given.state, given.won, given.points, given.created_at,
    given.expires_at
  ) on conflict (code) do nothing returning * into kept;
  return case when found then jsonb_build_object('code', kept.code, 'created', true) end;
end $$;
revoke execute on function public.keep_challenge from public, anon, authenticated;
grant execute on function public.keep_challenge to service_role;

-- Data for making a challenge from a run: `{run, puzzle, setup, seed, mode, date}`; for a friend's run those of the
-- challenge it answered. Null when the run belongs to somebody else.
create function public.challenge_of_run(with_run uuid, account uuid, visitor_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('run', to_jsonb(run), 'puzzle', coalesce(run.puzzle_id, played.puzzle_id),
    'setup', played.setup, 'seed', coalesce(played.seed, 0), 'mode', coalesce(played.mode, run.mode),
    'date', coalesce(played.date, run.date))
  from public.runs as run
    left join lateral (
      select challenge.puzzle_id, challenge.setup, challenge.seed, challenge.mode, challenge.date
      from public.challenge_runs as link join public.challenges as challenge on challenge.id = link.challenge_id
      where link.run_id = run.id and run.mode = 'challenge' limit 1
    ) as played on true
  where run.id = with_run and (run.user_id = account or run.visitor = visitor_hash)
$$;
revoke execute on function public.challenge_of_run from public, anon, authenticated;
grant execute on function public.challenge_of_run to service_role;

-- The challenge of a code as its visitor sees it: `{challenge, own, run}`, `run` being the visitor's answer, also
-- when it was begun as an ordinary daily. Null when the code is unknown or expired.
create function public.find_challenge(with_code text, account uuid, visitor_hash text, at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'challenge', private.told_challenge(challenge),
    'own', (challenge.user_id = account or challenge.visitor = visitor_hash) is true,
    'run', (
      select to_jsonb(run) from public.runs as run
      where (run.user_id = account or run.visitor = visitor_hash) and (run.over or run.expires_at > at) and (
        (run.puzzle_id = challenge.puzzle_id and run.mode = 'today')
        or run.id in (select link.run_id from public.challenge_runs as link where link.challenge_id = challenge.id))
      order by run.over desc, run.started_at limit 1))
  from public.challenges as challenge
  where challenge.code = with_code and challenge.expires_at > at
$$;
revoke execute on function public.find_challenge from public, anon, authenticated;
grant execute on function public.find_challenge to service_role;

-- The asker's run of a challenge that is not a current daily: `{run, created}`, the existing one or a new one.
create function public.take_challenge(
  asked jsonb, account uuid, visitor_hash text, for_challenge bigint, first_state jsonb, at timestamptz,
  until timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  challenge public.challenges;
  run       public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select played.* into run
  from public.challenge_runs as link join public.runs as played on played.id = link.run_id
  where link.challenge_id = for_challenge and (played.user_id = account or played.visitor = visitor_hash)
    and (played.over or played.expires_at > at);
  if found then return jsonb_build_object('run', to_jsonb(run), 'created', false); end if;
  select * into strict challenge from public.challenges where id = for_challenge for key share;
  insert into public.runs (user_id, visitor, game, mode, date, state, started_at, stepped_at, expires_at)
  values (account, visitor_hash, challenge.game, 'challenge', (at at time zone 'utc')::date, first_state, at, at, until)
  returning * into run;
  insert into public.challenge_runs (challenge_id, run_id) values (for_challenge, run.id);
  return jsonb_build_object('run', to_jsonb(run), 'created', true);
end $$;
revoke execute on function public.take_challenge from public, anon, authenticated;
grant execute on function public.take_challenge to service_role;

-- Links a run of the day to a challenge on that day's puzzle.
create function public.answer_challenge(for_challenge bigint, with_run uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.challenge_runs (challenge_id, run_id)
  select challenge.id, run.id from public.challenges as challenge, public.runs as run
  where challenge.id = for_challenge and run.id = with_run and run.puzzle_id = challenge.puzzle_id
    and (run.user_id is distinct from challenge.user_id or run.visitor is distinct from challenge.visitor)
  on conflict do nothing
$$;
revoke execute on function public.answer_challenge from public, anon, authenticated;
grant execute on function public.answer_challenge to service_role;

-- The newest challenges of an owner, with the results of friends.
create function public.challenges_of(account uuid, visitor_hash text, at timestamptz, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.told_challenge(challenge) order by challenge.created_at desc), '[]')
  from (
    select * from public.challenges
    where (user_id = account or visitor = visitor_hash) and expires_at > at
    order by created_at desc limit most
  ) as challenge
$$;
revoke execute on function public.challenges_of from public, anon, authenticated;
grant execute on function public.challenges_of to service_role;

-- Moves a visitor's challenges and answers to an account. Of two for the same run the account's own stays; nobody
-- answers their own challenge, or one twice.
create function private.adopt_challenges(account uuid, visitor_hash text) returns void
language sql set search_path = '' as $$
  delete from public.challenges as theirs using public.challenges as own
  where own.user_id = account and theirs.visitor = visitor_hash and own.round_id = theirs.round_id;
  update public.challenges set user_id = account, visitor = null where visitor = visitor_hash;
  delete from public.challenge_runs as link using public.challenges as challenge, public.runs as run
  where challenge.id = link.challenge_id and run.id = link.run_id and (run.user_id = account or run.visitor = visitor_hash)
    and (challenge.user_id = account or (run.visitor = visitor_hash and exists (
      select 1 from public.challenge_runs as other join public.runs as own on own.id = other.run_id
      where other.challenge_id = link.challenge_id and own.user_id = account)));
$$;
revoke execute on function private.adopt_challenges from public;
