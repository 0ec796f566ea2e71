-- What an admin may do: the work with people and pairs, the money, or everything. Until now everybody could do
-- everything, and who is an admin today still can.
create type data.admin_right as enum ('coordinator', 'treasurer', 'administrator');

alter table data.admins add column admin_right data.admin_right not null default 'administrator';
