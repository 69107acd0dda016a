DROP TABLE library_sources;
