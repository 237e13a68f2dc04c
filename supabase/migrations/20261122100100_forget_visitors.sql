-- Retention as the privacy text promises: visitors go with what they played, and what is left of an address is gone
-- with its day.

create index results_visitor_age on public.results (finished_at) where visitor is not null;

create or replace function public.forget_expired() returns integer
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
  delete from public.name_reports where created_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.visitors where seen_on < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  -- A puzzle is open for two days and a half.
  update public.visitors set origin = null where seen_on < current_date - 3 and origin is not null;
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;

-- Hosted grants sequences by default; rows are written by functions that own them.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
