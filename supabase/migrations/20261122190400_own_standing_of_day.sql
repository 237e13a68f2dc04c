-- Whoever has results of the day is told where those stand, and not where what a browser says would.

drop function public.standing_of_day(date, integer);
-- How many finished every daily of a day, and how many of them with fewer points than the asker's own results of that
-- day, or than `told` where there are none: `{plays, worse}`.
create function public.standing_of_day(on_date date, told integer, account uuid, visitor_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select coalesce(sum(points), told) as points from public.results
    where source = 'daily' and mode = 'today' and date = on_date and (user_id = account or visitor = visitor_hash)
  )
  select jsonb_build_object('plays', coalesce(sum(total.plays), 0),
    'worse', coalesce(sum(total.plays) filter (where total.points < (select points from own)), 0))
  from private.day_totals as total where total.date = on_date
$$;
revoke execute on function public.standing_of_day(date, integer, uuid, text) from public, anon, authenticated;
grant execute on function public.standing_of_day(date, integer, uuid, text) to service_role;
