-- Results of matches: the rooms sign and send them, the site checks the signature and calls this. True when a row was
-- written: exactly once per match and seat, and per match and player, whatever is retried. A player without an owner
-- (no account, no visitor id yet, or deleted meanwhile) leaves no row. The record's id is `{match_id}:{seat_key}`.

create function public.record_room_result(
  match_id text, seat_key text, user_id uuid, visitor text, game text, mode text, date date, won boolean,
  score integer, points integer, ms integer, n integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if num_nonnulls(user_id, visitor) <> 1 then return false; end if;
  if user_id is not null and not exists (select 1 from auth.users as account where account.id = user_id) then
    return false;
  end if;
  perform private.lock_owner(coalesce(user_id::text, visitor));
  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key
  ) values (
    match_id || ':' || seat_key, user_id, visitor, 'room', game, mode, date, won, score, points, points, ms, n,
    match_id, seat_key
  ) on conflict do nothing;
  if not found then return false; end if;
  if user_id is not null then perform private.refresh_user(user_id); end if;
  return true;
end $$;
revoke execute on function public.record_room_result(
  text, text, uuid, text, text, text, date, boolean, integer, integer, integer, integer
) from public, anon, authenticated;
grant execute on function public.record_room_result(
  text, text, uuid, text, text, text, date, boolean, integer, integer, integer, integer
) to service_role;
