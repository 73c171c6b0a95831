-- Up Migration

-- When the account's owner proved to receive mail at the address. Null for accounts from before codes were mailed.
alter table sign_on.accounts add column verified_at timestamptz;

-- Codes that are mailed to open an account or to choose a new password, one for each sign-on and purpose. An address for which no
-- code is mailed, because it is already known or unknown, has a row without a code, so that the work of the database takes equally
-- long.
create table sign_on.codes (
  purpose text not null check (purpose in ('register', 'reset')),
  -- The sign-on in whose browser the code is entered.
  interaction text not null,
  email text not null,
  -- For a new account: its profile, and the hash of its password.
  registration jsonb,
  -- The hash of the code, made with the service's secret. Null until the code is mailed.
  code_hash bytea,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, interaction)
);

create index codes_to_forget on sign_on.codes (expires_at);

-- Queued mails. Their content is created when they are sent, so the database contains no code.
create table sign_on.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('register', 'reset', 'passwordChanged', 'erased')),
  email text not null,
  language text not null,
  interaction text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);

create index mails_to_send on sign_on.mails (next_try_at);
create index records_of_account on sign_on.records ((payload ->> 'accountId'));
