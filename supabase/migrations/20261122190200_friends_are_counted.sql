-- How friends did in a challenge is kept beside it: adding them all up took 300 ms at ten thousand friends, at each look.

alter table public.challenges
  add column played   integer not null default 0 check (played >= 0),
  add column best     integer check (best >= 0),
  add column verified boolean not null default false;
alter table public.challenge_runs
  add column points  integer,
  add column won     boolean,
  add column over_at timestamptz;
comment on column public.challenges.played is 'Friends whose run is over; kept with every end of one';
comment on column public.challenges.verified is 'The server kept the run; else the browser told what it played';
comment on column public.challenge_runs.over_at is 'When that run ended; null while it goes on';

create index challenge_runs_newest on public.challenge_runs (challenge_id, over_at) where over_at is not null;

-- A run that ends, or that was over when it became an answer, is an answer of its challenges from then on.
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
create trigger challenge_runs_count after insert on public.challenge_runs
  for each row execute function private.count_friend();

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
create trigger runs_count_friend after update of over on public.runs
  for each row when (new.over and not old.over) execute function private.count_friends_end();

-- Somebody has left: one friend less, and the best of those who stay.
create function private.uncount_friend() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.challenges set played = played - 1,
    best = (select max(points) from public.challenge_runs where challenge_id = old.challenge_id)
  where id = old.challenge_id;
  return null;
end $$;
create trigger challenge_runs_uncount after delete on public.challenge_runs
  for each row when (old.over_at is not null) execute function private.uncount_friend();

-- What is common to friends is locked before what is common to all boards, as a hand-over does it; here, and where an
-- account goes, so that none of them waits for another.
create function private.lock_challenges(runs uuid[]) returns void
language sql set search_path = '' as $$
  select from public.challenges
  where id in (select challenge_id from public.challenge_runs where run_id = any (runs)) order by id for no key update
$$;
revoke execute on function private.lock_challenges(uuid[]) from public;

create or replace function private.finish_run(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare ending jsonb;
begin
  perform private.lock_challenges(array[run.id]);
  ending := private.write_result(run, finish, at);
  perform private.note_picks(run, finish -> 'picks');
  return ending;
end $$;

create or replace function public.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owner(auth.uid()::text);
  perform private.lock_challenges(array(select id from public.runs where user_id = auth.uid()));
  delete from auth.users where id = auth.uid();
  if not found then
    raise exception 'No user to delete' using errcode = '28000';
  end if;
end $$;

update public.challenge_runs as link set
  points = private.points_of(run), won = (run.ending #>> '{result,won}')::boolean, over_at = run.stepped_at
from public.runs as run where run.id = link.run_id and run.over;
update public.challenges as challenge set
  verified = run_id is not null,
  played = (select count(*) from public.challenge_runs as link where link.challenge_id = challenge.id and over_at is not null),
  best = (select max(points) from public.challenge_runs as link where link.challenge_id = challenge.id);

revoke execute on function private.count_friend() from public;
revoke execute on function private.count_friends_end() from public;
revoke execute on function private.uncount_friend() from public;

-- A challenge outlives its run: a hand-over keeps one run of a day and drops the other, and friends hold the link.
alter table public.challenges
  drop constraint challenges_run_id_fkey,
  add constraint challenges_run_id_fkey foreign key (run_id) references public.runs (id) on delete set null,
  drop constraint challenges_one_run,
  add constraint challenges_one_run check (num_nonnulls(run_id, round_id) = 1 or (verified and round_id is null));
comment on column public.challenges.run_id is 'The run that the server kept, as long as it is there';

create function private.verify_challenge() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.verified := new.run_id is not null;
  return new;
end $$;
revoke execute on function private.verify_challenge() from public;
create trigger challenges_verified before insert on public.challenges
  for each row execute function private.verify_challenge();

-- As before, from what is kept.
create or replace function private.told_challenge(challenge public.challenges) returns jsonb
language sql stable set search_path = '' as $$
  select (to_jsonb(challenge) - 'user_id' - 'visitor' - 'run_id' - 'round_id') || jsonb_build_object(
    'username', (select username from public.user_infos where user_id = challenge.user_id and opt_in),
    'kit', (select preferences ->> 'kit' from public.user_infos where user_id = challenge.user_id and opt_in),
    'setup', coalesce(challenge.setup, (select setup from public.puzzles where id = challenge.puzzle_id)),
    'voided', exists (select 1 from public.puzzles where id = challenge.puzzle_id and voided_at is not null),
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'username', (select username from public.user_infos where user_id = newest.user_id and opt_in),
        'won', newest.won, 'points', newest.points) order by newest.points desc, newest.over_at), '[]')
      from (
        select link.points, link.won, link.over_at, run.user_id
        from public.challenge_runs as link join public.runs as run on run.id = link.run_id
        where link.challenge_id = challenge.id and link.over_at is not null
        order by link.over_at desc limit 20
      ) as newest))
$$;
