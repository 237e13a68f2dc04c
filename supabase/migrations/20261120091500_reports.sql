-- What players report as wrong about a footballer, for an admin to look at. Nothing changes by a report alone: facts
-- are corrected in the sheets. A player may see what became of their own; all writing is the server's.

create table public.reports (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid references auth.users (id) on delete cascade,
  reporter   text not null check (char_length(reporter) between 1 and 100),
  date       date not null,
  game       text not null check (char_length(game) between 1 and 32),
  footballer text not null check (char_length(footballer) between 1 and 80),
  field      text not null check (
    field in ('name', 'club', 'nation', 'role', 'age', 'career', 'value', 'picture', 'other')
  ),
  note       text not null default '' check (char_length(note) <= 500),
  run_id     uuid references public.runs (id) on delete set null,
  status     text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  reason     text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  constraint reports_reason_of_a_decision check (status <> 'open' or reason is null)
);

comment on column public.reports.reporter is 'Keyed hash of who reports, with a salt that lasts one day: no visitor and no address is kept';
comment on column public.reports.footballer is 'Of the sheets as the server knows them: the table players may be filled later';
comment on column public.reports.run_id is 'Only a finished run of the reporter''s own';

-- Pressed twice, or sent again after a lost answer: one report.
create unique index reports_once_a_day on public.reports (date, reporter, footballer, field);
create index reports_of_status on public.reports (status, created_at);
create index reports_of_user on public.reports (user_id) where user_id is not null;
create index reports_of_run on public.reports (run_id) where run_id is not null;

alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated, service_role;
grant select on public.reports to authenticated, service_role;

create policy "players read their own reports" on public.reports
  for select to authenticated using ((select auth.uid()) = user_id);

-- Adds a report, or finds the one that this reporter made of the same that day: `{id, created}`. A run that is not over,
-- or somebody else's, is left out without a word: the answer is the same for every run and every footballer.
create function public.add_report(
  account uuid, visitor_hash text, reported_by text, on_date date, of_game text, about text, of_field text,
  with_note text, of_run uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare report uuid;
begin
  insert into public.reports (user_id, reporter, date, game, footballer, field, note, run_id)
  values (
    account, reported_by, on_date, of_game, about, of_field, with_note,
    (select id from public.runs where id = of_run and over and (user_id = account or visitor = visitor_hash))
  )
  on conflict (date, reporter, footballer, field) do nothing returning id into report;
  if found then
    return jsonb_build_object('id', report, 'created', true);
  end if;
  select id into strict report from public.reports
  where date = on_date and reporter = reported_by and footballer = about and field = of_field;
  return jsonb_build_object('id', report, 'created', false);
end $$;
revoke execute on function public.add_report(uuid, text, text, date, text, text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.add_report(uuid, text, text, date, text, text, text, text, uuid) to service_role;
