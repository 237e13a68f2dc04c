-- The best of a stretch of time by verified points; only players who agreed to appear on boards.

create function public.day_table(since timestamptz, until timestamptz, size integer)
returns table (username text, photo_url text, points integer)
language sql stable security definer set search_path = '' as $$
  select info.username, info.photo_url, sum(result.credited)::integer as points
  from public.results as result join public.user_infos as info on info.user_id = result.user_id
  where result.source <> 'claim' and result.finished_at >= since and result.finished_at < until and info.opt_in
  group by info.user_id, info.username, info.photo_url
  having sum(result.credited) > 0
  order by sum(result.credited) desc, max(result.finished_at)
  limit least(size, 100)
$$;
revoke execute on function public.day_table(timestamptz, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.day_table(timestamptz, timestamptz, integer) to service_role;
