-- Up Migration

-- Accounts and the data of sign-on belong to no event. They are in a separate schema, which can be moved to a separate
-- database.
create schema sign_on;

create table sign_on.accounts (
  id text primary key,
  -- In lower case.
  email text not null unique check (email = lower(email)),
  -- The scrypt hash, with its cost and salt.
  password_hash text not null,
  given_name text not null,
  family_name text not null,
  gender text not null default '',
  birthdate date,
  phone_number text not null default '',
  street text not null default '',
  street_number text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default '',
  created_at timestamptz not null default now()
);

-- Recent wrong passwords by account name. Of the name only a hash is stored.
create table sign_on.login_misses (
  name_hash bytea primary key,
  misses integer not null,
  first_at timestamptz not null
);

-- Keys that sign tokens. The newest key signs; the others verify tokens that are still valid.
create table sign_on.signing_keys (
  id text primary key,
  -- Encrypted with the service's secret.
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Sessions, codes, grants and refresh tokens of the OpenID Connect provider.
create table sign_on.records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (model, id)
);

create index records_of_grant on sign_on.records (grant_id) where grant_id is not null;
create index records_by_uid on sign_on.records (uid) where uid is not null;
create index records_to_forget on sign_on.records (expires_at);

-- What the Members API stores for an account of any sign-on service.
create schema members;

create table members.memberships (
  brand text not null,
  account_id text not null,
  level integer not null check (level >= 0),
  status text not null check (status in ('', 'active', 'expired')),
  primary key (brand, account_id)
);

create table members.newsletter_subscriptions (
  brand text not null,
  account_id text not null,
  subscribed_at timestamptz not null default now(),
  primary key (brand, account_id)
);
