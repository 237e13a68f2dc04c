-- What a visitor played cannot be had twice: not by a throw-away visitor who looks the answer up for an account, and
-- not by a hundred of them who shift everybody's distribution.

-- Once per line (the hash of an address for a day), game and day: what anonymous plays a distribution has counted.
create table private.counted_lines (
  origin text not null,
  game   text not null,
  date   date not null,
  primary key (origin, game, date)
);
create index counted_lines_age on private.counted_lines (date);

alter table public.results add column counted boolean not null default true;
comment on column public.results.counted is 'In the day''s distribution: every account, of visitors one per address';

create function private.count_line() returns trigger
language plpgsql set search_path = '' as $$
declare
  line constant text := (select origin from public.visitors where visitor = new.visitor);
begin
  if line is not null then
    insert into private.counted_lines (origin, game, date) values (line, new.game, new.date) on conflict do nothing;
    new.counted := found;
  end if;
  return new;
end $$;
revoke execute on function private.count_line() from public;

create trigger results_count_line before insert on public.results
  for each row when (new.visitor is not null and new.bucket is not null) execute function private.count_line();

-- How many of everybody's runs of a day fell into each bucket: `{"0": 3, "4": 12}`. `own` is the id of a result that
-- is in it in any case: whoever looks at it has played.
drop function public.distribution_of(text, date);
create function public.distribution_of(for_game text, for_date date, own text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(bucket, plays), '{}') from (
    select bucket, count(*) as plays from public.results
    where game = for_game and date = for_date and bucket is not null and (counted or id = own) group by bucket
  ) as counts
$$;
revoke execute on function public.distribution_of(text, date, text) from public, anon, authenticated;
grant execute on function public.distribution_of(text, date, text) to service_role;

-- Makes a visitor's runs and results the account's. A day that both have begun stays the account's, unless the visitor
-- began first or the account has done nothing there yet, and has finished it. Results of runs that were begun after
-- `proven` (a whole second), when the account had shown in this session who it is, count for the level and not for boards. Returns the
-- results moved.
drop function private.adopt_visitor(uuid, text);
create function private.adopt_visitor(account uuid, visitor_hash text, proven timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
  since timestamptz;
begin
  delete from public.runs as own using public.runs as theirs
  where own.user_id = account and not own.over and theirs.visitor = visitor_hash and theirs.over
    and (own.n = 0 or theirs.started_at <= own.started_at)
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.results as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.source = 'daily'
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
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

  -- Matches of both on one day fade together.
  update public.results as theirs
  set credited = theirs.credited * private.fading(place.of_visitor) / private.fading(place.of_visitor + place.of_account)
  from (
    select result.key, row_number() over (partition by game, date order by finished_at, key) as of_visitor, (
      select count(*) from public.results as own where own.user_id = account and own.source = 'room'
        and (own.game, own.date) = (result.game, result.date)) as of_account
    from public.results as result where result.visitor = visitor_hash and result.source = 'room'
  ) as place
  where theirs.key = place.key;

  update public.results as theirs set on_boards = false
  where theirs.visitor = visitor_hash and theirs.source = 'daily'
    and exists (select 1 from public.runs as run where run.id::text = theirs.id and run.started_at > proven + interval '1 second');

  update public.runs set user_id = account, visitor = null where visitor = visitor_hash;
  update public.results set user_id = account, visitor = null, counted = true where visitor = visitor_hash;
  get diagnostics moved = row_count;
  delete from public.visitors where visitor = visitor_hash returning first_seen into since;
  update public.user_infos set known_since = since where user_id = account and known_since > since;
  return moved;
end $$;
revoke execute on function private.adopt_visitor(uuid, text, timestamptz) from public;

-- As before, of a new record also since when its account is known.
create or replace function private.create_user_info(account uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted text := fields ->> 'username';
  given  text := wanted;
  digits text;
begin
  for attempt in 1..12 loop
    begin
      insert into public.user_infos (user_id, username, photo_url, preferences, locales, opt_in, known_since)
      values (
        account, given, fields ->> 'photo_url', coalesce(fields -> 'preferences', '{}'),
        coalesce(fields ->> 'locales', ''), coalesce((fields ->> 'opt_in')::boolean, true),
        least(now(), (select created_at from auth.users where id = account))
      );
      return;
    exception when unique_violation then
      digits := floor(random() * 10 ^ (1 + attempt / 2))::bigint::text;
      given := left(wanted, 20 - char_length(digits)) || digits;
    end;
  end loop;
  raise exception 'no free name like %', wanted using errcode = '23505';
end $$;

create or replace function public.day_table(since timestamptz, until timestamptz, size integer)
returns table (username text, photo_url text, points integer)
language sql stable security definer set search_path = '' as $$
  select info.username, info.photo_url, sum(result.credited)::integer as points
  from public.results as result join public.user_infos as info on info.user_id = result.user_id
  where result.source <> 'claim' and result.on_boards and result.finished_at >= since and result.finished_at < until
    and info.opt_in
  group by info.user_id, info.username, info.photo_url
  having sum(result.credited) > 0
  order by sum(result.credited) desc, max(result.finished_at)
  limit least(size, 100)
$$;

-- As before, and the lines of days that are over.
create or replace function public.forget_expired() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer := 0;
  step    integer;
begin
  delete from public.runs where visitor is not null and started_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.results where visitor is not null and finished_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.name_reports where created_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.visitors where seen_on < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  -- A puzzle is open for two days and a half.
  update public.visitors set origin = null where seen_on < current_date - 3 and origin is not null;
  delete from private.counted_lines where date < current_date - 3;
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;
