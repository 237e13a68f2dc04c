-- A run that somebody dares friends to beat, behind a code of eight letters. Either a day's puzzle (`puzzle_id`), which
-- friends play as that day while it lasts, or a deal of practice (`setup`: facts as they stood); whatever is no day's is
-- played as a run of the mode `challenge`. Holds the deal and what the challenger did, so only the server reads it.

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
  run_id     uuid unique references public.runs (id) on delete cascade,
  round_id   text check (char_length(round_id) between 8 and 64),
  state      jsonb not null,
  won        boolean not null,
  points     integer not null check (points >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint challenges_one_owner check (num_nonnulls(user_id, visitor) = 1),
  constraint challenges_one_deal check (num_nonnulls(puzzle_id, setup) = 1),
  constraint challenges_one_run check (num_nonnulls(run_id, round_id) = 1)
);
comment on column public.challenges.run_id is 'The run the server kept: verified. Else the browser told what it played';
comment on column public.challenges.date is 'Of the puzzle, or the day on which the deal was played';

-- The same practice run again has the same code.
create unique index challenges_user_round on public.challenges (user_id, round_id) where user_id is not null;
create unique index challenges_visitor_round on public.challenges (visitor, round_id) where visitor is not null;
create index challenges_user on public.challenges (user_id, created_at) where user_id is not null;
create index challenges_visitor on public.challenges (visitor, created_at) where visitor is not null;
create index challenges_expiry on public.challenges (expires_at);

-- Friends' runs: one of each owner in a challenge, as `take_challenge` sees to. A day's run may answer several.
create table public.challenge_runs (
  challenge_id bigint not null references public.challenges (id) on delete cascade,
  run_id       uuid not null references public.runs (id) on delete cascade,
  primary key (challenge_id, run_id)
);
create index challenge_runs_run on public.challenge_runs (run_id);

alter table public.challenges enable row level security;
alter table public.challenge_runs enable row level security;
revoke all on public.challenges, public.challenge_runs from public, anon, authenticated, service_role;
grant select on public.challenges, public.challenge_runs to service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;

-- A run of a challenge has no puzzle of a day.
alter table public.runs alter column puzzle_id drop not null;

alter table public.results drop constraint results_source_check;
alter table public.results add constraint results_source_check
  check (source in ('daily', 'room', 'claim', 'ranked', 'practice'));

-- A run of a challenge is practice that the server kept: on no board, worth what practice is worth as the so-manieth of
-- its game and day, and with all practice of a day no more than a claim may bring (src/server/claims.ts). It is looked
-- at again when a visitor's results become an account's.
create function private.credit_practice() returns trigger
language plpgsql set search_path = '' as $$
declare
  most_points constant integer := 300;
  most_runs   constant integer := 20;
  of_day      integer;
  so_far      integer;
begin
  new.source := 'practice';
  new.on_boards := false;
  select count(*) filter (where game = new.game) + 1, coalesce(sum(credited), 0) into of_day, so_far
  from public.results
  where source in ('claim', 'practice') and date = new.date and key <> new.key
    and (user_id = new.user_id or visitor = new.visitor);
  new.credited := case when of_day > most_runs then 0
    else greatest(0, least(new.points / private.fading(of_day), most_points - so_far)) end;
  return new;
end $$;
revoke execute on function private.credit_practice() from public;

create trigger results_credit_practice before insert on public.results
  for each row when (new.mode = 'challenge') execute function private.credit_practice();
create trigger results_credit_practice_again before update of user_id on public.results
  for each row when (new.mode = 'challenge' and new.user_id is distinct from old.user_id)
  execute function private.credit_practice();

-- What a run that is over was worth by itself, without bonuses of its day.
create function private.points_of(run public.runs) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, coalesce(sum((line ->> 'points')::integer), 0))::integer
  from jsonb_array_elements(run.ending -> 'lines') as line
  where line ->> 'key' not in ('daily', 'first', 'eleven')
$$;
revoke execute on function private.points_of(public.runs) from public;

-- A challenge as the server tells it: the deal, who made it, by name where the account agreed to appear, and how friends
-- did, the newest twenty one by one.
create function private.told_challenge(challenge public.challenges) returns jsonb
language sql stable set search_path = '' as $$
  with friends as (
    select (select username from public.user_infos where user_id = run.user_id and opt_in) as username,
      (run.ending #>> '{result,won}')::boolean as won, private.points_of(run) as points, run.stepped_at
    from public.challenge_runs as link join public.runs as run on run.id = link.run_id
    where link.challenge_id = challenge.id and run.over
  )
  select (to_jsonb(challenge) - 'user_id' - 'visitor' - 'run_id' - 'round_id') || jsonb_build_object(
    'verified', challenge.run_id is not null,
    'username', (select username from public.user_infos where user_id = challenge.user_id and opt_in),
    'kit', (select preferences ->> 'kit' from public.user_infos where user_id = challenge.user_id and opt_in),
    'setup', coalesce(challenge.setup, (select setup from public.puzzles where id = challenge.puzzle_id)),
    'voided', exists (select 1 from public.puzzles where id = challenge.puzzle_id and voided_at is not null),
    'played', (select count(*) from friends),
    'best', (select max(points) from friends),
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object('username', username, 'won', won, 'points', points)
        order by points desc, stepped_at), '[]')
      from (select * from friends order by stepped_at desc limit 20) as newest))
$$;
revoke execute on function private.told_challenge(public.challenges) from public;

-- Keeps a challenge: `{code, created}`; the same run again is the same one. `{"full": true}` for who has `most` open
-- ones, null when the code is taken: make another.
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

-- What a challenge needs of a run: `{run, puzzle, setup, seed, mode, date}`, of a friend's run those of the challenge it
-- was played in. Null for a run of somebody else.
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

-- The challenge of a code with what its asker has to do with it: `{challenge, own, run}`; `run` is the asker's, if there
-- is one. A day's run answers it also when it was begun for its own sake. Null: there is none, or no longer.
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

-- The asker's run of a challenge that is no day's any more, or never was: the one begun before, or a new one:
-- `{run, created}`.
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

-- Notes that a day's run answers a challenge on that day's puzzle.
create function public.answer_challenge(for_challenge bigint, with_run uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.challenge_runs (challenge_id, run_id)
  select challenge.id, run.id from public.challenges as challenge, public.runs as run
  where challenge.id = for_challenge and run.id = with_run and run.puzzle_id = challenge.puzzle_id
    and (run.user_id is distinct from challenge.user_id or run.visitor is distinct from challenge.visitor)
  on conflict do nothing
$$;

-- The newest challenges of an owner, with how friends did.
create function public.challenges_of(account uuid, visitor_hash text, at timestamptz, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.told_challenge(challenge) order by challenge.created_at desc), '[]')
  from (
    select * from public.challenges
    where (user_id = account or visitor = visitor_hash) and expires_at > at
    order by created_at desc limit most
  ) as challenge
$$;

-- Removes what has expired; returns how many.
create function public.forget_challenges(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare removed integer;
begin
  delete from public.challenges where expires_at <= at;
  get diagnostics removed = row_count;
  return removed;
end $$;

revoke execute on function public.keep_challenge(uuid, text, jsonb, integer) from public, anon, authenticated;
revoke execute on function public.challenge_of_run(uuid, uuid, text) from public, anon, authenticated;
revoke execute on function public.find_challenge(text, uuid, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.take_challenge(jsonb, uuid, text, bigint, jsonb, timestamptz, timestamptz)
  from public, anon, authenticated;
revoke execute on function public.answer_challenge(bigint, uuid) from public, anon, authenticated;
revoke execute on function public.challenges_of(uuid, text, timestamptz, integer) from public, anon, authenticated;
revoke execute on function public.forget_challenges(timestamptz) from public, anon, authenticated;
grant execute on function public.keep_challenge(uuid, text, jsonb, integer) to service_role;
grant execute on function public.challenge_of_run(uuid, uuid, text) to service_role;
grant execute on function public.find_challenge(text, uuid, text, timestamptz) to service_role;
grant execute on function public.take_challenge(jsonb, uuid, text, bigint, jsonb, timestamptz, timestamptz) to service_role;
grant execute on function public.answer_challenge(bigint, uuid) to service_role;
grant execute on function public.challenges_of(uuid, text, timestamptz, integer) to service_role;
grant execute on function public.forget_challenges(timestamptz) to service_role;
