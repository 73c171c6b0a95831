-- Up Migration

-- When a password, a code or an address was tried of late, by what the attempt counts for; of that there is only a hash.
create table sign_on.attempts (
  key_hash bytea primary key,
  made_at timestamptz[] not null,
  last_at timestamptz not null
);

create index attempts_to_forget on sign_on.attempts (last_at);

drop table sign_on.login_misses;
drop function if exists count_look_up(text, bytea, integer, interval);
