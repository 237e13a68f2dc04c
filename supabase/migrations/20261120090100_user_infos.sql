-- One row per account: name, picture, points, statistics and preferences of a player.
-- A player reads their own row; every write goes through the site's /users and the function behind it.

create table public.user_infos (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null unique references auth.users (id) on delete cascade,
  username    text not null check (char_length(username) between 3 and 20),
  photo_url   text check (char_length(photo_url) <= 500),
  points      integer not null default 0 check (points >= 0),
  statistics  jsonb not null default '{}',
  preferences jsonb not null default '{}',
  locales     text not null default '' check (char_length(locales) <= 200),
  opt_in      boolean not null default true,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  -- Preferences are merged key by key: without a bound they could be grown for ever.
  constraint user_infos_preferences_size check (octet_length(preferences::text) <= 8192)
);

comment on column public.user_infos.points is 'Always the sum of the credited points of the account''s results';
comment on column public.user_infos.statistics is 'Game id -> list of results, each with at least mode and date; follows from results';
comment on column public.user_infos.opt_in is 'Name and picture may appear on boards';

create unique index user_infos_username on public.user_infos (lower(username));

alter table public.user_infos enable row level security;

-- Start from nothing, then grant what each may do.
revoke all on public.user_infos from public, anon, authenticated, service_role;
grant select on public.user_infos to authenticated, service_role;

-- `(select auth.uid())` is evaluated once per query instead of once per row.
create policy "players read their own row" on public.user_infos
  for select to authenticated using ((select auth.uid()) = user_id);
