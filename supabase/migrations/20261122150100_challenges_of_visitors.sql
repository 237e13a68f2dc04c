-- What a visitor has dared and answered becomes the account's with all the rest.

-- Of two of the same run the account's own stays; nobody answers a challenge of their own, or one twice.
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
revoke execute on function private.adopt_challenges(uuid, text) from public;

-- As before, and challenges with them.
create or replace function private.adopt_visitor(account uuid, visitor_hash text, proven timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
  since timestamptz;
begin
  delete from public.runs as own using public.runs as theirs
  where own.user_id = account and not own.over and theirs.visitor = visitor_hash and theirs.over
    and own.mode in ('today', 'archive') and (own.n = 0 or theirs.started_at <= own.started_at)
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.results as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.source = 'daily'
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.mode in ('today', 'archive')
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and own.mode = 'ranked' and theirs.mode = 'ranked'
    and own.game = theirs.game and not own.over and not theirs.over;
  delete from public.results as theirs using public.results as own
  where own.user_id = account and theirs.visitor = visitor_hash and (
    own.id = theirs.id or own.match_id = theirs.match_id
    or (own.source = 'daily' and theirs.source = 'daily'
      and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date)));

  -- Both may have had a first daily, or all eleven, on the same day: the bonus counts once.
  update public.results as theirs set
    points = theirs.points - twice.first - twice.eleven, credited = theirs.credited - twice.first - twice.eleven,
    first_bonus = theirs.first_bonus - twice.first, eleven_bonus = theirs.eleven_bonus - twice.eleven
  from (
    select result.key,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.first_bonus > 0) then result.first_bonus else 0 end as first,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.eleven_bonus > 0) then result.eleven_bonus else 0 end as eleven
    from public.results as result where result.visitor = visitor_hash
  ) as twice
  where theirs.key = twice.key and twice.first + twice.eleven > 0;

  -- Matches of both on one day fade together, and so do ranked runs.
  update public.results as theirs
  set credited = theirs.credited * private.fading(place.of_visitor) / private.fading(place.of_visitor + place.of_account)
  from (
    select result.key, row_number() over (partition by source, game, date order by finished_at, key) as of_visitor, (
      select count(*) from public.results as own where own.user_id = account and own.source = result.source
        and (own.game, own.date) = (result.game, result.date)) as of_account
    from public.results as result where result.visitor = visitor_hash and result.source in ('room', 'ranked')
  ) as place
  where theirs.key = place.key;
  -- Ranked runs of both on one day are worth no more than one of them could have earned.
  update public.results as theirs set credited = greatest(0, least(theirs.credited, 600 - day.of_account - day.before))
  from (
    select result.key, (
        select coalesce(sum(credited), 0) from public.results as own
        where own.user_id = account and own.source = 'ranked' and own.date = result.date) as of_account,
      coalesce(sum(credited) over (
        partition by date order by key rows between unbounded preceding and 1 preceding), 0) as before
    from public.results as result where result.visitor = visitor_hash and result.source = 'ranked'
  ) as day
  where theirs.key = day.key and theirs.credited > 0;

  update public.results as theirs set on_boards = false
  where theirs.visitor = visitor_hash and theirs.source = 'daily'
    and exists (select 1 from public.runs as run where run.id::text = theirs.id and run.started_at > proven + interval '1 second');

  perform private.adopt_challenges(account, visitor_hash);
  update public.runs set user_id = account, visitor = null where visitor = visitor_hash;
  update public.results set user_id = account, visitor = null, counted = true where visitor = visitor_hash;
  get diagnostics moved = row_count;
  delete from public.visitors where visitor = visitor_hash returning first_seen into since;
  update public.user_infos set known_since = since where user_id = account and known_since > since;
  return moved;
end $$;
