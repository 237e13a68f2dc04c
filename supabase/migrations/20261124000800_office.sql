-- Submissions and admin: pictures that players send, reports, and the log and queues of the back office.

create table public.submissions (
  id                  uuid primary key default gen_random_uuid(),
  user_id             uuid not null references auth.users (id) on delete cascade,
  player_id           text not null references public.players (id),
  file_url            text not null check (char_length(file_url) between 1 and 500),
  file_type           text not null check (file_type in ('file', 'link')),
  status              text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  reason              text check (reason in ('not-square', 'not-the-footballer', 'face-not-visible', 'too-small',
    'text-or-watermark', 'not-yours', 'not-suitable', 'have-a-better-one')),
  rights_confirmed_at timestamptz not null default now(),
  created_at          timestamptz not null default now(),
  decided_at          timestamptz,
  decided_by          uuid references auth.users (id) on delete set null,
  constraint submissions_place check (
    case file_type when 'file' then file_url ~ ('^' || user_id::text || '/[0-9a-f-]{36}\.webp$') else file_url ~ '^https://' end
  ),
  constraint submissions_reason_of_a_rejection check ((status = 'rejected') = (reason is not null)),
  constraint submissions_decision check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  constraint submissions_decider check (decided_by is null or decided_at is not null)
);
comment on table public.submissions is 'Pictures of footballers that players send: the sender reads them, only functions write them';
comment on column public.submissions.file_url is 'Name in the bucket submissions, or the link: fetched only when an admin approves it';
comment on column public.submissions.rights_confirmed_at is 'When the sender confirmed the right to use the picture';

-- One row per stored file: withdrawing a submission never deletes another one's picture.
create unique index submissions_file on public.submissions (file_url) where file_type = 'file';
create index submissions_of_user on public.submissions (user_id, created_at desc);
create index submissions_of_player on public.submissions (player_id);
create index submissions_pending on public.submissions (created_at) where status = 'pending';
create index submissions_decided_by on public.submissions (decided_by) where decided_by is not null;

alter table public.submissions enable row level security;
revoke all on public.submissions from public, anon, authenticated, service_role;
grant select on public.submissions to service_role;
-- All columns but decided_by.
grant select (id, user_id, player_id, file_url, file_type, status, reason, rights_confirmed_at, created_at, decided_at)
  on public.submissions to authenticated;
create policy "players read their own submissions" on public.submissions
  for select to authenticated using ((select auth.uid()) = user_id);

-- Public by address; without a policy only the server lists, adds, changes or removes files.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('submissions', 'submissions', true, 1000000, '{image/webp,image/jpeg,image/png}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.player_pictures (
  player     text not null references public.players (id),
  kind       text not null default 'portrait' check (kind = 'portrait'),
  bytes      bytea check (octet_length(bytes) between 12 and 102400 and substring(bytes from 1 for 4) = 'RIFF'::bytea),
  mime       text check (mime = 'image/webp'),
  author     text check (char_length(author) between 1 and 200),
  licence    text check (licence ~ '^(own|public domain|CC0( 1\.0)?|CC BY(-SA)?( [1-4]\.0)?)$'),
  source     text check (char_length(source) between 1 and 500),
  taken_down text check (taken_down in ('replacement', 'everything')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  submission uuid references public.submissions (id) on delete set null,
  primary key (player, kind),
  check (num_nulls(bytes, mime, author, licence, source) in (0, 5)),
  check (bytes is not null or taken_down = 'everything')
);
comment on table public.player_pictures is 'Pictures that replace the drawing of a footballer, and footballers without any picture';
comment on column public.player_pictures.bytes is 'Re-encoded WebP; null in a row that only takes everything down';
comment on column public.player_pictures.taken_down is 'replacement: the drawing is shown; everything: no picture at all';
comment on column public.player_pictures.submission is 'Submission that the picture came from';

create index player_pictures_of_submission on public.player_pictures (submission) where submission is not null;

alter table public.player_pictures enable row level security;
revoke all on public.player_pictures from public, anon, authenticated, service_role;
grant select on public.player_pictures to service_role;

create table public.reports (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid references auth.users (id) on delete cascade,
  reporter   text not null check (char_length(reporter) between 1 and 100),
  date       date not null,
  game       text not null check (char_length(game) between 1 and 32),
  about      text not null constraint reports_footballer_check check (char_length(about) between 1 and 80),
  field      text not null check (
    field in ('name', 'club', 'nation', 'role', 'age', 'career', 'value', 'picture', 'other')
  ),
  note       text not null default '' check (char_length(note) <= 500),
  run_id     uuid references public.runs (id) on delete set null,
  status     text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  reason     text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  kind       text not null check (kind in ('footballer', 'club', 'ground', 'question')),
  constraint reports_reason_of_a_decision check (status <> 'open' or reason is null)
);
comment on table public.reports is 'Facts that players report as wrong: the reporter reads the decision, only functions write';
comment on column public.reports.reporter is 'Keyed hash of the reporter, with a salt that lasts one day: no visitor and no address is stored';
comment on column public.reports.about is 'Id in the fact sheets; no reference, because public.players may be filled later';
comment on column public.reports.run_id is 'Finished run of the reporter';

create unique index reports_once_a_day on public.reports (date, reporter, kind, about, field);
create index reports_of_status on public.reports (status, created_at);
create index reports_of_user on public.reports (user_id) where user_id is not null;
create index reports_of_run on public.reports (run_id) where run_id is not null;

alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated, service_role;
grant select on public.reports to authenticated, service_role;
create policy "players read their own reports" on public.reports
  for select to authenticated using ((select auth.uid()) = user_id);

create table public.name_reports (
  id         uuid primary key default gen_random_uuid(),
  username   text not null check (char_length(username) between 1 and 20),
  user_id    uuid references auth.users (id) on delete cascade,
  league_id  bigint references public.leagues (id) on delete cascade,
  seat       smallint,
  reporter   text not null check (char_length(reporter) between 1 and 100),
  date       date not null,
  status     text not null default 'open' check (status in ('open', 'renamed', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint name_reports_decision check ((status = 'open') = (decided_at is null))
);
comment on table public.name_reports is 'Names that players report, of accounts, guests, leagues and their members';
comment on column public.name_reports.user_id is 'Account that had the name at that time; null for a guest';
comment on column public.name_reports.league_id is 'League that shows the name: its own, or with a seat that of a member';
comment on column public.name_reports.reporter is 'Keyed hash of the reporter, with a salt that lasts one day: no account and no address is stored';

create unique index name_reports_once_a_day on public.name_reports (date, reporter, lower(username), league_id)
  nulls not distinct;
create index name_reports_age on public.name_reports (created_at);
create index name_reports_of_status on public.name_reports (status, created_at);
create index name_reports_of_name on public.name_reports (lower(username));
create index name_reports_of_user on public.name_reports (user_id) where user_id is not null;
create index name_reports_of_league on public.name_reports (league_id) where league_id is not null;

alter table public.name_reports enable row level security;
revoke all on public.name_reports from public, anon, authenticated, service_role;
grant select on public.name_reports to service_role;

create table public.contact_notes (
  id          uuid primary key default gen_random_uuid(),
  number      bigint generated always as identity unique,
  user_id     uuid references auth.users (id) on delete cascade,
  key         text not null unique check (char_length(key) between 1 and 100),
  token       text unique check (char_length(token) between 1 and 100),
  topic       text not null check (topic in ('idea', 'data', 'account', 'broken')),
  about       text not null default '' check (char_length(about) <= 200),
  body        text not null check (char_length(body) between 1 and 4000),
  email       text check (char_length(email) between 3 and 254),
  page        text not null default '' check (char_length(page) <= 200),
  browser     text not null default '' check (char_length(browser) <= 300),
  locale      text not null check (locale in ('en', 'fr', 'es')),
  status      text not null check (status in ('open', 'held', 'done')),
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  notice_at   timestamptz,
  notice_try  smallint not null default 0,
  constraint contact_notes_address_of_an_account check (topic <> 'account' or email is not null)
);
comment on table public.contact_notes is 'What people write to us by the contact form; only functions read and write it';
comment on column public.contact_notes.number is 'What the sender is told';
comment on column public.contact_notes.key is 'Hash of sender, day and text: sending the same again stores nothing';
comment on column public.contact_notes.token is 'Proof of a slow human hand, valid for one note; null without one';
comment on column public.contact_notes.status is 'held: may be spam, waits in a second list';
comment on column public.contact_notes.notice_at is 'When the team is to be mailed next; null when it was, or need not be';

create index contact_notes_of_status on public.contact_notes (status, created_at);
create index contact_notes_of_user on public.contact_notes (user_id) where user_id is not null;
create index contact_notes_age on public.contact_notes (coalesce(decided_at, created_at)) where status <> 'open';
create index contact_notes_due on public.contact_notes (notice_at) where notice_at is not null;

alter table public.contact_notes enable row level security;
revoke all on public.contact_notes from public, anon, authenticated, service_role;
revoke all on sequence public.contact_notes_number_seq from public, anon, authenticated, service_role;
grant select on public.contact_notes to service_role;

create table public.admin_actions (
  id     bigint generated always as identity primary key,
  at     timestamptz not null default now(),
  admin  uuid references auth.users (id) on delete set null,
  action text not null check (action in ('approve-submission', 'reject-submission', 'accept-report', 'refuse-report',
    'rename-player', 'refuse-name-report', 'void-daily', 'take-down-picture', 'show-picture', 'make-admin',
    'remove-admin', 'accept-run', 'dismiss-run', 'close-note', 'reopen-note')),
  target text not null check (char_length(target) between 1 and 200),
  detail text check (char_length(detail) between 1 and 500)
);
comment on table public.admin_actions is 'Append-only audit log, written in the transaction of each action';
comment on column public.admin_actions.admin is 'Null when the account is deleted, and for the operator''s command';

create index admin_actions_of_admin on public.admin_actions (admin) where admin is not null;

alter table public.admin_actions enable row level security;
revoke all on public.admin_actions from public, anon, authenticated, service_role;
revoke all on sequence public.admin_actions_id_seq from public, anon, authenticated, service_role;
grant select on public.admin_actions to service_role;

-- Rejects changes of the log, except that a deleted account clears `admin`.
create function private.keep_action() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.admin is null
    and (old.id, old.at, old.action, old.target, old.detail)
      is not distinct from (new.id, new.at, new.action, new.target, new.detail) then
    return new;
  end if;
  raise exception 'what an admin did stays written down' using errcode = '23514';
end $$;
revoke execute on function private.keep_action from public;
create trigger admin_actions_are_kept before update or delete on public.admin_actions
  for each row execute function private.keep_action();

-- Logs an action of an admin.
create function private.note_action(by_admin uuid, what text, target text, detail text) returns void
language sql set search_path = '' as $$
  insert into public.admin_actions (admin, action, target, detail) values (by_admin, what, target, detail)
$$;
revoke execute on function private.note_action from public;

-- Username of an account.
create function private.name_of(account uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select username from public.profiles where user_id = account), 'Player')
$$;
revoke execute on function private.name_of from public;

-- `{id, username}` of an account for the back office; null for none.
create function private.person_of(account uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when account is not null
    then jsonb_build_object('id', account, 'username', private.name_of(account)) end
$$;
revoke execute on function private.person_of from public;

-- Logs when an account becomes or stops being an admin. An account without a profile is logged by its id.
create function private.note_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op = 'UPDATE' and coalesce(old.raw_app_meta_data ->> 'role' = 'admin', false);
  is_now boolean := coalesce(new.raw_app_meta_data ->> 'role' = 'admin', false);
begin
  if was <> is_now then
    perform private.note_action(null, case when is_now then 'make-admin' else 'remove-admin' end,
      coalesce((select username from public.profiles where user_id = new.id), new.id::text), new.id::text);
  end if;
  return null;
end $$;
revoke execute on function private.note_role from public;
create trigger admins_are_noted after insert or update of raw_app_meta_data on auth.users
  for each row execute function private.note_role();

-- Actions before id `before` (null: from the newest), newest first: `{id, at, admin: {id, username} or null, action,
-- target, detail}`.
create function public.list_admin_actions(before bigint, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', action.id, 'at', action.at,
    'admin', private.person_of(action.admin), 'action', action.action, 'target', action.target,
    'detail', action.detail) order by action.id desc), '[]')
  from (
    select * from public.admin_actions where before is null or id < before order by id desc limit size
  ) as action
$$;
revoke execute on function public.list_admin_actions from public, anon, authenticated;
grant execute on function public.list_admin_actions to service_role;

-- A page `{items, open, next}` of rows `{id, item}`, given in order and with one row more than a page holds.
create function private.page_of(entries jsonb, size integer, open bigint) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(entry -> 'item' order by at) filter (where at <= size), '[]'),
    'open', open,
    'next', case when count(*) > size then (max(entry ->> 'id') filter (where at = size)) end)
  from jsonb_array_elements(coalesce(entries, '[]')) with ordinality as list (entry, at)
$$;
revoke execute on function private.page_of from public;

-- Sort key in a queue: open entries by creation, decided ones by decision.
create function private.place_of(open boolean, came timestamptz, decided timestamptz) returns numeric
language sql immutable set search_path = '' as $$
  select case when open then extract(epoch from came) else -extract(epoch from coalesce(decided, came)) end
$$;
revoke execute on function private.place_of from public;

-- Adds a pending submission: `{id, status}`, or null when the account has `most_pending` already. The lock makes
-- that bound hold for concurrent calls.
create function public.add_submission(account uuid, footballer text, url text, type text, most_pending integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare added uuid;
begin
  perform private.lock_owner(account::text);
  if (select count(*) from public.submissions where user_id = account and status = 'pending') >= most_pending then
    return null;
  end if;
  insert into public.submissions (user_id, player_id, file_url, file_type)
  values (account, footballer, url, type) returning id into added;
  return jsonb_build_object('id', added, 'status', 'pending');
end $$;
revoke execute on function public.add_submission from public, anon, authenticated;
grant execute on function public.add_submission to service_role;

-- Withdraws a pending submission: `{id, status, file}`, `file` being the stored file to delete, or null when it is
-- not the account's. A decided one stays. Withdrawing again returns the file again, so that a failed deletion can be
-- retried.
create function public.withdraw_submission(account uuid, submission uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare found_one public.submissions;
begin
  update public.submissions set status = 'withdrawn'
  where id = submission and user_id = account and status = 'pending';
  select * into found_one from public.submissions where id = submission and user_id = account;
  if not found then return null; end if;
  return jsonb_build_object('id', found_one.id, 'status', found_one.status,
    'file', case when found_one.file_type = 'file' then found_one.file_url end);
end $$;
revoke execute on function public.withdraw_submission from public, anon, authenticated;
grant execute on function public.withdraw_submission to service_role;

-- Shows the picture of a submission instead of the drawing. Keeps a take-down of everything, lifts one of the
-- earlier picture.
create function private.show_submission(sent public.submissions, picture bytea) returns void
language sql set search_path = '' as $$
  insert into public.player_pictures as known (player, bytes, mime, author, licence, source, submission)
  values (sent.player_id, picture, 'image/webp', private.name_of(sent.user_id), 'own', 'submission', sent.id)
  on conflict (player, kind) do update
    set bytes = excluded.bytes, mime = excluded.mime, author = excluded.author, licence = excluded.licence,
      source = excluded.source, submission = excluded.submission, changed_at = now(),
      taken_down = case when known.taken_down = 'everything' then known.taken_down end
$$;
revoke execute on function private.show_submission from public;

-- Decides a submission: approved (with the picture in base64, at most 100 kB of WebP) or rejected (with a reason).
-- Returns `{id, status, changed, file}`, `file` being the stored file, or null when there is no such submission.
create function public.decide_submission(by_admin uuid, submission uuid, verdict text, why text, picture text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  sent public.submissions;
  is_changed boolean;
begin
  update public.submissions set status = verdict, reason = why, decided_at = now(), decided_by = by_admin
  where id = submission and status = 'pending' and verdict in ('approved', 'rejected')
  returning * into sent;
  is_changed := found;
  if not is_changed then
    select * into sent from public.submissions where id = submission;
    if not found then return null; end if;
  elsif verdict = 'approved' then
    perform private.show_submission(sent, decode(picture, 'base64'));
    perform private.note_action(by_admin, 'approve-submission', sent.player_id, sent.id::text);
  else
    perform private.note_action(by_admin, 'reject-submission', sent.player_id, why);
  end if;
  return jsonb_build_object('id', sent.id, 'status', sent.status, 'changed', is_changed,
    'file', case when sent.file_type = 'file' then sent.file_url end);
end $$;
revoke execute on function public.decide_submission from public, anon, authenticated;
grant execute on function public.decide_submission to service_role;

-- A page of submissions.
create function public.list_submissions(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select sent.*, private.place_of(with_status = 'pending', created_at, decided_at) as place
    from public.submissions as sent where sent.status = with_status or sent.id = after
  ), page as (
    select * from queue
    where status = with_status and id is distinct from after
      and (after is null or (place, id) > (select place, id from queue where id = after))
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id, 'footballer', jsonb_build_object('id', page.player_id, 'name', footballer.fullname),
      'sender', private.person_of(page.user_id), 'fileType', page.file_type,
      'link', case when page.file_type = 'link' then page.file_url end,
      'status', page.status, 'reason', page.reason, 'createdAt', page.created_at
    )) order by page.place, page.id), size, (select count(*) from public.submissions where status = 'pending'))
  from page join public.players as footballer on footballer.id = page.player_id
$$;
revoke execute on function public.list_submissions from public, anon, authenticated;
grant execute on function public.list_submissions to service_role;

-- Clears the submission of a picture that another source replaces, and the author when the submission is gone.
create function private.keep_origin() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.source is distinct from 'submission' then
    new.submission := null;
  elsif new.submission is null and old.submission is not null then
    new.author := 'Player';
  end if;
  return new;
end $$;
revoke execute on function private.keep_origin from public;
create trigger player_pictures_know_their_origin before update on public.player_pictures
  for each row execute function private.keep_origin();

-- Renames the credits of an account's pictures with the account, because the old name may be the reason.
create function private.follow_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.player_pictures set author = new.username
  where submission in (select id from public.submissions where user_id = new.user_id);
  return null;
end $$;
revoke execute on function private.follow_name from public;
create trigger credits_follow_names after update of username on public.profiles
  for each row when (old.username is distinct from new.username) execute function private.follow_name();

-- Inserts and replaces pictures, all or none; `bytes` in base64. Returns the rows written. An import never undoes a
-- take-down of everything; it undoes one of a picture only with another picture.
create function public.fill_player_pictures(pictures jsonb) returns integer
language sql security definer set search_path = '' as $$
  with written as (
    insert into public.player_pictures as known (player, bytes, mime, author, licence, source)
    select given.player, decode(given.bytes, 'base64'), 'image/webp', given.author, given.licence, given.source
    from jsonb_to_recordset(pictures) as given (player text, bytes text, author text, licence text, source text)
    on conflict (player, kind) do update
      set bytes = excluded.bytes, mime = excluded.mime, author = excluded.author, licence = excluded.licence,
        source = excluded.source, changed_at = now(),
        taken_down = case when known.taken_down = 'replacement' and known.bytes is distinct from excluded.bytes
          then null else known.taken_down end
      where (known.bytes, known.author, known.licence, known.source)
        is distinct from (excluded.bytes, excluded.author, excluded.licence, excluded.source)
    returning 1
  )
  select count(*)::integer from written
$$;
revoke execute on function public.fill_player_pictures from public, anon, authenticated;
grant execute on function public.fill_player_pictures to service_role;

-- All pictures without bytes, as one value, because the data API limits rows.
create function public.list_player_pictures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('player', player, 'author', author, 'licence', licence,
    'source', source, 'takenDown', taken_down, 'version', changed_at) order by player), '[]'::jsonb)
  from public.player_pictures
$$;
revoke execute on function public.list_player_pictures from public, anon, authenticated;
grant execute on function public.list_player_pictures to service_role;

-- Bytes of a footballer's picture in base64; null when there is none or it is taken down.
create function public.read_player_picture(footballer text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(bytes, 'base64'), E'\n', '') from public.player_pictures
  where player = footballer and taken_down is null
$$;
revoke execute on function public.read_player_picture from public, anon, authenticated;
grant execute on function public.read_player_picture to service_role;

-- Hides a footballer's replacement picture or all pictures, or (null) shows them again. Returns false when there is
-- nothing to hide.
create function public.take_down_picture(footballer text, what text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if what = 'everything' then
    insert into public.player_pictures (player, taken_down) values (footballer, what)
    on conflict (player, kind) do update set taken_down = excluded.taken_down, changed_at = now();
    return true;
  end if;
  if what is null then
    delete from public.player_pictures where player = footballer and bytes is null;
    if found then return true; end if;
  end if;
  update public.player_pictures set taken_down = what, changed_at = now()
  where player = footballer and bytes is not null;
  return found;
end
$$;
revoke execute on function public.take_down_picture from public, anon, authenticated;
grant execute on function public.take_down_picture to service_role;

-- Hides or shows a footballer's pictures like `take_down_picture`, and logs it. Returns false when nothing changes.
create function public.decide_picture(by_admin uuid, footballer text, what text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.take_down_picture(footballer, what) then return false; end if;
  perform private.note_action(
    by_admin, case when what is null then 'show-picture' else 'take-down-picture' end, footballer, what);
  return true;
end $$;
revoke execute on function public.decide_picture from public, anon, authenticated;
grant execute on function public.decide_picture to service_role;

-- Adds a report, or returns the one of the same reporter, day and thing: `{id, created}`. Drops a run that is not
-- over or belongs to somebody else, with the same answer.
create function public.add_report(
  account uuid, visitor_hash text, reported_by text, on_date date, of_game text, of_kind text, of_about text, of_field text,
  with_note text, of_run uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare report uuid;
begin
  insert into public.reports (user_id, reporter, date, game, kind, about, field, note, run_id)
  values (
    account, reported_by, on_date, of_game, of_kind, of_about, of_field, with_note,
    (select id from public.runs where id = of_run and over and (user_id = account or visitor = visitor_hash))
  )
  on conflict (date, reporter, kind, about, field) do nothing returning id into report;
  if found then
    return jsonb_build_object('id', report, 'created', true);
  end if;
  select id into strict report from public.reports
  where date = on_date and reporter = reported_by and kind = of_kind and about = of_about and field = of_field;
  return jsonb_build_object('id', report, 'created', false);
end $$;
revoke execute on function public.add_report from public, anon, authenticated;
grant execute on function public.add_report to service_role;

-- Decides a report: `verdict` is accepted or refused. Returns `{id, status, changed}`, or null when there is no such
-- report.
create function public.decide_report(by_admin uuid, report uuid, verdict text, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told public.reports;
  is_changed boolean;
begin
  update public.reports set status = verdict, reason = nullif(why, ''), decided_at = now()
  where id = report and status = 'open' and verdict in ('accepted', 'refused')
  returning * into told;
  is_changed := found;
  if not is_changed then
    select * into told from public.reports where id = report;
    if not found then return null; end if;
  else
    perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-report' else 'refuse-report' end,
      told.about || ' ' || told.field, nullif(why, ''));
  end if;
  return jsonb_build_object('id', told.id, 'status', told.status, 'changed', is_changed);
end $$;
revoke execute on function public.decide_report from public, anon, authenticated;
grant execute on function public.decide_report to service_role;

-- A page of reports. Things that are not in public.players show their id.
create function public.list_reports(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select told.*, private.place_of(with_status = 'open', created_at, decided_at) as place
    from public.reports as told where told.status = with_status or told.id = after
  ), page as (
    select * from queue
    where status = with_status and id is distinct from after
      and (after is null or (place, id) > (select place, id from queue where id = after))
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id,
      'about', jsonb_build_object('kind', page.kind, 'id', page.about, 'name', coalesce(known.fullname, page.about)),
      'game', page.game, 'field', page.field, 'note', page.note, 'status', page.status, 'reason', page.reason,
      'createdAt', page.created_at
    )) order by page.place, page.id), size, (select count(*) from public.reports where status = 'open'))
  from page left join public.players as known on page.kind = 'footballer' and known.id = page.about
$$;
revoke execute on function public.list_reports from public, anon, authenticated;
grant execute on function public.list_reports to service_role;

-- Adds a report, once per reporter, day and name. Returns nothing, so that no answer tells whether the name exists.
create function public.add_name_report(named text, reported_by text, on_date date) returns void
language sql security definer set search_path = '' as $$
  insert into public.name_reports (username, user_id, reporter, date)
  values (named, (select user_id from public.profiles where lower(username) = lower(named)), reported_by, on_date)
  on conflict do nothing
$$;
revoke execute on function public.add_name_report from public, anon, authenticated;
grant execute on function public.add_name_report to service_role;

-- Reports the name of a league, or with a seat that of a member; false for an unknown code.
create function public.report_league(with_code text, of_seat integer, reported_by text, on_date date) returns boolean
language plpgsql security definer set search_path = '' as $$
declare league public.leagues;
begin
  select * into league from public.leagues where code = with_code;
  if not found then return false; end if;
  insert into public.name_reports (username, league_id, seat, reporter, date)
  select name, league_id, seat, reported_by, on_date from (
    select league.name, league.id as league_id, null::smallint as seat where of_seat is null
    union all
    select member.name, member.league_id, member.seat from public.league_seats as member
    where member.league_id = league.id and member.seat = of_seat) as named
  on conflict do nothing;
  return true;
end $$;
revoke execute on function public.report_league from public, anon, authenticated;
grant execute on function public.report_league to service_role;

-- Decides all open reports of a name: `verdict` is renamed or refused. Returns `{id, status, changed}`, or null when
-- there is no such report.
create function public.decide_name_report(by_admin uuid, report uuid, verdict text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told  public.name_reports;
  given text;
begin
  select * into told from public.name_reports where id = report for update;
  if not found then return null; end if;
  if told.status <> 'open' or (verdict = 'renamed' and told.league_id is null and not exists (
    select 1 from public.profiles where user_id = told.user_id and lower(username) = lower(told.username)
  )) then
    return jsonb_build_object('id', told.id, 'status', told.status, 'changed', false);
  end if;
  if verdict = 'renamed' and told.league_id is not null then
    given := private.rename_in_league(told.league_id, told.seat, told.username);
  elsif verdict = 'renamed' then
    given := public.rename_player(told.user_id);
  end if;
  update public.name_reports set status = verdict, decided_at = now()
  where status = 'open' and lower(username) = lower(told.username)
    and (user_id, league_id, seat) is not distinct from (told.user_id, told.league_id, told.seat);
  perform private.note_action(by_admin,
    case verdict when 'renamed' then 'rename-player' else 'refuse-name-report' end, told.username, given);
  return jsonb_build_object('id', told.id, 'status', verdict, 'changed', true);
end $$;
revoke execute on function public.decide_name_report from public, anon, authenticated;
grant execute on function public.decide_name_report to service_role;

-- A page of reported names. All reports of a name and account are one entry, with the id of the first.
create function public.list_name_reports(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select (array_agg(id order by created_at, id))[1] as id, (array_agg(username order by created_at, id))[1] as username,
      user_id, league_id, seat, min(created_at) as created_at, count(*) as reports,
      private.place_of(with_status = 'open', min(created_at), decided_at) as place
    from public.name_reports where status = with_status
    group by lower(username), user_id, league_id, seat, decided_at
  ), page as (
    select * from queue
    where after is null or (place, id) > (
      select private.place_of(with_status = 'open', created_at, decided_at), id from public.name_reports where id = after
    )
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id, 'username', page.username,
      'account', case when info.user_id is not null
        then jsonb_build_object('id', info.user_id, 'username', info.username) end,
      'inLeague', page.league_id is not null, 'reports', page.reports, 'status', with_status, 'createdAt', page.created_at
    )) order by page.place, page.id), size,
    (select count(distinct (lower(username), user_id, league_id, seat)) from public.name_reports where status = 'open'))
  from page left join public.profiles as info
    on info.user_id = page.user_id and lower(info.username) = lower(page.username)
$$;
revoke execute on function public.list_name_reports from public, anon, authenticated;
grant execute on function public.list_name_reports to service_role;

-- Adds a note, or returns the same one of the same sender and day: `{number, created}`. A token that another note has used
-- counts as none, and a note without a token is held.
create function public.add_contact_note(
  account uuid, with_key text, with_token text, of_topic text, of_about text, with_body text, with_email text,
  on_page text, by_browser text, in_locale text, doubtful boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fresh constant text := case when not exists (
    select 1 from public.contact_notes where token = with_token) then with_token end;
  held  constant boolean := doubtful or fresh is null;
  given bigint;
begin
  select number into given from public.contact_notes where key = with_key;
  if found then return jsonb_build_object('number', given, 'created', false); end if;
  insert into public.contact_notes
    (user_id, key, token, topic, about, body, email, page, browser, locale, status, notice_at)
  values (account, with_key, fresh, of_topic, of_about, with_body, with_email, on_page, by_browser, in_locale,
    case when held then 'held' else 'open' end, case when not held then now() end)
  on conflict do nothing returning number into given;
  if found then return jsonb_build_object('number', given, 'created', true); end if;
  select number into given from public.contact_notes where key = with_key;
  if found then return jsonb_build_object('number', given, 'created', false); end if;
  -- A note with the same token was stored meanwhile.
  return public.add_contact_note(account, with_key, null, of_topic, of_about, with_body, with_email, on_page, by_browser,
    in_locale, true);
end $$;
revoke execute on function public.add_contact_note from public, anon, authenticated;
grant execute on function public.add_contact_note to service_role;

-- Closes a note (`verdict` done) or opens it (open); the team is mailed about a held one that is opened. Returns
-- `{id, status, changed}`, or null when there is no such note.
create function public.decide_contact_note(by_admin uuid, note uuid, verdict text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told public.contact_notes;
  is_changed boolean;
begin
  update public.contact_notes set status = verdict,
    notice_at = case when status = 'held' and verdict = 'open' then now() end,
    decided_at = case verdict when 'done' then now() end
  where id = note and status <> verdict and verdict in ('open', 'done') returning * into told;
  is_changed := found;
  if not is_changed then
    select * into told from public.contact_notes where id = note;
    if not found then return null; end if;
  else
    perform private.note_action(
      by_admin, case verdict when 'done' then 'close-note' else 'reopen-note' end, told.number::text, told.topic);
  end if;
  return jsonb_build_object('id', told.id, 'status', told.status, 'changed', is_changed);
end $$;
revoke execute on function public.decide_contact_note from public, anon, authenticated;
grant execute on function public.decide_contact_note to service_role;

-- A page of notes. `open` counts those of both lists that wait for somebody.
create function public.list_contact_notes(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select told.*, private.place_of(with_status <> 'done', created_at, decided_at) as place
    from public.contact_notes as told where told.status = with_status or told.id = after
  ), page as (
    select * from queue
    where status = with_status and id is distinct from after
      and (after is null or (place, id) > (select place, id from queue where id = after))
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id, 'number', page.number, 'topic', page.topic, 'about', page.about, 'text', page.body,
      'email', page.email, 'page', page.page, 'browser', page.browser, 'locale', page.locale,
      'sender', private.person_of(page.user_id), 'status', page.status, 'createdAt', page.created_at
    )) order by page.place, page.id), size,
    (select count(*) from public.contact_notes where status in ('open', 'held')))
  from page
$$;
revoke execute on function public.list_contact_notes from public, anon, authenticated;
grant execute on function public.list_contact_notes to service_role;

-- Takes the notes of which the team is to be told by mail: `[{number, topic}]`, oldest first. Each comes again after five
-- minutes, then ever later, up to a day, until `end_contact_notices` has it.
create function public.take_contact_notices(size integer) returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (
    update public.contact_notes set notice_try = least(notice_try + 1, 9),
      notice_at = now() + least(interval '5 minutes' * 2 ^ notice_try, interval '1 day')
    where id = any (array(
      select id from public.contact_notes where notice_at <= now()
      order by notice_at limit size for update skip locked))
    returning number, topic
  )
  select coalesce(jsonb_agg(jsonb_build_object('number', number, 'topic', topic) order by number), '[]') from taken
$$;
revoke execute on function public.take_contact_notices from public, anon, authenticated;
grant execute on function public.take_contact_notices to service_role;

-- Notes that the team has been mailed about.
create function public.end_contact_notices(numbers bigint[]) returns void
language sql security definer set search_path = '' as $$
  update public.contact_notes set notice_at = null where number = any (numbers)
$$;
revoke execute on function public.end_contact_notices from public, anon, authenticated;
grant execute on function public.end_contact_notices to service_role;

-- A page of held results: ranked runs, dailies and matches of the quiz.
create function public.list_run_reviews(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with held as (
    select run_id as id, cause, median_ms, deviation_ms, status, reason, created_at, decided_at, user_id, step_ms
    from public.run_reviews join public.runs as run on run.id = run_id where user_id is not null
    union all
    select id, cause, median_ms, deviation_ms, status, reason, created_at, decided_at, user_id, step_ms
    from public.quiz_reviews
  ), queue as (
    select held.*, private.place_of(with_status = 'open', created_at, decided_at) as place
    from held where status = with_status or id = after
  ), page as (
    select * from queue
    where status = with_status and id is distinct from after
      and (after is null or (place, id) > (select place, id from queue where id = after))
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id, 'player', private.person_of(page.user_id), 'game', told.game, 'score', told.score,
      'points', told.points, 'ms', told.ms, 'cause', page.cause, 'medianMs', page.median_ms,
      'deviationMs', page.deviation_ms, 'stepMs', to_jsonb(page.step_ms), 'status', page.status, 'reason', page.reason,
      'finishedAt', told.finished_at
    )) order by page.place, page.id), size, (select count(*) from held where status = 'open'))
  from page cross join lateral (
    select result.game, result.score, result.points, result.ms, result.finished_at from public.results as result
    where result.user_id = page.user_id and result.id = page.id::text
    union all
    select result.game, own.correct, result.points, result.ms, result.finished_at
    from public.quiz_reviews as review join public.quiz_results as own using (match, user_id)
      join public.results as result
        on result.user_id = review.user_id and result.id = 'quiz-' || review.match || ':' || review.user_id
    where review.id = page.id
  ) as told
$$;
revoke execute on function public.list_run_reviews from public, anon, authenticated;
grant execute on function public.list_run_reviews to service_role;

-- `verdict` is accepted (the run enters its boards; a ranked run is credited as if it had never been held) or dismissed
-- (it stays off the boards). A daily keeps its points either way. Answers `{id, status, changed}`; null when no such run
-- waits.
create function public.decide_run_review(by_admin uuid, run uuid, verdict text, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  review public.run_reviews;
  doubted public.runs;
  told   public.results;
  is_changed boolean;
begin
  select * into doubted from public.runs where id = run and user_id is not null;
  if not found then return null; end if;
  -- In the lock order of steps and hand-overs.
  perform private.lock_owner(doubted.user_id::text);
  update public.run_reviews set status = verdict, reason = nullif(why, ''), decided_at = now()
  where run_id = run and status = 'open' and verdict in ('accepted', 'dismissed') returning * into review;
  is_changed := found;
  if not is_changed then
    select * into review from public.run_reviews where run_id = run;
    if not found then return null; end if;
    return jsonb_build_object('id', run, 'status', review.status, 'changed', false);
  end if;
  if verdict = 'accepted' then
    update public.results as result set held = false,
      credited = case result.source
      when 'ranked' then private.ranked_worth(user_id, null, game, date, points, key) else credited end
    where user_id = doubted.user_id and id = run::text returning * into strict told;
    if told.source = 'ranked' then
      update public.profiles set points = points + told.credited, updated_at = now() where user_id = doubted.user_id;
    end if;
    update public.runs set ending = ending || '{"held": false}' where id = run;
  end if;
  perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-run' else 'dismiss-run' end,
    private.name_of(doubted.user_id) || ' ' || doubted.game || ' ' || (doubted.ending #>> '{result,score}'), nullif(why, ''));
  return jsonb_build_object('id', run, 'status', verdict, 'changed', true);
end $$;
revoke execute on function public.decide_run_review from public, anon, authenticated;
grant execute on function public.decide_run_review to service_role;

-- Decides on a held result of the live quiz, as `decide_run_review` does. An accepted one is ranked among the others, who
-- keep what they were paid, and counts on the boards. It gets the podium that it would have had, if that is still paid:
-- `limits` as in record_quiz. A dismissed one keeps its points for the level.
create function public.decide_quiz_review(by_admin uuid, review uuid, verdict text, why text, limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  doubted public.quiz_reviews;
  own     public.quiz_results;
  told    public.results;
  divisor integer;
  extra   integer := 0;
begin
  select * into doubted from public.quiz_reviews where id = review;
  if not found then return null; end if;
  -- In the lock order of matches.
  perform private.lock_owner(doubted.user_id::text);
  update public.quiz_reviews set status = verdict, reason = nullif(why, ''), decided_at = now()
  where id = review and status = 'open' and verdict in ('accepted', 'dismissed');
  if not found then
    return (select jsonb_build_object('id', review, 'status', status, 'changed', false)
      from public.quiz_reviews where id = review);
  end if;
  if verdict = 'accepted' then
    select * into strict own from public.quiz_results
    where match = doubted.match and user_id = doubted.user_id;
    own.podium := doubted.podium and private.is_podium_paid(own.user_id, own.date, (
      select jsonb_agg(jsonb_build_object('user', user_id, 'answered', answered))
      from public.quiz_results where match = own.match and (not held or user_id = own.user_id)
    ), doubted.accounts, limits);
    update public.quiz_results set players = players + 1, rank = rank + (score < own.score)::integer
    where match = own.match;
    update public.quiz_results set held = false, podium = own.podium
    where match = own.match and user_id = own.user_id returning * into own;
    perform private.refresh_quiz_days(array[own.user_id], own.date);

    select * into strict told from public.results
    where user_id = own.user_id and id = 'quiz-' || own.match || ':' || own.user_id;
    if own.podium then
      select private.fading(1 + count(*) filter (where game = 'quiz' and key < told.key)),
        (limits ->> 'day')::integer - sum(credited) into divisor, extra
      from public.results where source = 'room' and date = own.date and user_id = own.user_id;
      extra := greatest(0, least(extra, doubted.points / divisor - told.points / divisor));
      told.points := doubted.points;
    end if;
    update public.results set held = false, on_boards = doubted.elsewhere, won = own.rank = 1 and own.players > 1,
      points = told.points, credited = credited + extra where key = told.key;
    perform private.add_points(own.user_id, extra);
  end if;
  perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-run' else 'dismiss-run' end,
    private.name_of(doubted.user_id) || ' quiz ' || doubted.match, nullif(why, ''));
  return jsonb_build_object('id', review, 'status', verdict, 'changed', true);
end $$;
revoke execute on function public.decide_quiz_review from public, anon, authenticated;
grant execute on function public.decide_quiz_review to service_role;

-- Puzzles of a range of days with their answers, runs begun and voided predecessors: `[{id, game, date, number,
-- names, runs, voided: [{names, reason, voidedAt}]}]`.
create function public.list_dailies(since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', day.id, 'game', day.game, 'date', day.date,
    'number', day.number, 'names', day.names,
    'runs', (select count(*) from public.runs where puzzle_id = day.id),
    'voided', (
      select coalesce(jsonb_agg(jsonb_build_object('names', old.names, 'reason', coalesce(old.void_reason, ''),
        'voidedAt', old.voided_at) order by old.id), '[]')
      from public.puzzles as old
      where old.game = day.game and old.mode = day.mode and old.date = day.date and old.voided_at is not null
    )) order by day.date, day.game), '[]')
  from public.puzzles as day
  where day.voided_at is null and day.mode = 'today' and day.date between since and until
$$;
revoke execute on function public.list_dailies from public, anon, authenticated;
grant execute on function public.list_dailies to service_role;

-- Voids a puzzle and adds its successor, drawn against all rows up to `after_id`: returns the new id, 0 when it was
-- voided before, or null when another draw was faster.
create function public.void_puzzle(
  by_admin uuid, puzzle bigint, why text, after_id bigint, new_setup jsonb, new_used text[], new_names text[]
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  old public.puzzles;
  replacement bigint;
begin
  select * into strict old from public.puzzles where id = puzzle;
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || old.game || ':' || old.mode, 0));
  update public.puzzles set voided_at = now(), void_reason = why
  where id = puzzle and voided_at is null
    and after_id = (select max(id) from public.puzzles where game = old.game and mode = old.mode);
  if not found then
    return (select case when voided_at is not null then 0 end from public.puzzles where id = puzzle);
  end if;
  insert into public.puzzles (game, mode, date, number, setup, used, names)
  values (old.game, old.mode, old.date, old.number, new_setup, new_used, new_names) returning id into replacement;
  perform private.note_action(by_admin, 'void-daily', old.game || ' ' || old.date, why);
  return replacement;
end $$;
revoke execute on function public.void_puzzle from public, anon, authenticated;
grant execute on function public.void_puzzle to service_role;

-- Figures for editors since a day, from counters: {days: [{date, players, accounts, whole}], games: [{date, game, counts}],
-- questions: [{id, answers, correct}], reported: [{kind, id, name, reports, open}]}. `accounts`: on the board of the day;
-- `whole`: finished every daily. `questions`: answered `answers` times or more, right in less than `hard` or more than
-- `easy` percent; `reported`: the most reported subjects, `size` at most.
create function public.list_figures(since date, answers integer, hard integer, easy integer, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('date', date, 'players', players,
        'accounts', coalesce((select board.players from private.boards as board
          where (board.board, board.period, board.since) = ('all', 'day', day.date) and board.live), 0),
        'whole', coalesce((select sum(total.plays) from private.day_totals as total where total.date = day.date), 0)
      ) order by date), '[]')
      from private.day_players as day where date >= list_figures.since),
    'games', (
      select coalesce(jsonb_agg(jsonb_build_object('date', date, 'game', game, 'counts', counts)), '[]') from (
        select date, game, jsonb_object_agg(bucket, plays) as counts
        from private.day_counts where date >= list_figures.since and plays > 0 group by date, game) as counted),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', question, 'answers', asked.answers, 'correct', correct)
        order by correct::real / asked.answers, question), '[]')
      from (
        select * from private.quiz_questions as known
        where known.answers >= list_figures.answers
          and (100 * correct < hard * known.answers or 100 * correct > easy * known.answers)
        order by known.answers desc, question limit 200) as asked),
    'reported', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', about, 'name', coalesce(known.fullname, about),
        'reports', reports, 'open', open) order by reports desc, about), '[]')
      from (
        select kind, about, count(*) as reports, count(*) filter (where status = 'open') as open
        from public.reports where date >= list_figures.since group by kind, about
        order by reports desc, about limit size) as told
      left join public.players as known on told.kind = 'footballer' and known.id = told.about))
$$;
revoke execute on function public.list_figures from public, anon, authenticated;
grant execute on function public.list_figures to service_role;
