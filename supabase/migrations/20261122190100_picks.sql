-- What everybody answered to the questions of a daily, where a question has few answers: "64 % did", and which of a day
-- was the hardest. Counts alone; nothing says whose they are.
create table private.picks (
  puzzle_id bigint not null references public.puzzles (id) on delete cascade,
  question  smallint not null check (question between 0 and 63),
  choice    text not null check (char_length(choice) between 1 and 16),
  plays     integer not null check (plays > 0),
  primary key (puzzle_id, question, choice)
);
comment on table private.picks is 'Answers per question of a daily, of first runs that are over';
alter table private.picks enable row level security;

-- `picks`: an answer per question of a daily, in their order, null where there was none. Of visitors those count whom
-- the distribution counts, one per address.
create function private.note_picks(run public.runs, picks jsonb) returns void
language sql set search_path = '' as $$
  insert into private.picks as noted (puzzle_id, question, choice, plays)
  select run.puzzle_id, place - 1, choice, 1
  from jsonb_array_elements_text(case when jsonb_typeof(picks) = 'array' then picks else '[]' end)
    with ordinality as pick (choice, place)
  where choice is not null and run.mode = 'today' and exists (
    select 1 from public.results where id = run.id::text and source = 'daily' and counted
      and (user_id = run.user_id or visitor = run.visitor))
  order by place
  on conflict (puzzle_id, question, choice) do update set plays = noted.plays + 1
$$;
revoke execute on function private.note_picks(public.runs, jsonb) from public;

-- A run that ends has its answers noted, last: whoever writes a result locks what is common to all in this order.
alter function private.finish_run(public.runs, jsonb, timestamptz) rename to write_result;
create function private.finish_run(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare ending constant jsonb := private.write_result(run, finish, at);
begin
  perform private.note_picks(run, finish -> 'picks');
  return ending;
end $$;
revoke execute on function private.finish_run(public.runs, jsonb, timestamptz) from public;

-- Of every question of a puzzle that somebody answered: `[{question, choice, plays}]`.
create function public.picks_of(puzzle bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('question', question, 'choice', choice, 'plays', plays)), '[]')
  from private.picks where puzzle_id = puzzle
$$;
revoke execute on function public.picks_of(bigint) from public, anon, authenticated;
grant execute on function public.picks_of(bigint) to service_role;
