DROP TABLE outages;
