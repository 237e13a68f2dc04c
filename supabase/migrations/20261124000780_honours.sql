-- Honours: days on which an account earned them. The rules are src/games/honour-table.ts; nothing here knows one.

create table public.honours (
  user_id uuid primary key references auth.users (id) on delete cascade,
  earned  jsonb not null check (jsonb_typeof(earned) = 'object' and octet_length(earned::text) <= 8192),
  checked timestamptz,
  needed  text[] not null default '{}'
);
comment on table public.honours is 'Honours of accounts: id -> day, as the results showed it; none is ever removed';

comment on column public.honours.checked is 'When results were last read for honours; -infinity after a hand-over: all again';
comment on column public.honours.needed is 'Ids of the results read until then that open honours still need';

alter table public.honours enable row level security;
revoke all on public.honours from public, anon, authenticated, service_role;
grant select on public.honours to service_role;

-- Results of an account for its open honours, as private.statistics_of has them: those that were still needed, and all
-- since the last reading, with an hour for transactions that were open then.
create function private.results_for_honours(account uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kept  public.honours;
  since timestamptz;
begin
  select * into kept from public.honours where user_id = account;
  since := coalesce(kept.checked, '-infinity') - interval '1 hour';
  return (
    select coalesce(jsonb_object_agg(game, records), '{}') from (
      select game, jsonb_agg(private.record_of(result) order by finished_at, key) as records
      from public.results as result
      where key = any (array(
          select key from public.results where user_id = account and finished_at >= since
          union
          select key from public.results where user_id = account and id = any (kept.needed)))
        and game <> 'quiz'
      group by game
    ) as by_game);
end $$;
revoke execute on function private.results_for_honours from public;

-- Reads all results again at the next time, because some of a hand-over are older than the last one.
create function private.recheck_honours(account uuid) returns void
language sql set search_path = '' as $$
  insert into public.honours (user_id, earned, checked) values (account, '{}', '-infinity')
  on conflict (user_id) do update set checked = excluded.checked, needed = '{}'
$$;
revoke execute on function private.recheck_honours from public;

-- Returns the kept honours of an owner and the counts that new ones need: {earned, outside: {quiz: {matches, right,
-- podiums, wins}, friends: {leagues, cups}}}; `whole` adds `statistics`, the results for new honours, `checked` and the
-- database's time `now`. A podium or a win of the quiz counts from five players on, and never while the match is under
-- review.
create function public.honours_of(account uuid, visitor_hash text, whole boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'earned', coalesce((select earned from public.honours where user_id = account), '{}'),
    'outside', jsonb_build_object(
      'quiz', (
        select jsonb_build_object('matches', count(*), 'right', coalesce(sum(correct), 0),
          'podiums', count(*) filter (where rank <= 3 and players >= 5 and not held),
          'wins', count(*) filter (where rank = 1 and players >= 5 and not held))
        from public.quiz_results where user_id = account),
      'friends', (
        select jsonb_build_object('leagues', count(*), 'cups', coalesce(sum((
          select count(*) from public.league_cups as cup
          where cup.league_id = own.league_id and own.seat = any (cup.winners))), 0))
        from public.league_seats as own where own.user_id = account or own.visitor = visitor_hash)))
    || case when whole then jsonb_build_object('statistics', private.results_for_honours(account),
      'checked', (select checked::text from public.honours where user_id = account), 'now', now()) else '{}' end
$$;
revoke execute on function public.honours_of from public, anon, authenticated;
grant execute on function public.honours_of to service_role;

-- Keeps honours of an account; a day that is kept stays. Returns all. `still_needed`: ids of results, read at `at`; left
-- out when another reading or a hand-over came in between (`was`: the time of the reading before).
create function public.keep_honours(
  account uuid, fresh jsonb, still_needed text[], at timestamptz, was timestamptz
) returns jsonb
language sql security definer set search_path = '' as $$
  insert into public.honours as kept (user_id, earned, checked, needed) values (account, fresh, at, still_needed)
  on conflict (user_id) do update set
    earned = excluded.earned || kept.earned,
    checked = case when kept.checked is not distinct from was then excluded.checked else kept.checked end,
    needed = case when kept.checked is not distinct from was then excluded.needed else kept.needed end
  returning earned
$$;
revoke execute on function public.keep_honours from public, anon, authenticated;
grant execute on function public.keep_honours to service_role;
