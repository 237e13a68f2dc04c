-- The one writer of user_infos: what POST and PATCH /users mean, in one transaction.

-- Makes the record of an account; a taken name gets digits.
create function private.create_user_info(account uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted text := fields ->> 'username';
  given  text := wanted;
  digits text;
begin
  for attempt in 1..12 loop
    begin
      insert into public.user_infos (user_id, username, photo_url, preferences, locales, opt_in)
      values (
        account, given, fields ->> 'photo_url', coalesce(fields -> 'preferences', '{}'),
        coalesce(fields ->> 'locales', ''), coalesce((fields ->> 'opt_in')::boolean, true)
      );
      return;
    exception when unique_violation then
      digits := floor(random() * 10 ^ (1 + attempt / 2))::bigint::text;
      given := left(wanted, 20 - char_length(digits)) || digits;
    end;
  end loop;
  raise exception 'no free name like %', wanted using errcode = '23505';
end $$;
revoke execute on function private.create_user_info(uuid, jsonb) from public;

-- Changes what `fields` names. Preferences: with `gaps_only` the stored value of a key wins, else the new one does;
-- null takes a key away.
create function private.change_user_info(account uuid, fields jsonb, gaps_only boolean) returns void
language sql set search_path = '' as $$
  update public.user_infos set
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
revoke execute on function private.change_user_info(uuid, jsonb, boolean) from public;

-- The rows of `statistics` that the server wrote itself: a browser that names them again is not refused.
create function private.still_missing(account uuid, records jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', record -> 'id', 'reason', 'verified-elsewhere')), '[]')
  from jsonb_array_elements(records) as record
  where not exists (select 1 from public.results where user_id = account and id = record ->> 'id')
$$;
revoke execute on function private.still_missing(uuid, jsonb) from public;

-- In a retry a result that the first try brought in is no news.
create function private.without_repeats(refusals jsonb, retry boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(refusal), '[]') from jsonb_array_elements(refusals) as refusal
  where not retry or refusal ->> 'reason' <> 'duplicate'
$$;
revoke execute on function private.without_repeats(jsonb, boolean) from public;

-- `request`: {account, visitor, progressId, create: fields | null, change: fields | null, gapsOnly, records, verified,
-- refused, limits}. Answers {userInfo, moved, refused, created}, or null when there is no record to change.
-- A repeated progress id moves nothing twice: its own account is told the same again, any other one 'duplicate'.
create function public.save_user(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account  constant uuid := (request ->> 'account')::uuid;
  progress constant uuid := (request ->> 'progressId')::uuid;
  created  boolean := false;
  known    boolean;
  before   integer;
  adopted  integer := 0;
  claimed  jsonb := '{"results": 0, "points": 0, "refused": []}';
  told     jsonb;
  earlier  public.claims;
begin
  perform private.lock_owner(account::text);
  known := exists (select 1 from public.user_infos where user_id = account);
  if not known then
    if jsonb_typeof(request -> 'create') is distinct from 'object' then return null; end if;
    perform private.create_user_info(account, request -> 'create');
    created := true;
  elsif jsonb_typeof(request -> 'change') = 'object' then
    perform private.change_user_info(account, request -> 'change', (request ->> 'gapsOnly')::boolean);
  end if;

  perform private.refresh_user(account);
  select points into before from public.user_infos where user_id = account;
  if request ->> 'visitor' is not null then
    perform private.lock_owner(request ->> 'visitor');
    adopted := private.adopt_visitor(account, request ->> 'visitor');
  end if;

  if progress is not null then
    insert into public.claims (progress_id, user_id) values (progress, account) on conflict do nothing;
    if not found then
      select * into strict earlier from public.claims where progress_id = progress;
    end if;
  end if;
  if earlier.progress_id is null or earlier.user_id = account then
    -- A retry may bring results that were kept after the first try: they count, under the same cap.
    claimed := private.claim_results(account, request -> 'records', jsonb_set(request -> 'limits', '{total}',
      to_jsonb((request #>> '{limits,total}')::integer - coalesce(earlier.points, 0))));
    told := jsonb_build_object('refused',
      (request -> 'refused') || private.without_repeats(claimed -> 'refused', earlier.progress_id is not null)
        || private.still_missing(account, request -> 'verified'));
  else
    told := jsonb_build_object('refused', coalesce((
      select jsonb_agg(jsonb_build_object('id', record -> 'id', 'reason', 'duplicate'))
      from jsonb_array_elements(request -> 'records') as record), '[]'));
  end if;

  perform private.refresh_user(account);
  told := told || jsonb_build_object('moved', jsonb_build_object(
    'results', adopted + (claimed ->> 'results')::integer
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,results}')::integer else 0 end,
    'points', (select points - before from public.user_infos where user_id = account)
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,points}')::integer else 0 end));
  if progress is not null and (earlier.progress_id is null or earlier.user_id = account) then
    update public.claims set points = points + (claimed ->> 'points')::integer, answer = told
    where progress_id = progress;
  end if;
  return told || jsonb_build_object('created', created,
    'userInfo', (select to_jsonb(info) - 'created_at' - 'updated_at' from public.user_infos as info where user_id = account));
end $$;
revoke execute on function public.save_user(jsonb) from public, anon, authenticated;
grant execute on function public.save_user(jsonb) to service_role;
