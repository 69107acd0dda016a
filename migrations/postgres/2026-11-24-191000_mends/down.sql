DROP TABLE library_mends;
