-- Accounts: profiles, visitors without an account, names and rate limits.

-- Holds tables and functions that no API role may reach: the data API does not serve it.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

create table public.profiles (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null unique references auth.users (id) on delete cascade,
  username    text not null check (char_length(username) between 3 and 20),
  photo_url   text check (char_length(photo_url) <= 500),
  points      integer not null default 0 check (points >= 0),
  preferences jsonb not null default '{}',
  locales     text not null default '' check (char_length(locales) <= 200),
  opt_in      boolean not null default true,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  known_since timestamptz not null default now(),
  reading     text,
  constraint profiles_preferences_size check (octet_length(preferences::text) <= 8192)
) with (fillfactor = 85);
comment on table public.profiles is 'Profile of an account, read as public.user_infos: its player reads it, only functions write it';
comment on column public.profiles.points is 'Credited points of the account''s results and hand-overs (private.points_earned)';
comment on column public.profiles.preferences is 'Merged by key; the size limit stops unbounded growth';
comment on column public.profiles.locales is 'Languages of the browser at sign-up';
comment on column public.profiles.opt_in is 'Name and picture may appear on boards';
comment on column public.profiles.known_since is 'When the account, or a visitor that became it, was first seen';
comment on column public.profiles.reading is 'The name as it reads (private.reading_of); null where an older account has the same reading';

create unique index profiles_username on public.profiles (lower(username));
create unique index profiles_username_reading on public.profiles (reading);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
-- `(select auth.uid())` is evaluated once per query instead of once per row.
create policy "players read their own row" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);

create table public.visitors (
  visitor    text primary key check (visitor ~ '^[0-9a-f]{64}$'),
  first_seen timestamptz not null default now(),
  origin     text check (char_length(origin) <= 100),
  seen_on    date not null default current_date
);
comment on table public.visitors is 'Browsers that began something without an account';
comment on column public.visitors.visitor is 'SHA-256 of the browser''s random id';
comment on column public.visitors.origin is 'Daily hash of the address that was used last; deleted after 3 days';

create index visitors_age on public.visitors (seen_on);
create index visitors_origins on public.visitors (seen_on) where origin is not null;

alter table public.visitors enable row level security;
revoke all on public.visitors from public, anon, authenticated, service_role;
grant select on public.visitors to service_role;

create unlogged table public.rate_limits (
  bucket    text primary key check (char_length(bucket) <= 100),
  hits      integer not null,
  resets_at timestamptz not null
);
comment on table public.rate_limits is 'Requests in fixed windows; unlogged, so empty after a crash';
comment on column public.rate_limits.bucket is 'Keyed hash of an account, a visitor, or an address for one day: no address is stored';

create index rate_limits_age on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated, service_role;
grant select on public.rate_limits to service_role;

-- Serialises writers of one owner until commit.
create function private.lock_owner(owner text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('owner:' || owner, 0));
end $$;
revoke execute on function private.lock_owner from public;

-- A name as it reads, to detect look-alikes: without case, accents, spaces and signs, every letter as the plain one
-- it resembles; 0 as o, 1, i and I as l, rn as m (`readingOf` in src/server/account/names/lookalikes.ts).
create function private.reading_of(name text) returns text
language sql immutable set search_path = '' as $$
  select replace(translate(regexp_replace(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(regexp_replace(name, '([[:lower:]])I(?=[[:lower:]])', '\1l', 'g'), NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g')),
      'аαɑᴀвβʙсϲᴄԁđðᴅеεəᴇꜰɡɢнһħհʜіιıɩɪјᴊкκᴋłӏʟмᴍпηŋɴоοøօᴏрρᴘԛгʀѕςꜱтτᴛυμսᴜνѵʋᴠԝωᴡхχуγʏᴢ',
      'aaaabbbcccddddeeeefgghhhhhiiiiijjkkklllmmnnnnooooopppqrrssstttuuuuvvvvwwwxxyyyz'),
    'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), '[\s''’._-]', '', 'g'), '01i', 'oll'), 'rn', 'm')
$$;
revoke execute on function private.reading_of from public;

-- True when an account bears a name that reads the same.
create function public.is_name_borne(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where reading = private.reading_of(name))
$$;
revoke execute on function public.is_name_borne from public, anon, authenticated;
grant execute on function public.is_name_borne to service_role;

-- Stores the reading of a new name; its unique index rejects look-alikes.
create function private.read_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.username is distinct from old.username then
    new.reading := private.reading_of(new.username);
  end if;
  return new;
end $$;
revoke execute on function private.read_name from public;
create trigger profiles_reading before insert or update of username on public.profiles
  for each row execute function private.read_name();

-- Creates the profile of an account, with the age of the account.
create function private.create_user_info(account uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted text := fields ->> 'username';
  given  text := wanted;
  digits text;
begin
  for attempt in 1..12 loop
    begin
      insert into public.profiles (user_id, username, photo_url, preferences, locales, opt_in, known_since)
      values (
        account, given, fields ->> 'photo_url', coalesce(fields -> 'preferences', '{}'),
        coalesce(fields ->> 'locales', ''), coalesce((fields ->> 'opt_in')::boolean, true),
        least(now(), (select created_at from auth.users where id = account))
      );
      -- A board may show the account already, without a name.
      insert into private.result_events (kind, user_id) values ('profile', account);
      return;
    exception when unique_violation then
      digits := floor(random() * 10 ^ (1 + attempt / 2))::bigint::text;
      given := left(wanted, 20 - char_length(digits)) || digits;
    end;
  end loop;
  raise exception 'no free name like %', wanted using errcode = '23505';
end $$;
revoke execute on function private.create_user_info from public;

-- Changes the columns that `fields` names. Merges preferences by key: null removes a key, and with `gaps_only`
-- stored values win.
create function private.change_user_info(account uuid, fields jsonb, gaps_only boolean) returns void
language sql set search_path = '' as $$
  update public.profiles set
    username = coalesce(fields ->> 'username', username),
    photo_url = case when fields ? 'photo_url' then fields ->> 'photo_url' else photo_url end,
    locales = coalesce(fields ->> 'locales', locales),
    opt_in = coalesce((fields ->> 'opt_in')::boolean, opt_in),
    preferences = jsonb_strip_nulls(case
      when gaps_only then coalesce(fields -> 'preferences', '{}') || preferences
      else preferences || coalesce(fields -> 'preferences', '{}') end),
    updated_at = now()
  where user_id = account
$$;
revoke execute on function private.change_user_info from public;

-- Replaces an offensive name by a neutral one; returns it, or null without a profile. Keeps the old name in the
-- preference `renamed` for its player, unless the preferences are full.
create function public.rename_player(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  given text;
begin
  perform private.lock_owner(account::text);
  for attempt in 1..12 loop
    given := 'Player' || floor(random() * 10 ^ (3 + attempt / 2))::bigint;
    begin
      update public.profiles set
        username = given,
        preferences = case
          when octet_length((preferences || jsonb_build_object('renamed', username))::text) <= 8192
          then preferences || jsonb_build_object('renamed', username) else preferences end,
        updated_at = now()
      where user_id = account;
      return case when found then given end;
    exception when unique_violation then
      -- Taken: draw again from more digits.
    end;
  end loop;
  raise exception 'no free neutral name' using errcode = '23505';
end $$;
revoke execute on function public.rename_player from public, anon, authenticated;
grant execute on function public.rename_player to service_role;

-- Takes `cost` requests of a fixed window; returns false when it is full. plpgsql, so that the plan is cached per
-- connection.
create function public.take(key text, "limit" integer, "window" integer, cost integer default 1) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if take.cost > take."limit" then return false; end if;
  insert into public.rate_limits as taken (bucket, hits, resets_at)
  values (take.key, take.cost, now() + make_interval(secs => take."window"))
  on conflict (bucket) do update set
    hits = case when taken.resets_at <= now() then take.cost else taken.hits + take.cost end,
    resets_at = case when taken.resets_at <= now() then excluded.resets_at else taken.resets_at end
  where taken.resets_at <= now() or taken.hits + take.cost <= take."limit";
  return found;
end $$;
revoke execute on function public.take from public, anon, authenticated;
grant execute on function public.take to service_role;

-- True when a rate limit still admits a request; counts nothing, so that both limits of ranked runs are checked
-- before either is taken.
create function private.has_room(key text, "limit" integer) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    (select resets_at <= now() or hits < has_room."limit" from public.rate_limits where bucket = has_room.key), true
  )
$$;
revoke execute on function private.has_room from public;

-- Counts one request. `asked`: {bucket, limit, window, cost}, for a visitor also {visitor, origin, strangers:
-- {bucket, limit}, begins}. An unknown visitor counts against its address, and becomes known when `begins` is true.
create function private.admit(asked jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  hash   constant text := asked ->> 'visitor';
  per    constant integer := (asked ->> 'window')::integer;
  cost   constant integer := coalesce((asked ->> 'cost')::integer, 1);
begin
  if hash is null or exists (select 1 from public.visitors where visitor = hash) then
    update public.visitors set origin = asked ->> 'origin', seen_on = current_date
    where visitor = hash and (origin, seen_on) is distinct from (asked ->> 'origin', current_date);
    return public.take(asked ->> 'bucket', (asked ->> 'limit')::integer, per, cost);
  end if;
  if not public.take(asked #>> '{strangers,bucket}', (asked #>> '{strangers,limit}')::integer, per, cost) then
    return false;
  end if;
  if (asked ->> 'begins')::boolean then
    insert into public.visitors (visitor, origin) values (hash, asked ->> 'origin') on conflict do nothing;
  end if;
  return true;
end $$;
revoke execute on function private.admit from public;

-- Counts one request; returns false when the limit is reached.
create function public.admit(asked jsonb) returns boolean
language sql security definer set search_path = '' as $$ select private.admit(asked) $$;
revoke execute on function public.admit from public, anon, authenticated;
grant execute on function public.admit to service_role;
