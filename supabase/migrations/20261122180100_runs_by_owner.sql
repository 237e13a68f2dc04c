-- An owner's runs of every mode: a challenge looks for the asker's at each visit, a hand-over moves them, and a deleted
-- account takes them along. Until here only days and open ranked runs could be found without reading all runs there are.
create index runs_user on public.runs (user_id) where user_id is not null;
create index runs_visitor on public.runs (visitor) where visitor is not null;

-- Of nobody but the functions that count, as the boards beside it.
alter table private.day_totals enable row level security;

-- A step that ends a run and a match that is counted lock their owner first and what is common to all boards later; so
-- does this, or each could wait for the other.
create or replace function public.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owner(auth.uid()::text);
  delete from auth.users where id = auth.uid();
  if not found then
    raise exception 'No user to delete' using errcode = '28000';
  end if;
end $$;
