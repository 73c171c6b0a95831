-- The registry's records, by folder and name as a folder of a disk has them. A folder is a row without a record, so that what is below it is
-- found by the key. `json` keeps a record as it was written, with its order.
create table registry.records (
  folder text not null,
  name text not null,
  record json,
  primary key (folder, name)
);
