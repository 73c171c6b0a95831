-- Up Migration

-- Which text of each function and view of functions/ the database has: a file that differs is applied again.
create table functions (
  -- The file's, without its ending.
  name text primary key,
  -- SHA-256 of the file.
  hash text not null
);
