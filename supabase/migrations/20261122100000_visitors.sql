-- Who is counted as whom. An account is counted by itself and so is a visitor that is known; strangers, and whoever
-- becomes a visitor at this moment, are counted by their address: behind one address may be a whole school.

create table public.visitors (
  visitor    text primary key check (visitor ~ '^[0-9a-f]{64}$'),
  first_seen timestamptz not null default now(),
  -- The hash of the address of the day that was played from last; forgotten with that day.
  origin     text check (char_length(origin) <= 100),
  seen_on    date not null default current_date
);

comment on table public.visitors is 'Browsers that began something without an account, by the SHA-256 of their random id';

create index visitors_age on public.visitors (seen_on);

alter table public.visitors enable row level security;
revoke all on public.visitors from public, anon, authenticated, service_role;
grant select on public.visitors to service_role;

insert into public.visitors (visitor, first_seen, seen_on)
select visitor, min(at), max(at)::date from (
  select visitor, started_at as at from public.runs where visitor is not null
  union all select visitor, finished_at from public.results where visitor is not null
) as known group by visitor;

-- Takes `cost` of `limit` requests per `window` seconds; false, and nothing counted, when fewer are left.
drop function public.take(text, integer, integer);
create function public.take(key text, "limit" integer, "window" integer, cost integer default 1) returns boolean
language sql security definer set search_path = '' as $$
  with given as (
    insert into public.rate_limits as taken (bucket, hits, resets_at)
    select take.key, take.cost, now() + make_interval(secs => take."window") where take.cost <= take."limit"
    on conflict (bucket) do update set
      hits = case when taken.resets_at <= now() then take.cost else taken.hits + take.cost end,
      resets_at = case when taken.resets_at <= now() then excluded.resets_at else taken.resets_at end
    where taken.resets_at <= now() or taken.hits + take.cost <= take."limit"
    returning 1
  )
  select exists (select 1 from given)
$$;
revoke execute on function public.take(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.take(text, integer, integer, integer) to service_role;

-- Takes one request of who asks. `asked`: {bucket, limit, window, cost}, and of a visitor also {visitor, origin,
-- strangers: {bucket, limit}, begins}: one that nobody has seen before counts among the strangers of its address, and
-- is known from then on if it begins something.
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
revoke execute on function private.admit(jsonb) from public;

create function public.admit(asked jsonb) returns boolean
language sql security definer set search_path = '' as $$ select private.admit(asked) $$;
revoke execute on function public.admit(jsonb) from public, anon, authenticated;
grant execute on function public.admit(jsonb) to service_role;
