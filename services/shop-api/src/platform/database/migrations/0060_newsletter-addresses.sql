-- Up Migration

-- Subscribers of a brand's newsletter who have no account: addresses whose owner followed the link in a mail.
create table members.newsletter_addresses (
  brand text not null,
  -- In lower case.
  email text not null check (email = lower(email)),
  subscribed_at timestamptz not null default now(),
  primary key (brand, email)
);

-- Links that confirm an address. Of a link's token only the hash is stored.
create table members.newsletter_links (
  token_hash bytea primary key,
  brand text not null,
  email text not null,
  expires_at timestamptz not null
);

create index newsletter_links_to_forget on members.newsletter_links (expires_at);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('order_confirmation', 'transport_request', 'newsletter_link'));
