DROP TABLE plain_addresses;
DROP TABLE address_keys;
