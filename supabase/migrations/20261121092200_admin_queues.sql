-- The queues of the back office, a page at a time: the open ones with the oldest first, decided ones with the newest
-- first. `after` is the id of the last one of the page before; it may have been decided meanwhile.

-- `{items, open, next}` of rows `{id, item}` that come in order and one more than a page holds.
create function private.page_of(entries jsonb, size integer, open bigint) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(entry -> 'item' order by at) filter (where at <= size), '[]'),
    'open', open,
    'next', case when count(*) > size then (max(entry ->> 'id') filter (where at = size)) end)
  from jsonb_array_elements(coalesce(entries, '[]')) with ordinality as list (entry, at)
$$;
revoke execute on function private.page_of(jsonb, integer, bigint) from public;

-- Where a row stands in its queue: the open ones by when they came, the others by when they were decided.
create function private.place_of(open boolean, came timestamptz, decided timestamptz) returns numeric
language sql immutable set search_path = '' as $$
  select case when open then extract(epoch from came) else -extract(epoch from coalesce(decided, came)) end
$$;
revoke execute on function private.place_of(boolean, timestamptz, timestamptz) from public;

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
revoke execute on function public.list_submissions(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_submissions(text, uuid, integer) to service_role;

-- A footballer whom the table of players does not know yet goes by his id.
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
      'footballer', jsonb_build_object('id', page.footballer, 'name', coalesce(known.fullname, page.footballer)),
      'game', page.game, 'field', page.field, 'note', page.note, 'status', page.status, 'reason', page.reason,
      'createdAt', page.created_at
    )) order by page.place, page.id), size, (select count(*) from public.reports where status = 'open'))
  from page left join public.players as known on known.id = page.footballer
$$;
revoke execute on function public.list_reports(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_reports(text, uuid, integer) to service_role;
