-- An answer may be the id of a footballer: tic tac toe counts who was named for a cell.
alter table private.picks
  drop constraint picks_choice_check,
  add constraint picks_choice_check check (char_length(choice) between 1 and 80);
comment on table private.picks is 'Answers per question of a daily, of first runs that are over; a share of them is what is rare';
