-- A day of rooms is 600 points, also of an account that was several visitors on that day.

create function private.cap_room_day() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Sees the results of the same visitor that have moved before this one.
  new.credited := greatest(0, least(new.credited, 600 - (
    select coalesce(sum(credited), 0) from public.results
    where user_id = new.user_id and source = 'room' and date = new.date)));
  return new;
end $$;
revoke execute on function private.cap_room_day() from public;

create trigger results_cap_room_day before update of user_id on public.results
  for each row when (new.source = 'room' and new.user_id is distinct from old.user_id)
  execute function private.cap_room_day();
