"""One file a change of the schema; a file that has been released is never edited."""
