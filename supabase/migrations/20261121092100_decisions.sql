-- What an admin decides about pictures and reports. Each function does the deed and writes it down in one transaction;
-- decided twice is decided once, and `changed` says so.

alter table public.player_pictures
  add column submission uuid references public.submissions (id) on delete set null;
comment on column public.player_pictures.submission is 'Where the picture came from, when a player sent it';
create index player_pictures_of_submission on public.player_pictures (submission) where submission is not null;

alter table public.reports add column decided_at timestamptz;

-- The picture of a submission takes the place of the drawing. A take-down of everything stays, one of the picture that
-- stood there before does not.
create function private.show_submission(sent public.submissions, picture bytea) returns void
language sql set search_path = '' as $$
  insert into public.player_pictures as known (player, bytes, mime, author, licence, source, submission)
  values (sent.player_id, picture, 'image/webp', private.name_of(sent.user_id), 'own', 'submission', sent.id)
  on conflict (player, kind) do update
    set bytes = excluded.bytes, mime = excluded.mime, author = excluded.author, licence = excluded.licence,
      source = excluded.source, submission = excluded.submission, changed_at = now(),
      taken_down = case when known.taken_down = 'everything' then known.taken_down end
$$;
revoke execute on function private.show_submission(public.submissions, bytea) from public;

-- An import over it makes the picture somebody else's; and whose account is gone is not named any more.
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
revoke execute on function private.keep_origin() from public;

create trigger player_pictures_know_their_origin before update on public.player_pictures
  for each row execute function private.keep_origin();

-- `verdict` is approved (with the picture in base64, at most 100 kB of WebP) or rejected (with why). Answers
-- `{id, status, changed, file}`, `file` being the stored one; null when there is no such submission.
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
revoke execute on function public.decide_submission(uuid, uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.decide_submission(uuid, uuid, text, text, text) to service_role;

-- `verdict` is accepted or refused. Answers `{id, status, changed}`; null when there is no such report.
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
      told.footballer || ' ' || told.field, nullif(why, ''));
  end if;
  return jsonb_build_object('id', told.id, 'status', told.status, 'changed', is_changed);
end $$;
revoke execute on function public.decide_report(uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_report(uuid, uuid, text, text) to service_role;

-- Hides a footballer's pictures or shows them again, as `take_down_picture`. False, and nothing written down, when there
-- is nothing to hide or show.
create function public.decide_picture(by_admin uuid, footballer text, what text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.take_down_picture(footballer, what) then return false; end if;
  perform private.note_action(
    by_admin, case when what is null then 'show-picture' else 'take-down-picture' end, footballer, what);
  return true;
end $$;
revoke execute on function public.decide_picture(uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_picture(uuid, text, text) to service_role;
