-- Tables of the backend's own tests: a few of each relationship, policy and grant.
create table public.players (id text primary key, fullname text not null);
create table public.clubs (id int primary key, name text not null unique, founded int, facts jsonb);
create table public.moves (
  id bigserial primary key,
  player text not null references public.players,
  club int references public.clubs,
  lender int references public.clubs,
  fee numeric
);
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  player_id text references public.players,
  title text not null unique check (length(title) <= 40),
  body jsonb,
  secret text default 'hidden',
  created_at timestamptz not null default now()
);
create table public.profiles (user_id uuid primary key references auth.users on delete cascade, name text);
create table public.closed (id int primary key);

alter table public.players enable row level security;
alter table public.clubs enable row level security;
alter table public.moves enable row level security;
alter table public.notes enable row level security;
alter table public.profiles enable row level security;
alter table public.closed enable row level security;

grant select on public.players, public.clubs, public.moves to anon, authenticated;
grant select (id, user_id, player_id, title, body, created_at), delete on public.notes to authenticated;
grant insert (id, user_id, player_id, title, body), update (id, user_id, player_id, title, body) on public.notes to authenticated;
grant select, insert, update on public.profiles to authenticated;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;

create policy "everybody reads players" on public.players for select to anon, authenticated using (true);
create policy "everybody reads clubs" on public.clubs for select to anon, authenticated using (true);
create policy "everybody reads moves" on public.moves for select to anon, authenticated using (true);
create policy "own notes" on public.notes for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own profile" on public.profiles for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create function public.add(a int, b int default 1) returns int language sql immutable as 'select a + b';
create function public.whoami() returns jsonb language sql stable as
  $$ select jsonb_build_object('id', auth.uid(), 'role', current_user) $$;
create function public.founded_after(year int) returns setof public.clubs language sql stable as
  'select * from public.clubs where founded > year order by id';
create function public.table_of(n int) returns table (place int, label text) language sql stable as
  $$ select i, 'place ' || i from generate_series(1, n) i $$;
create function public.numbers() returns setof int language sql stable as 'select generate_series(1, 3)';
create function public.club_named(wanted text) returns public.clubs language sql stable as
  'select * from public.clubs where name = wanted';
create function public.erase_notes() returns void language sql as 'delete from public.notes where user_id = auth.uid()';
create function public.refuse(code text) returns void language plpgsql as
  $$ begin raise exception 'No goal' using errcode = code, hint = 'Offside', detail = 'By a metre'; end $$;
create function public.delete_current_user() returns void language sql security definer set search_path = '' as
  'delete from auth.users where id = auth.uid()';
-- A rule of the product's own about who may sign up.
create function public.refuse_offside() returns trigger language plpgsql as
  $$ begin raise exception 'Nobody signs up offside'; end $$;
create trigger users_refuse_offside before insert on auth.users
  for each row when (new.email like 'offside@%') execute function public.refuse_offside();
-- What a verified second factor does to a session.
create function public.second_factor() returns void language sql security definer set search_path = '' as
  $$ update auth.sessions set aal = 'aal2', amr = amr || '[{"method": "totp", "timestamp": 1}]'
     where id = (auth.jwt() ->> 'session_id')::uuid $$;
create function public.internal() returns int language sql security definer set search_path = '' as 'select 1';
revoke execute on function public.internal() from public, anon, authenticated;

insert into public.players values ('ana', 'Ana Alba'), ('bob', 'Bob Bell'), ('zoe', 'Zoé Z, (9) O''Hara \');
insert into public.clubs values
  (1, 'North', 1890, '{"city": "Nord", "cups": [3, 1]}'), (2, 'South', 1905, null), (3, 'East', null, '{"city": "Est"}');
insert into public.moves (player, club, lender, fee) values ('ana', 1, null, 1.5), ('ana', 2, 1, null), ('bob', 2, null, 12);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, 1000, '{image/png,image/webp}'), ('private', 'private', false, null, null);
create policy "own folder" on storage.objects for all to authenticated
  using (bucket_id in ('pictures', 'private') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('pictures', 'private') and (storage.foldername(name))[1] = (select auth.uid())::text);
