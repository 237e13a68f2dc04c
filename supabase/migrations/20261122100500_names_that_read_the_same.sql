-- Two names that read the same are one name: a second Victim, written with a Turkish or a Cyrillic i, could speak for the
-- first. Names that stand beside each other today keep; the older one holds the reading.

-- How a name reads: without case, accents, spaces and signs, every letter as the plain one it looks like (the letters are
-- those of src/server/account/names/lookalikes.ts). A capital I after a small letter passes for an l.
create function private.reading_of(name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(regexp_replace(name, '([[:lower:]])I(?=[[:lower:]])', '\1l', 'g'), NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g')),
      'аαɑᴀвβʙсϲᴄԁđðᴅеεəᴇꜰɡɢнһħհʜіιıɩɪјᴊкκᴋłӏʟмᴍпηŋɴоοøօᴏрρᴘԛгʀѕςꜱтτᴛυμսᴜνѵʋᴠԝωᴡхχуγʏᴢ',
      'aaaabbbcccddddeeeefgghhhhhiiiiijjkkklllmmnnnnooooopppqrrssstttuuuuvvvvwwwxxyyyz'),
    'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), '[\s''’._-]', '', 'g')
$$;
revoke execute on function private.reading_of(text) from public;

alter table public.user_infos add column reading text;
comment on column public.user_infos.reading is 'The name as it reads; null where an older account has the same reading';

update public.user_infos as info set reading = private.reading_of(username)
where not exists (
  select 1 from public.user_infos as older
  where private.reading_of(older.username) = private.reading_of(info.username)
    and (older.created_at, older.id) < (info.created_at, info.id));

create unique index user_infos_username_reading on public.user_infos (reading);

create function private.read_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.username is distinct from old.username then
    new.reading := private.reading_of(new.username);
  end if;
  return new;
end $$;
revoke execute on function private.read_name() from public;

create trigger user_infos_reading before insert or update of username on public.user_infos
  for each row execute function private.read_name();
