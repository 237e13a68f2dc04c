-- What whole days were worth: of everybody who has finished all dailies of a day, the sum of their points. A total is
-- counted with the last daily, once; it says nothing of who it was.
create table private.day_totals (
  date   date not null,
  points integer not null check (points >= 0),
  plays  integer not null check (plays > 0),
  primary key (date, points)
);

comment on table private.day_totals is 'Players per sum of points among those who finished every daily of a day';

create index puzzles_on_day on public.puzzles (date) where voided_at is null;

-- Of visitors only those whom the distributions of the day count, one per address. All rows of a day are there before
-- its first daily is finished.
create function private.count_day_total() returns trigger
language plpgsql set search_path = '' as $$
declare mine record;
begin
  select count(*) as open, count(result.key) as done, sum(result.points) as points, bool_and(result.counted) as counted
  into mine
  from public.puzzles as day left join public.results as result
    on (result.game, result.mode, result.date) = (day.game, day.mode, day.date) and result.source = 'daily'
    and (result.user_id = new.user_id or result.visitor = new.visitor)
  where day.date = new.date and day.mode = 'today' and day.voided_at is null;
  if mine.done < mine.open or not mine.counted then return null; end if;
  insert into private.day_totals as total (date, points, plays) values (new.date, mine.points, 1)
  on conflict (date, points) do update set plays = total.plays + 1;
  return null;
end $$;
revoke execute on function private.count_day_total() from public;

create trigger results_day_total after insert on public.results
  for each row when (new.source = 'daily' and new.mode = 'today') execute function private.count_day_total();

-- How many finished every daily of a day, and how many of them with fewer points: `{plays, worse}`.
create function public.standing_of_day(on_date date, own integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('plays', coalesce(sum(plays), 0), 'worse', coalesce(sum(plays) filter (where points < own), 0))
  from private.day_totals where date = on_date
$$;
revoke execute on function public.standing_of_day(date, integer) from public, anon, authenticated;
grant execute on function public.standing_of_day(date, integer) to service_role;
