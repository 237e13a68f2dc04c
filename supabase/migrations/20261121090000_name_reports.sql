-- Names that players report, for an admin to look at. Only the server reads and writes: who reported is a hash for one
-- day, and nobody learns from an answer whether a name belongs to anybody.

create table public.name_reports (
  id         uuid primary key default gen_random_uuid(),
  username   text not null check (char_length(username) between 1 and 20),
  -- Whose name it was when it was reported; a guest has none.
  user_id    uuid references auth.users (id) on delete cascade,
  reporter   text not null check (char_length(reporter) between 1 and 100),
  date       date not null,
  status     text not null default 'open' check (status in ('open', 'renamed', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint name_reports_decision check ((status = 'open') = (decided_at is null))
);

comment on column public.name_reports.reporter is 'Keyed hash of who reports, with a salt that lasts one day: no account and no address is kept';

create unique index name_reports_once_a_day on public.name_reports (date, reporter, lower(username));
create index name_reports_of_status on public.name_reports (status, created_at);
create index name_reports_of_name on public.name_reports (lower(username));
create index name_reports_of_user on public.name_reports (user_id) where user_id is not null;

alter table public.name_reports enable row level security;
revoke all on public.name_reports from public, anon, authenticated, service_role;
grant select on public.name_reports to service_role;

-- Adds a report; the same one of the same day again changes nothing. Says nothing, whosever name it is.
create function public.add_name_report(named text, reported_by text, on_date date) returns void
language sql security definer set search_path = '' as $$
  insert into public.name_reports (username, user_id, reporter, date)
  values (named, (select user_id from public.user_infos where lower(username) = lower(named)), reported_by, on_date)
  on conflict do nothing
$$;
revoke execute on function public.add_name_report(text, text, date) from public, anon, authenticated;
grant execute on function public.add_name_report(text, text, date) to service_role;
