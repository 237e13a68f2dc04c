-- The back office looks at ranked runs that wait: only those of accounts, a visitor's is on no board.

alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check check (action in ('approve-submission',
  'reject-submission', 'accept-report', 'refuse-report', 'rename-player', 'refuse-name-report', 'void-daily',
  'take-down-picture', 'show-picture', 'make-admin', 'remove-admin', 'accept-run', 'dismiss-run'));

create function public.list_run_reviews(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select review.*, private.place_of(with_status = 'open', created_at, decided_at) as place
    from public.run_reviews as review where review.status = with_status or review.run_id = after
  ), page as (
    select queue.*, run.user_id, run.step_ms, result.game, result.score, result.points, result.ms, result.finished_at
    from queue join public.runs as run on run.id = queue.run_id
      join public.results as result on result.user_id = run.user_id and result.id = run.id::text
    where queue.status = with_status and queue.run_id is distinct from after
      and (after is null or (place, run_id) > (select place, run_id from queue where run_id = after))
    order by place, run_id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.run_id, 'item', jsonb_build_object(
      'id', page.run_id, 'player', private.person_of(page.user_id), 'game', page.game, 'score', page.score,
      'points', page.points, 'ms', page.ms, 'cause', page.cause, 'medianMs', page.median_ms,
      'deviationMs', page.deviation_ms, 'stepMs', to_jsonb(page.step_ms), 'status', page.status, 'reason', page.reason,
      'finishedAt', page.finished_at
    )) order by page.place, page.run_id), size, (
      select count(*) from public.run_reviews as review join public.runs as run on run.id = review.run_id
      where review.status = 'open' and run.user_id is not null))
  from page
$$;

-- `verdict` is accepted (the run enters its boards and is credited as if nobody had doubted it) or dismissed (it stays
-- off them and is worth nothing). Answers `{id, status, changed}`; null when no such run waits.
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
  -- The order of locks that a step and a hand-over take.
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
      credited = private.ranked_worth(user_id, null, game, date, points, key)
    where user_id = doubted.user_id and id = run::text returning * into strict told;
    update public.user_infos set points = points + told.credited, updated_at = now() where user_id = doubted.user_id;
    update public.runs set ending = ending || '{"held": false}' where id = run;
  end if;
  perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-run' else 'dismiss-run' end,
    private.name_of(doubted.user_id) || ' ' || doubted.game || ' ' || (doubted.ending #>> '{result,score}'), nullif(why, ''));
  return jsonb_build_object('id', run, 'status', verdict, 'changed', true);
end $$;

revoke execute on function public.list_run_reviews(text, uuid, integer) from public, anon, authenticated;
revoke execute on function public.decide_run_review(uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.list_run_reviews(text, uuid, integer) to service_role;
grant execute on function public.decide_run_review(uuid, uuid, text, text) to service_role;
