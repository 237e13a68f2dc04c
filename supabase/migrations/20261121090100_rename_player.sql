-- Takes a name away: the account gets a neutral one and keeps the old one under the preference `renamed`, for its player
-- to see, until they save another. Where the preferences are full they are not told: a name must not be kept by that.
-- Answers the new name, null without a record.

create function public.rename_player(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  given text;
begin
  perform private.lock_owner(account::text);
  for attempt in 1..12 loop
    given := 'Player' || floor(random() * 10 ^ (3 + attempt / 2))::bigint;
    begin
      update public.user_infos set
        username = given,
        preferences = case
          when octet_length((preferences || jsonb_build_object('renamed', username))::text) <= 8192
          then preferences || jsonb_build_object('renamed', username) else preferences end,
        updated_at = now()
      where user_id = account;
      return case when found then given end;
    exception when unique_violation then
      -- Somebody has these digits: draw again, out of more.
    end;
  end loop;
  raise exception 'no free neutral name' using errcode = '23505';
end $$;
revoke execute on function public.rename_player(uuid) from public, anon, authenticated;
grant execute on function public.rename_player(uuid) to service_role;
