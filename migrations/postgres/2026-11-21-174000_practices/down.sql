DROP TABLE practices;
