-- Retention as the privacy text promises: what a visitor played and no account claimed goes after 13 months, hashed
-- addresses with their window. The site calls it when it publishes new days; returns the rows removed.

create function public.forget_expired() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer := 0;
  step    integer;
begin
  delete from public.runs where visitor is not null and started_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.results where visitor is not null and finished_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;
revoke execute on function public.forget_expired() from public, anon, authenticated;
grant execute on function public.forget_expired() to service_role;
