-- A store of schema 0001, as Chautari 0.1.0 wrote it before schema 0002 was there: `sqlite3 chautari.db .dump`.
-- The seats' secrets, of which the store holds the hashes:
-- {"name": "mid-game", "table": "Q56mcTPHcAIQ2qR3Od9ehA", "tokens": ["VxW-AvtFqmANKub_7MPk4s2jKjlM261C_CGNd8Wi4OY", "vXHOq8GZsUXpM4yq8n4bmJE3qblKIAm1XTcuYtQ2Lco"], "code": "J9VVHX", "finished": 1, "seq": 45, "phase": "playing"}
-- {"name": "over", "table": "ggZIbN4eA3ELah4Y56EmuQ", "tokens": ["_L3EqfwXlQxPfOp1nKTfBfoX9u_hYOTsuSkAymPIXqA", "_tBAsQIXMtmykwSHcJ53cODKoFsqAgw4N5TsDk9HDO8"], "code": "DRAQQ3", "finished": 2, "seq": 50, "phase": "over"}
-- {"name": "pitty_pat", "table": "r5UtAx_Mh1zsJAUIWZkaJg", "tokens": ["ayeTpfUTvO-QKkuO3daJnEhk6psEdBP1KifrqHZXKt8"], "code": "", "finished": 1, "seq": 39, "phase": "over"}
-- {"name": "teen_patti", "table": "PSk4nBiCsXRLZXUcPjMuDA", "tokens": ["btoBh7Ui5mb2Lm1rZV3k4rWIv6obUGkYJoFzBu1h6AQ", "2iYazYbjm4_OmMRBk-WftghNEdLtILlydm2y0c29SrA"], "code": "W3NQD7", "finished": 0, "seq": 9, "phase": "playing"}
-- {"name": "patta_party", "table": "v_WzpGaxfqhQMMiKu42IMw", "tokens": ["nBkmCN8kRVFzCTYANXTT9Ax7RBmMY2n_faEiXCGtFIw", "xgosw7nA6guZdjds9U3xofSY3ggpQhVhORRiDCMqSkA"], "code": "VTHAGD", "finished": 1, "seq": 34, "phase": "playing"}
-- {"name": "lobby", "table": "QEYF72N7B3YL88cFzAc6Tg", "tokens": ["eRXTZwTACbYcG8DlFvlGSLtpLmQKjTyG8IZnm0yNij0", "GAdAahWNF5vlZ5VF8oFKOPF_hwOV6pgxvBliEQSZiD4"], "code": "9EFNUF", "finished": 0, "seq": 2, "phase": "lobby"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE codes (
            code TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES tables (id),
            until INTEGER NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "codes" VALUES('9EFNUF','QEYF72N7B3YL88cFzAc6Tg',1000043460000);
INSERT INTO "codes" VALUES('DRAQQ3','ggZIbN4eA3ELah4Y56EmuQ',1000043275000);
INSERT INTO "codes" VALUES('J9VVHX','Q56mcTPHcAIQ2qR3Od9ehA',1000043200000);
INSERT INTO "codes" VALUES('VTHAGD','v_WzpGaxfqhQMMiKu42IMw',1000043410000);
INSERT INTO "codes" VALUES('W3NQD7','PSk4nBiCsXRLZXUcPjMuDA',1000043405000);
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',1,'{"kind":"opened","at":1000000205000,"game":"teen_patti","rules":1,"way":"friends","seats":[{"avatar":"hatti","level":"steady","token":"787c689c3337f955548737d8027b8de067c29207ad4556cf1a01a47d1e8638bd","name":"Asha"},{"avatar":"langur","level":"steady"},{"avatar":"danphe","level":"steady"}],"options":{},"pace":"human","away_after":45,"code":"W3NQD7","code_until":1000043405000}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',2,'{"kind":"sat","at":1000000205000,"seat":1,"token":"cd223e4f813562e6a866adbdc0f7fb4c0d5ce4de2fea2ab0f7417b93c58c0605","name":"Bina"}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',3,'{"kind":"game_begun","at":1000000205000,"by":0,"id":"140649796043792-1","dealer":2}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',4,'{"kind":"dealt","at":1000000205000,"pack":[9,3,16,50,34,13,47,6,2,31,1,32,26,44,39,43,51,28,17,46,48,15,23,19,36,20,35,14,18,4,0,8,33,10,38,37,29,25,49,21,40,27,11,30,12,45,24,7,42,5,41,22]}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',5,'{"kind":"moved","at":1000000205000,"by":0,"id":"140649796043792-2","seat":0,"move":"chaal"}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',6,'{"kind":"moved","at":1000000205000,"by":1,"id":"140649796056016-1","seat":1,"move":"chaal"}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',7,'{"kind":"moved","at":1000000210000,"seat":2,"move":"chaal","computer":true}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',8,'{"kind":"moved","at":1000000210000,"by":0,"id":"140649796043792-3","seat":0,"move":"chaal"}');
INSERT INTO "entries" VALUES('PSk4nBiCsXRLZXUcPjMuDA',9,'{"kind":"moved","at":1000000210000,"by":1,"id":"140649796056016-2","seat":1,"move":"chaal"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',1,'{"kind":"opened","at":1000000000000,"game":"jutpatti","rules":1,"way":"friends","seats":[{"avatar":"hatti","level":"steady","token":"5f4285864f25366f2740cb020c3202c98957d881c0bf313579aa31a3d92efe2d","name":"Asha"},{"avatar":"danphe","level":"steady"},{"avatar":"yak","level":"steady"}],"options":{"hands":1,"cards":5},"pace":"human","away_after":45,"code":"J9VVHX","code_until":1000043200000}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',2,'{"kind":"sat","at":1000000000000,"seat":1,"token":"838fbce31b78bffb166634444626f0abca8f3f5bdd3f68ceb0219243ee585a86","name":"Bina"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',3,'{"kind":"game_begun","at":1000000000000,"by":0,"id":"140649813836688-1","dealer":1}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',4,'{"kind":"dealt","at":1000000000000,"pack":[21,14,28,11,33,10,0,40,50,16,46,17,8,39,45,51,35,19,49,44,12,22,24,1,29,30,20,7,31,18,36,42,43,38,15,47,26,27,5,2,13,32,48,37,23,6,34,4,3,41,25,9]}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',5,'{"kind":"moved","at":1000000005000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',6,'{"kind":"moved","at":1000000010000,"seat":2,"move":"throw 6d","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',7,'{"kind":"moved","at":1000000010000,"by":0,"id":"140649813836688-2","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',8,'{"kind":"moved","at":1000000010000,"by":0,"id":"140649813836688-3","seat":0,"move":"throw 4h"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',9,'{"kind":"moved","at":1000000010000,"by":1,"id":"140649813841296-1","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',10,'{"kind":"moved","at":1000000010000,"by":1,"id":"140649813841296-2","seat":1,"move":"throw 3h"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',11,'{"kind":"moved","at":1000000015000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',12,'{"kind":"moved","at":1000000020000,"seat":2,"move":"throw 5c","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',13,'{"kind":"moved","at":1000000020000,"by":0,"id":"140649813836688-4","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',14,'{"kind":"moved","at":1000000020000,"by":0,"id":"140649813836688-5","seat":0,"move":"throw 4c"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',15,'{"kind":"moved","at":1000000020000,"by":1,"id":"140649813841296-3","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',16,'{"kind":"moved","at":1000000020000,"by":1,"id":"140649813841296-4","seat":1,"move":"throw 5d"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',17,'{"kind":"moved","at":1000000025000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',18,'{"kind":"moved","at":1000000030000,"seat":2,"move":"throw 7c","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',19,'{"kind":"moved","at":1000000030000,"by":0,"id":"140649813836688-6","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',20,'{"kind":"moved","at":1000000030000,"by":0,"id":"140649813836688-7","seat":0,"move":"throw 5s"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',21,'{"kind":"moved","at":1000000030000,"by":1,"id":"140649813841296-5","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',22,'{"kind":"moved","at":1000000030000,"by":1,"id":"140649813841296-6","seat":1,"move":"throw 6h"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',23,'{"kind":"moved","at":1000000035000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',24,'{"kind":"moved","at":1000000040000,"seat":2,"move":"throw 8h","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',25,'{"kind":"moved","at":1000000040000,"by":0,"id":"140649813836688-8","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',26,'{"kind":"moved","at":1000000040000,"by":0,"id":"140649813836688-9","seat":0,"move":"throw 6c"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',27,'{"kind":"moved","at":1000000040000,"by":1,"id":"140649813841296-7","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',28,'{"kind":"moved","at":1000000040000,"by":1,"id":"140649813841296-8","seat":1,"move":"throw 2s"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',29,'{"kind":"moved","at":1000000045000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',30,'{"kind":"moved","at":1000000050000,"seat":2,"move":"throw Qc","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',31,'{"kind":"moved","at":1000000050000,"by":0,"id":"140649813836688-10","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',32,'{"kind":"moved","at":1000000050000,"by":0,"id":"140649813836688-11","seat":0,"move":"throw 5h"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',33,'{"kind":"moved","at":1000000050000,"by":1,"id":"140649813841296-9","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',34,'{"kind":"moved","at":1000000050000,"by":1,"id":"140649813841296-10","seat":1,"move":"throw 8c"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',35,'{"kind":"moved","at":1000000055000,"seat":2,"move":"pile","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',36,'{"kind":"game_begun","at":1000000055000,"by":0,"id":"140649813836688-12","dealer":1}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',37,'{"kind":"dealt","at":1000000055000,"pack":[8,9,6,22,3,50,30,46,0,12,32,27,16,25,47,14,48,43,39,35,34,17,2,40,1,13,42,38,10,24,41,26,7,4,18,28,21,31,33,45,36,5,44,11,15,19,23,51,37,29,20,49]}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',38,'{"kind":"moved","at":1000000060000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',39,'{"kind":"moved","at":1000000065000,"seat":2,"move":"throw 4c","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',40,'{"kind":"moved","at":1000000065000,"by":0,"id":"140649813836688-13","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',41,'{"kind":"moved","at":1000000065000,"by":0,"id":"140649813836688-14","seat":0,"move":"throw 3d"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',42,'{"kind":"moved","at":1000000065000,"by":1,"id":"140649813841296-11","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',43,'{"kind":"moved","at":1000000065000,"by":1,"id":"140649813841296-12","seat":1,"move":"throw 2h"}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',44,'{"kind":"moved","at":1000000070000,"seat":2,"move":"deck","computer":true}');
INSERT INTO "entries" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',45,'{"kind":"moved","at":1000000075000,"seat":2,"move":"throw 6h","computer":true}');
INSERT INTO "entries" VALUES('QEYF72N7B3YL88cFzAc6Tg',1,'{"kind":"opened","at":1000000260000,"game":"jutpatti","rules":1,"way":"friends","seats":[{"avatar":"saras","level":"steady","token":"549cc1c7614e0f7578e790f6c2d22a0e5729614a74d909586553976078372d3a","name":"Asha"},{"avatar":"danphe","level":"steady"},{"avatar":"gaida","level":"steady"},{"avatar":"yak","level":"steady"}],"options":{},"pace":"human","away_after":45,"code":"9EFNUF","code_until":1000043460000}');
INSERT INTO "entries" VALUES('QEYF72N7B3YL88cFzAc6Tg',2,'{"kind":"sat","at":1000000260000,"seat":1,"token":"ddf3a00a7ed1e9719932e06a7e7e69b8f4bbd174c2a3173480c5d70dcba9cc96","name":"Bina"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',1,'{"kind":"opened","at":1000000075000,"game":"jutpatti","rules":1,"way":"friends","seats":[{"avatar":"yak","level":"steady","token":"9008ed3bb407b9e18f66b88694b30eb1c801a778f46a2521d38bed161e1a9c5c","name":"सीता"},{"avatar":"hatti","level":"steady"}],"options":{"hands":1,"cards":5},"pace":"human","away_after":45,"code":"DRAQQ3","code_until":1000043275000}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',2,'{"kind":"sat","at":1000000075000,"seat":1,"token":"f881d0a059bc9f61e9f69bda26e6371643bbf458e6d7769610a6fd93414bfcea","name":"Bina"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',3,'{"kind":"game_begun","at":1000000075000,"by":0,"id":"140649813811280-1","dealer":1}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',4,'{"kind":"dealt","at":1000000075000,"pack":[46,19,1,29,36,14,37,26,9,16,49,6,23,44,32,33,30,42,0,20,35,24,38,2,4,48,12,21,11,45,51,34,27,43,17,40,28,50,5,47,41,25,15,8,18,13,3,31,7,39,10,22]}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',5,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-2","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',6,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-3","seat":0,"move":"throw 2h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',7,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-1","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',8,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-2","seat":1,"move":"throw 4h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',9,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-4","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',10,'{"kind":"game_begun","at":1000000075000,"by":0,"id":"140649813811280-5","dealer":1}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',11,'{"kind":"dealt","at":1000000075000,"pack":[47,42,41,35,34,32,17,26,5,24,48,31,46,16,39,14,38,18,37,15,22,29,11,8,20,43,44,19,33,27,2,1,23,36,9,0,49,45,21,7,10,28,13,4,12,3,50,40,30,6,51,25]}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',12,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-6","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',13,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-7","seat":0,"move":"throw 2d"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',14,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-3","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',15,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-4","seat":1,"move":"throw 7c"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',16,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-8","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',17,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-9","seat":0,"move":"throw 5c"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',18,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-5","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',19,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-6","seat":1,"move":"throw 7h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',20,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-10","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',21,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-11","seat":0,"move":"throw 4h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',22,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-7","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',23,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-8","seat":1,"move":"throw 9c"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',24,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-12","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',25,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-13","seat":0,"move":"throw 5d"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',26,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-9","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',27,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-10","seat":1,"move":"throw 9s"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',28,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-14","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',29,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-15","seat":0,"move":"throw 4s"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',30,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-11","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',31,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-12","seat":1,"move":"throw 6h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',32,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-16","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',33,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-17","seat":0,"move":"throw 5h"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',34,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-13","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',35,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-14","seat":1,"move":"throw 3s"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',36,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-18","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',37,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-19","seat":0,"move":"throw 3c"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',38,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-15","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',39,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-16","seat":1,"move":"throw 6c"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',40,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-20","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',41,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-21","seat":0,"move":"throw 8d"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',42,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-17","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',43,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-18","seat":1,"move":"throw Jh"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',44,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-22","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',45,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-23","seat":0,"move":"throw 5s"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',46,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-19","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',47,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-20","seat":1,"move":"throw 9d"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',48,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-24","seat":0,"move":"deck"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',49,'{"kind":"moved","at":1000000075000,"by":0,"id":"140649813811280-25","seat":0,"move":"throw 7s"}');
INSERT INTO "entries" VALUES('ggZIbN4eA3ELah4Y56EmuQ',50,'{"kind":"moved","at":1000000075000,"by":1,"id":"140649813686032-21","seat":1,"move":"deck"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',1,'{"kind":"opened","at":1000000075000,"game":"pitty_pat","rules":1,"way":"computer","seats":[{"avatar":"langur","level":"steady","token":"3d0930aaadf1963a0b7747932a53dbc00e123f32585f22d9a7fb48e3737e2898"},{"avatar":"saras","level":"steady"},{"avatar":"hatti","level":"steady"},{"avatar":"yak","level":"steady"}],"options":{},"pace":"human","away_after":45}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',2,'{"kind":"game_begun","at":1000000075000,"dealer":1}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',3,'{"kind":"dealt","at":1000000075000,"pack":[40,4,20,2,24,17,42,9,3,49,13,51,18,29,30,39,27,46,28,8,36,0,11,31,43,6,7,25,45,35,26,15,12,38,21,32,37,50,14,22,10,23,47,16,5,41,19,33,48,1,34,44]}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',4,'{"kind":"moved","at":1000000080000,"seat":2,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',5,'{"kind":"moved","at":1000000085000,"seat":2,"move":"match As","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',6,'{"kind":"moved","at":1000000090000,"seat":2,"move":"throw 7s","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',7,'{"kind":"moved","at":1000000095000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',8,'{"kind":"moved","at":1000000095000,"by":0,"id":"140649834778768-1","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',9,'{"kind":"moved","at":1000000095000,"by":0,"id":"140649834778768-2","seat":0,"move":"match 8c"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',10,'{"kind":"moved","at":1000000095000,"by":0,"id":"140649834778768-3","seat":0,"move":"throw 4d"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',11,'{"kind":"moved","at":1000000100000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',12,'{"kind":"moved","at":1000000105000,"seat":2,"move":"match Jc","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',13,'{"kind":"moved","at":1000000110000,"seat":2,"move":"throw 7c","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',14,'{"kind":"moved","at":1000000115000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',15,'{"kind":"moved","at":1000000120000,"seat":3,"move":"match 2c","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',16,'{"kind":"moved","at":1000000125000,"seat":3,"move":"throw Qh","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',17,'{"kind":"moved","at":1000000125000,"by":0,"id":"140649834778768-4","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',18,'{"kind":"moved","at":1000000130000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',19,'{"kind":"moved","at":1000000135000,"seat":2,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',20,'{"kind":"moved","at":1000000140000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',21,'{"kind":"moved","at":1000000140000,"by":0,"id":"140649834778768-5","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',22,'{"kind":"moved","at":1000000145000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',23,'{"kind":"moved","at":1000000150000,"seat":2,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',24,'{"kind":"moved","at":1000000155000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',25,'{"kind":"moved","at":1000000155000,"by":0,"id":"140649834778768-6","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',26,'{"kind":"moved","at":1000000155000,"by":0,"id":"140649834778768-7","seat":0,"move":"match 6c"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',27,'{"kind":"moved","at":1000000155000,"by":0,"id":"140649834778768-8","seat":0,"move":"throw 8h"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',28,'{"kind":"moved","at":1000000160000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',29,'{"kind":"moved","at":1000000165000,"seat":2,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',30,'{"kind":"moved","at":1000000170000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',31,'{"kind":"moved","at":1000000175000,"seat":3,"move":"match Kd","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',32,'{"kind":"moved","at":1000000180000,"seat":3,"move":"throw 5d","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',33,'{"kind":"moved","at":1000000180000,"by":0,"id":"140649834778768-9","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',34,'{"kind":"moved","at":1000000185000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',35,'{"kind":"moved","at":1000000190000,"seat":2,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',36,'{"kind":"moved","at":1000000195000,"seat":3,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',37,'{"kind":"moved","at":1000000195000,"by":0,"id":"140649834778768-10","seat":0,"move":"flip"}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',38,'{"kind":"moved","at":1000000200000,"seat":1,"move":"flip","computer":true}');
INSERT INTO "entries" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',39,'{"kind":"moved","at":1000000205000,"seat":2,"move":"match 5h","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',1,'{"kind":"opened","at":1000000210000,"game":"patta_party","rules":1,"way":"friends","seats":[{"avatar":"yak","level":"steady","token":"f82d9360352193a718481518c2f621e908951e87a48ea7fdd6e3c5151717317b","name":"Asha"},{"avatar":"chituwa","level":"steady"},{"avatar":"habre","level":"steady"},{"avatar":"langur","level":"steady"}],"options":{},"pace":"human","away_after":45,"code":"VTHAGD","code_until":1000043410000}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',2,'{"kind":"sat","at":1000000210000,"seat":1,"token":"e2a26c8af62c902d737d941cf93cc275c9f47b10c33f07ffdf304303e0855b63","name":"Bina"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',3,'{"kind":"game_begun","at":1000000210000,"by":0,"id":"140649813841552-1","dealer":1}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',4,'{"kind":"dealt","at":1000000210000,"pack":[13,23,2,11,7,6,51,43,35,49,27,41,18,14,12,21,10,36,17,44,31,15,39,42,4,25,30,0,19,5,24,28,1,38,40,9,47,45,32,46,33,50,29,22,3,8,26,34,16,20,37,48]}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',5,'{"kind":"moved","at":1000000215000,"seat":2,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',6,'{"kind":"moved","at":1000000220000,"seat":3,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',7,'{"kind":"moved","at":1000000220000,"by":0,"id":"140649813841552-2","seat":0,"move":"bid 6"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',8,'{"kind":"moved","at":1000000220000,"by":1,"id":"140649796054928-1","seat":1,"move":"bid 7"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',9,'{"kind":"moved","at":1000000220000,"by":1,"id":"140649796054928-2","seat":1,"move":"trump c"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',10,'{"kind":"moved","at":1000000225000,"seat":2,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',11,'{"kind":"moved","at":1000000230000,"seat":3,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',12,'{"kind":"moved","at":1000000230000,"by":0,"id":"140649813841552-3","seat":0,"move":"bid 10"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',13,'{"kind":"moved","at":1000000230000,"by":1,"id":"140649796054928-3","seat":1,"move":"bid 11"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',14,'{"kind":"moved","at":1000000230000,"by":0,"id":"140649813841552-4","seat":0,"move":"bid 12"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',15,'{"kind":"moved","at":1000000230000,"by":1,"id":"140649796054928-4","seat":1,"move":"bid 13"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',16,'{"kind":"moved","at":1000000230000,"by":1,"id":"140649796054928-5","seat":1,"move":"trump c"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',17,'{"kind":"moved","at":1000000230000,"by":1,"id":"140649796054928-6","seat":1,"move":"play 3d"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',18,'{"kind":"moved","at":1000000235000,"seat":2,"move":"play Ad","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',19,'{"kind":"moved","at":1000000240000,"seat":3,"move":"play 2d","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',20,'{"kind":"moved","at":1000000240000,"by":0,"id":"140649813841552-5","seat":0,"move":"play 5d"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',21,'{"kind":"game_begun","at":1000000240000,"by":0,"id":"140649813841552-6","dealer":0}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',22,'{"kind":"dealt","at":1000000240000,"pack":[0,35,37,43,50,27,5,23,29,25,1,19,24,22,36,47,18,11,4,49,9,6,31,13,7,21,2,10,14,40,3,26,8,42,45,16,33,15,41,30,34,46,51,17,44,12,48,38,32,39,20,28]}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',23,'{"kind":"moved","at":1000000240000,"by":1,"id":"140649796054928-7","seat":1,"move":"bid 6"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',24,'{"kind":"moved","at":1000000245000,"seat":2,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',25,'{"kind":"moved","at":1000000250000,"seat":3,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',26,'{"kind":"moved","at":1000000250000,"by":0,"id":"140649813841552-7","seat":0,"move":"bid 7"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',27,'{"kind":"moved","at":1000000250000,"by":0,"id":"140649813841552-8","seat":0,"move":"trump c"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',28,'{"kind":"moved","at":1000000250000,"by":1,"id":"140649796054928-8","seat":1,"move":"bid 10"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',29,'{"kind":"moved","at":1000000255000,"seat":2,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',30,'{"kind":"moved","at":1000000260000,"seat":3,"move":"pass","computer":true}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',31,'{"kind":"moved","at":1000000260000,"by":0,"id":"140649813841552-9","seat":0,"move":"bid 11"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',32,'{"kind":"moved","at":1000000260000,"by":1,"id":"140649796054928-9","seat":1,"move":"bid 12"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',33,'{"kind":"moved","at":1000000260000,"by":0,"id":"140649813841552-10","seat":0,"move":"bid 13"}');
INSERT INTO "entries" VALUES('v_WzpGaxfqhQMMiKu42IMw',34,'{"kind":"moved","at":1000000260000,"by":0,"id":"140649813841552-11","seat":0,"move":"trump c"}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            last INTEGER NOT NULL,
            due INTEGER
        ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('PSk4nBiCsXRLZXUcPjMuDA',9,1000000211457);
INSERT INTO "tables" VALUES('Q56mcTPHcAIQ2qR3Od9ehA',45,NULL);
INSERT INTO "tables" VALUES('QEYF72N7B3YL88cFzAc6Tg',2,NULL);
INSERT INTO "tables" VALUES('ggZIbN4eA3ELah4Y56EmuQ',50,NULL);
INSERT INTO "tables" VALUES('r5UtAx_Mh1zsJAUIWZkaJg',39,NULL);
INSERT INTO "tables" VALUES('v_WzpGaxfqhQMMiKu42IMw',34,NULL);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
COMMIT;
