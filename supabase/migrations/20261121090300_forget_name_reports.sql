-- Retention as the privacy text promises: besides what was forgotten before, reported names go after 13 months.

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
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;
