-- The registry's records, by folder and name as on a disk. A folder is a row without a record, so that the folder's
-- content is found by the key. `json` stores a record as it was written, in its order of fields.
create table registry.records (
  folder text not null,
  name text not null,
  record json,
  primary key (folder, name)
);
