-- Fixed windows. The bucket is a keyed hash of an address (for one day) or of an account: no address is kept.

create table public.rate_limits (
  bucket    text primary key check (char_length(bucket) <= 100),
  hits      integer not null,
  resets_at timestamptz not null
);

create index rate_limits_age on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated, service_role;
grant select on public.rate_limits to service_role;

-- Takes one of `limit` requests per `window` seconds; false when none is left. Hits stop counting just above the limit.
create function public.take(key text, "limit" integer, "window" integer) returns boolean
language sql security definer set search_path = '' as $$
  insert into public.rate_limits as taken (bucket, hits, resets_at)
  values (take.key, 1, now() + make_interval(secs => take."window"))
  on conflict (bucket) do update set
    hits = case when taken.resets_at <= now() then 1 else least(taken.hits, take."limit") + 1 end,
    resets_at = case when taken.resets_at <= now() then excluded.resets_at else taken.resets_at end
  returning hits <= take."limit"
$$;
revoke execute on function public.take(text, integer, integer) from public, anon, authenticated;
grant execute on function public.take(text, integer, integer) to service_role;
