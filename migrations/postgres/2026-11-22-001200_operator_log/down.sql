DROP TABLE operator_log;
