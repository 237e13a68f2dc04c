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
select public.record_room_result(
  'demo-match', seat::text, ('00000000-0000-4000-8000-00000000000' || seat)::uuid, null, 'wordle', 'multiplayer',
  current_date, seat = 1, 4 - seat, (array[50, 30, 20])[seat], 90000, seat + 2)
from generate_series(1, 3) as seat;
