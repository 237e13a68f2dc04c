-- Every finished run that counts, once. Verified ones ('daily', 'room') are written by the server, claimed ones
-- ('claim') are a browser's practice runs. The owner is an account or, before there is one, a visitor's random id
-- (its SHA-256). Points and statistics of an account follow from this table.

create table public.results (
  key          bigint generated always as identity primary key,
  id           text not null check (char_length(id) between 8 and 64),
  user_id      uuid references auth.users (id) on delete cascade,
  visitor      text check (visitor ~ '^[0-9a-f]{64}$'),
  source       text not null check (source in ('daily', 'room', 'claim')),
  game         text not null,
  mode         text not null,
  date         date not null,
  won          boolean not null,
  score        integer not null check (score >= 0),
  points       integer not null check (points >= 0),
  credited     integer not null check (credited between 0 and points),
  ms           integer not null check (ms >= 0),
  n            integer not null check (n >= 0),
  tags         text[] not null default '{}',
  bucket       smallint,
  first_bonus  smallint not null default 0,
  eleven_bonus smallint not null default 0,
  match_id     text,
  seat_key     text,
  finished_at  timestamptz not null default now(),
  constraint results_one_owner check (num_nonnulls(user_id, visitor) = 1)
);

comment on column public.results.points is 'Of the run as its end screen shows them, bonuses of the day included';
comment on column public.results.credited is 'What the account gets: practice runs fade over a day';
comment on column public.results.bucket is 'Column of the day''s distribution; only daily runs of mode today have one';

-- Exactly once, whatever is retried: a daily per owner and day, any result per owner and id, a match per seat and owner.
create unique index results_user_daily on public.results (user_id, game, mode, date) where source = 'daily';
create unique index results_visitor_daily on public.results (visitor, game, mode, date) where source = 'daily';
create unique index results_user_id on public.results (user_id, id) where user_id is not null;
create unique index results_visitor_id on public.results (visitor, id) where visitor is not null;
create unique index results_match_seat on public.results (match_id, seat_key) where match_id is not null;
create unique index results_match_user on public.results (match_id, user_id) where match_id is not null;
create unique index results_match_visitor on public.results (match_id, visitor) where match_id is not null;
create unique index results_user_first on public.results (user_id, date) where first_bonus > 0;
create unique index results_visitor_first on public.results (visitor, date) where first_bonus > 0;
create unique index results_user_eleven on public.results (user_id, date) where eleven_bonus > 0;
create unique index results_visitor_eleven on public.results (visitor, date) where eleven_bonus > 0;

create index results_distribution on public.results (game, date, bucket) where bucket is not null;
create index results_claimed_day on public.results (user_id, date, game) where source = 'claim';
create index results_verified_time on public.results (finished_at) where source <> 'claim';

alter table public.results enable row level security;
revoke all on public.results from public, anon, authenticated, service_role;
grant select on public.results to service_role;

-- The record as the browser knows it: the day without zero padding.
create function private.record_of(result public.results) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', result.id, 'mode', result.mode, 'date', to_char(result.date, 'FMYYYY-FMMM-FMDD'), 'won', result.won,
    'score', result.score, 'points', result.points, 'ms', result.ms, 'n', result.n, 'tags', to_jsonb(result.tags))
$$;
revoke execute on function private.record_of(public.results) from public;

-- Two writers of one owner wait for each other; of different owners they do not.
create function private.lock_owner(owner text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('owner:' || owner, 0))
$$;
revoke execute on function private.lock_owner(text) from public;

-- Points and statistics of an account, made anew from its results. Called in every transaction that writes one.
create function private.refresh_user(account uuid) returns void
language sql set search_path = '' as $$
  update public.user_infos set
    points = coalesce((select sum(credited) from public.results where user_id = account), 0),
    statistics = coalesce((
      select jsonb_object_agg(game, records) from (
        select game, jsonb_agg(private.record_of(result) order by finished_at, key) as records
        from public.results as result where user_id = account group by game
      ) as by_game
    ), '{}'),
    updated_at = now()
  where user_id = account
$$;
revoke execute on function private.refresh_user(uuid) from public;
