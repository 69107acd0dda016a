DROP TABLE address_blocks;
