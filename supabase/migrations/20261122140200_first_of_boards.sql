-- The same answers as before from the order that is kept: a limit that is known when a statement is planned, and a board
-- that is looked up before, let it read the hundred lines and no others.

create or replace function public.board_page(
  for_board text, for_period text, from_date date, size integer, before date default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here    constant integer := private.board_id(for_board, for_period, from_date);
  earlier constant integer := private.board_id(for_board, for_period, before);
  lines   jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'rank', placed.rank, 'score', placed.score, 'tie', placed.tie, 'username', info.username,
    'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country',
    'before', case when past.score is not null then private.board_rank(earlier, past.score) end)
    order by -placed.score, placed.tie, placed.user_id) into lines
  from (
    select score, tie, user_id, rank() over (order by -score) as rank from (
      select score, tie, user_id from private.standings where board = here
      order by -score, tie, user_id limit 100
    ) as hundred
    order by -score, tie, user_id limit size
  ) as placed
  left join public.user_infos as info on info.user_id = placed.user_id and info.opt_in
  left join private.standings as past on past.board = earlier and past.user_id = placed.user_id;
  return jsonb_build_object(
    'players', (select coalesce(sum(players), 0) from private.board_buckets where board = here),
    'rows', coalesce(lines, '[]'));
end $$;

create or replace function public.board_standing(
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
    select jsonb_agg(private.board_line(near.line, private.board_rank(here, (near.line).score))
      || jsonb_build_object('own', (near.line).user_id = account)
      order by -(near.line).score, (near.line).tie, (near.line).user_id) into lines
    from (
      select line, row_number() over (order by -(line).score desc, (line).tie desc, (line).user_id desc) as away from (
        select standing as line from private.standings as standing where board = here
          and (-score, tie, user_id) < (-own.score, own.tie, own.user_id)
        order by -score desc, tie desc, user_id desc limit 5) as before_own
      union all
      select line, row_number() over (order by -(line).score, (line).tie, (line).user_id) - 1 from (
        select standing as line from private.standings as standing where board = here
          and (-score, tie, user_id) >= (-own.score, own.tie, own.user_id)
        order by -score, tie, user_id limit 6) as own_and_after
    ) as near
    where near.away <= around;
  end if;
  return jsonb_build_object(
    'score', own.score, 'tie', own.tie, 'rank', ranked, 'place', case when place <= 100 then place end,
    'players', (select coalesce(sum(players), 0) from private.board_buckets where board = here),
    'equals', coalesce((select players from private.board_scores where board = here and score = own.score), 0),
    'next', case when above is not null then
      jsonb_build_object('score', above, 'rank', private.board_rank(here, above)) end,
    'near', coalesce(lines, '[]'));
end $$;
