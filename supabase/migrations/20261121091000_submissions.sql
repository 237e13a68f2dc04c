-- Pictures of footballers that players send, and what became of them. A player reads their own; every write is the
-- server's: sending and withdrawing by the site's endpoints, deciding by an admin.

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

comment on column public.submissions.file_url is 'Name in the bucket submissions for a file, else the link: fetched only when an admin approves it';
comment on column public.submissions.rights_confirmed_at is 'When the sender ticked that the picture is their own or free to use';

-- One row for one stored file: withdrawing a submission never takes another one's picture away.
create unique index submissions_file on public.submissions (file_url) where file_type = 'file';
create index submissions_of_user on public.submissions (user_id, created_at desc);
create index submissions_of_player on public.submissions (player_id);
create index submissions_pending on public.submissions (created_at) where status = 'pending';
create index submissions_decided_by on public.submissions (decided_by) where decided_by is not null;

alter table public.submissions enable row level security;
revoke all on public.submissions from public, anon, authenticated, service_role;
grant select on public.submissions to service_role;
-- All but who decided.
grant select (id, user_id, player_id, file_url, file_type, status, reason, rights_confirmed_at, created_at, decided_at)
  on public.submissions to authenticated;

create policy "players read their own submissions" on public.submissions
  for select to authenticated using ((select auth.uid()) = user_id);

-- Adds a pending submission: `{id, status}`; null when the account has `most_pending` of them already. Two at once wait
-- for each other, so that the bound holds.
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
revoke execute on function public.add_submission(uuid, text, text, text, integer) from public, anon, authenticated;
grant execute on function public.add_submission(uuid, text, text, text, integer) to service_role;

-- Withdraws a pending submission of this account: `{id, status, file}`, where `file` is the stored one, to be removed;
-- null when it is not theirs. A decided one stays as it is and says so by its status. Withdrawn twice is withdrawn: a
-- file that was left behind by a failure goes with the second try.
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
revoke execute on function public.withdraw_submission(uuid, uuid) from public, anon, authenticated;
grant execute on function public.withdraw_submission(uuid, uuid) to service_role;

-- Anybody who knows a picture's address may see it; there is no policy, so that nobody but the server lists, adds,
-- changes or removes one.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('submissions', 'submissions', true, 1000000, '{image/webp,image/jpeg,image/png}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
