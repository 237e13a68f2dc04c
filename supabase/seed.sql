-- Demo rows for a local database: made-up players on today's table. They have no password and cannot sign in.

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000001', 'left.back@example.test'),
  ('00000000-0000-4000-8000-000000000002', 'super.sub@example.test'),
  ('00000000-0000-4000-8000-000000000003', 'twelfth.woman@example.test')
on conflict do nothing;

insert into public.user_infos (user_id, username, locales) values
  ('00000000-0000-4000-8000-000000000001', 'LeftBack', 'en'),
  ('00000000-0000-4000-8000-000000000002', 'SuperSub', 'fr'),
  ('00000000-0000-4000-8000-000000000003', 'TwelfthWoman', 'es')
on conflict do nothing;

-- Through the function that the site uses, so that points and statistics follow.
select public.record_match(
  jsonb_build_object(
    'match', 'demo-match', 'game', 'wordle', 'mode', 'multiplayer', 'date', current_date,
    'rounds', '{"played": 3, "planned": 3}'::jsonb,
    'seats', (
      select jsonb_agg(jsonb_build_object(
        'seat', seat::text, 'user', '00000000-0000-4000-8000-00000000000' || seat, 'visitor', null, 'won', seat = 1,
        'score', 4 - seat, 'points', (array[50, 30, 20])[seat], 'base', 15, 'ms', 90000, 'n', seat + 2))
      from generate_series(1, 3) as seat)),
  '{"moves": 3, "meetings": 2, "minute": 2, "day": 600}');
