-- Up Migration

-- Sessions of signed-in visitors at the shop's hosts. A session without a row is over, whoever still has its cookie.
create table members.sessions (
  -- Of the session's id, which only the host's encrypted cookie has.
  id_hash bytea primary key,
  account_id text not null,
  begun_at timestamptz not null default now(),
  -- Correct to an hour.
  seen_at timestamptz not null default now()
);

create index sessions_of_account on members.sessions (account_id);
create index sessions_to_forget on members.sessions (seen_at);
