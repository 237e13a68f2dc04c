-- Honours: days on which an account earned them. The rules are src/games/honour-table.ts; nothing here knows one.

create table public.honours (
  user_id uuid primary key references auth.users (id) on delete cascade,
  earned  jsonb not null check (jsonb_typeof(earned) = 'object' and octet_length(earned::text) <= 8192)
);
comment on table public.honours is 'Honours of accounts: id -> day, as the results showed it; none is ever removed';

alter table public.honours enable row level security;
revoke all on public.honours from public, anon, authenticated, service_role;
grant select on public.honours to service_role;

-- Returns the kept honours of an owner and the counts that new ones need: {earned, outside: {quiz: {matches, right,
-- podiums, wins}, friends: {leagues, cups}}}; `whole` adds `statistics`, all results. A podium or a win of the quiz
-- counts from five players on, and never while the match is under review.
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
    || case when whole then jsonb_build_object('statistics', private.statistics_of(account)) else '{}' end
$$;
revoke execute on function public.honours_of from public, anon, authenticated;
grant execute on function public.honours_of to service_role;

-- Keeps honours of an account; a day that is kept stays. Returns all.
create function public.keep_honours(account uuid, fresh jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into public.honours as kept (user_id, earned) values (account, fresh)
  on conflict (user_id) do update set earned = excluded.earned || kept.earned
  returning earned
$$;
revoke execute on function public.keep_honours from public, anon, authenticated;
grant execute on function public.keep_honours to service_role;
