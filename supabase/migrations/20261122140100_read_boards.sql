-- What the site reads of boards. A player who does not want to be named keeps the rank and has no name, picture, shirt or
-- flag.

create function private.board_id(for_board text, for_period text, from_date date) returns integer
language sql stable set search_path = '' as $$
  select id from private.boards where (board, period, since) = (for_board, for_period, from_date)
$$;
revoke execute on function private.board_id(text, text, date) from public;

-- 1 + the players with more. Equal scores share a rank.
create function private.board_rank(board_id integer, own integer) returns integer
language sql stable set search_path = '' as $$
  select 1
    + coalesce((select sum(players) from private.board_buckets
        where board = board_id and bucket > private.bucket_of(own)), 0)::integer
    + coalesce((select sum(players) from private.board_scores
        where board = board_id and score > own and score < 256 * (private.bucket_of(own) + 1)), 0)::integer
$$;
revoke execute on function private.board_rank(integer, integer) from public;

-- A line of a board as everybody may see it.
create function private.board_line(line private.standings, rank integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('rank', rank, 'score', line.score, 'tie', line.tie, 'username', info.username,
    'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country')
  from (values (1)) as one
  left join public.user_infos as info on info.user_id = line.user_id and info.opt_in
$$;
revoke execute on function private.board_line(private.standings, integer) from public;

-- The first `size` of a board: {players, rows}, each with its rank in the period that began at `before` (null: not there).
create function public.board_page(for_board text, for_period text, from_date date, size integer, before date default null)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with here as (
    select private.board_id(for_board, for_period, from_date) as id,
      private.board_id(for_board, for_period, board_page.before) as earlier
  ), first as (
    select standing, rank() over (order by -(standing).score) as rank from (
      select standing from private.standings as standing, here where board = here.id
      order by -score, tie, user_id limit least(size, 100)) as top
  )
  select jsonb_build_object(
    'players', coalesce((select sum(players) from private.board_buckets, here where board = here.id), 0),
    'rows', coalesce((
      select jsonb_agg(private.board_line(standing, rank::integer)
        || jsonb_build_object('before', case when past.score is not null then private.board_rank(past.board, past.score) end)
        order by -(standing).score, (standing).tie, (standing).user_id)
      from first cross join here
      left join private.standings as past on past.board = here.earlier and past.user_id = (first.standing).user_id), '[]'))
$$;

-- Where an account stands, or a score would that is `supposed`: {score, tie, rank, place, players, equals, next, near},
-- or null when the account is not on the board. `place`: the line among the first hundred; `equals`: players with that
-- score; `next`: {score, rank} of those right above; `near`: up to `around` lines on either side, the own one between them.
create function public.board_standing(
  for_board text, for_period text, from_date date, account uuid, supposed integer default null, around integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here    constant integer := private.board_id(for_board, for_period, from_date);
  own     private.standings;
  above   integer;
  ranked  integer;
  place   integer;
  lines   jsonb;
begin
  if supposed is null then
    select * into own from private.standings where board = here and user_id = account;
    if not found then return null; end if;
  else
    own.score := supposed;
  end if;
  ranked := coalesce(private.board_rank(here, own.score), 1);
  select min(score) into above from private.board_scores where board = here and score > own.score;
  if supposed is null and ranked <= 100 then
    select ranked + count(*) into place from (
      select 1 from private.standings
      where board = here and -score = -own.score and (tie, user_id) < (own.tie, own.user_id) limit 100) as equals;
  end if;
  if supposed is null and around > 0 then
    select jsonb_agg(private.board_line(line, private.board_rank(here, line.score))
      || jsonb_build_object('own', line.user_id = account) order by -line.score, line.tie, line.user_id) into lines
    from (
      (select * from private.standings where board = here
        and (-score, tie, user_id) < (-own.score, own.tie, own.user_id)
        order by -score desc, tie desc, user_id desc limit least(around, 5))
      union all
      (select * from private.standings where board = here
        and (-score, tie, user_id) >= (-own.score, own.tie, own.user_id)
        order by -score, tie, user_id limit least(around, 5) + 1)
    ) as line;
  end if;
  return jsonb_build_object(
    'score', own.score, 'tie', own.tie, 'rank', ranked, 'place', case when place <= 100 then place end,
    'players', (select coalesce(sum(players), 0) from private.board_buckets where board = here),
    'equals', coalesce((select players from private.board_scores where board = here and score = own.score), 0),
    'next', case when above is not null then
      jsonb_build_object('score', above, 'rank', private.board_rank(here, above)) end,
    'near', coalesce(lines, '[]'));
end $$;

drop function public.day_table(timestamptz, timestamptz, integer);

revoke execute on function public.board_page(text, text, date, integer, date) from public, anon, authenticated;
revoke execute on function public.board_standing(text, text, date, uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.board_page(text, text, date, integer, date) to service_role;
grant execute on function public.board_standing(text, text, date, uuid, integer, integer) to service_role;
