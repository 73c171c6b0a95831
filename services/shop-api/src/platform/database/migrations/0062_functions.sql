-- Up Migration

-- The version of each function and view of functions/ in the database. A file with another hash is applied again.
create table functions (
  -- The file's name, without its extension.
  name text primary key,
  -- The SHA-256 of the file.
  hash text not null
);
