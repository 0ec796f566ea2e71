-- What the product no longer has. Views of lists: the address of a list is its bookmark.
drop table data.saved_views cascade;
