-- A day whose puzzles were all withdrawn has no total: before, its last daily could not be finished.
create or replace function private.count_day_total() returns trigger
language plpgsql set search_path = '' as $$
declare mine record;
begin
  select count(*) as open, count(result.key) as done, sum(result.points) as points, bool_and(result.counted) as counted
  into mine
  from public.puzzles as day left join public.results as result
    on (result.game, result.mode, result.date) = (day.game, day.mode, day.date) and result.source = 'daily'
    and (result.user_id = new.user_id or result.visitor = new.visitor)
  where day.date = new.date and day.mode = 'today' and day.voided_at is null;
  if mine.open = 0 or mine.done < mine.open or mine.counted is not true then return null; end if;
  insert into private.day_totals as total (date, points, plays) values (new.date, mine.points, 1)
  on conflict (date, points) do update set plays = total.plays + 1;
  return null;
end $$;
