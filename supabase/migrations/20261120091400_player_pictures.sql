-- Pictures of footballers that take the place of the product's drawings, and footballers of whom nothing is shown.

create table public.player_pictures (
  player     text not null references public.players (id),
  kind       text not null default 'portrait' check (kind = 'portrait'),
  -- Re-encoded by whoever writes; null in a row that only says that nothing of him may be shown.
  bytes      bytea check (octet_length(bytes) between 12 and 102400 and substring(bytes from 1 for 4) = 'RIFF'::bytea),
  mime       text check (mime = 'image/webp'),
  author     text check (char_length(author) between 1 and 200),
  licence    text check (licence ~ '^(own|public domain|CC0( 1\.0)?|CC BY(-SA)?( [1-4]\.0)?)$'),
  source     text check (char_length(source) between 1 and 500),
  -- 'replacement': this picture is hidden and the drawing is back; 'everything': no picture of him, drawn ones included.
  taken_down text check (taken_down in ('replacement', 'everything')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (player, kind),
  check (num_nulls(bytes, mime, author, licence, source) in (0, 5)),
  check (bytes is not null or taken_down = 'everything')
);

alter table public.player_pictures enable row level security;

revoke all on public.player_pictures from public, anon, authenticated, service_role;
grant select on public.player_pictures to service_role;

-- All or nothing: adds, and replaces what differs; `bytes` come in base64. Returns rows written. Importing never undoes
-- a take-down of everything, and one of a picture only by another picture.
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
revoke execute on function public.fill_player_pictures(jsonb) from public, anon, authenticated;
grant execute on function public.fill_player_pictures(jsonb) to service_role;

-- Hides a footballer's replacement or everything of him, or (null) shows again. False: there is nothing to hide.
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
revoke execute on function public.take_down_picture(text, text) from public, anon, authenticated;
grant execute on function public.take_down_picture(text, text) to service_role;

-- Every row without its bytes, as one value: the data API cuts long lists of rows off.
create function public.list_player_pictures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('player', player, 'author', author, 'licence', licence,
    'source', source, 'takenDown', taken_down, 'version', changed_at) order by player), '[]'::jsonb)
  from public.player_pictures
$$;
revoke execute on function public.list_player_pictures() from public, anon, authenticated;
grant execute on function public.list_player_pictures() to service_role;

-- The bytes of a footballer's picture in base64; null when there is none or it is taken down.
create function public.read_player_picture(footballer text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(bytes, 'base64'), E'\n', '') from public.player_pictures
  where player = footballer and taken_down is null
$$;
revoke execute on function public.read_player_picture(text) from public, anon, authenticated;
grant execute on function public.read_player_picture(text) to service_role;
