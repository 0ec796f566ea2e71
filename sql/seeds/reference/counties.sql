-- The 74 regional units of Greece (law 3852/2010): the eight of Attica first, the others by their Greek names.
insert into data.counties (code, position, names)
select code, position, jsonb_build_object('gr', gr, 'en', en, 'de', de, 'fr', fr, 'pt', pt)
from (
  values
    (1, 'athens_central', 'Κεντρικός Τομέας Αθηνών', 'Central Athens', 'Athen-Zentrum', 'Athènes-Centre',
      'Atenas Central'),
    (2, 'athens_north', 'Βόρειος Τομέας Αθηνών', 'North Athens', 'Athen-Nord', 'Athènes-Nord',
      'Atenas Norte'),
    (3, 'athens_west', 'Δυτικός Τομέας Αθηνών', 'West Athens', 'Athen-West', 'Athènes-Ouest',
      'Atenas Oeste'),
    (4, 'athens_south', 'Νότιος Τομέας Αθηνών', 'South Athens', 'Athen-Süd', 'Athènes-Sud', 'Atenas Sul'),
    (5, 'piraeus', 'Πειραιάς', 'Piraeus', 'Piräus', 'Le Pirée', 'Pireu'),
    (6, 'attica_east', 'Ανατολική Αττική', 'East Attica', 'Ostattika', 'Attique de l’Est',
      'Ática Oriental'),
    (7, 'attica_west', 'Δυτική Αττική', 'West Attica', 'Westattika', 'Attique de l’Ouest',
      'Ática Ocidental'),
    (8, 'attica_islands', 'Νησιά Αττικής', 'Attica Islands', 'Attische Inseln', 'Îles de l’Attique',
      'Ilhas da Ática'),
    (9, 'aetolia_acarnania', 'Αιτωλοακαρνανία', 'Aetolia-Acarnania', 'Ätolien-Akarnanien',
      'Étolie-Acarnanie', 'Etólia-Acarnânia'),
    (10, 'andros', 'Άνδρος', 'Andros', 'Andros', 'Andros', 'Andros'),
    (11, 'argolis', 'Αργολίδα', 'Argolis', 'Argolis', 'Argolide', 'Argólida'),
    (12, 'arcadia', 'Αρκαδία', 'Arcadia', 'Arkadien', 'Arcadie', 'Arcádia'),
    (13, 'arta', 'Άρτα', 'Arta', 'Arta', 'Arta', 'Arta'),
    (14, 'achaea', 'Αχαΐα', 'Achaea', 'Achaia', 'Achaïe', 'Acaia'),
    (15, 'boeotia', 'Βοιωτία', 'Boeotia', 'Böotien', 'Béotie', 'Beócia'),
    (16, 'grevena', 'Γρεβενά', 'Grevena', 'Grevena', 'Grevena', 'Grevena'),
    (17, 'drama', 'Δράμα', 'Drama', 'Drama', 'Drama', 'Drama'),
    (18, 'evros', 'Έβρος', 'Evros', 'Evros', 'Évros', 'Evros'),
    (19, 'euboea', 'Εύβοια', 'Euboea', 'Euböa', 'Eubée', 'Eubeia'),
    (20, 'evrytania', 'Ευρυτανία', 'Evrytania', 'Evrytanien', 'Eurytanie', 'Euritânia'),
    (21, 'zakynthos', 'Ζάκυνθος', 'Zakynthos', 'Zakynthos', 'Zante', 'Zacinto'),
    (22, 'elis', 'Ηλεία', 'Elis', 'Elis', 'Élide', 'Élida'),
    (23, 'imathia', 'Ημαθία', 'Imathia', 'Imathia', 'Imathie', 'Imathia'),
    (24, 'heraklion', 'Ηράκλειο', 'Heraklion', 'Iraklio', 'Héraklion', 'Heraclião'),
    (25, 'thasos', 'Θάσος', 'Thasos', 'Thasos', 'Thasos', 'Tasos'),
    (26, 'thesprotia', 'Θεσπρωτία', 'Thesprotia', 'Thesprotia', 'Thesprotie', 'Tesprótia'),
    (27, 'thessaloniki', 'Θεσσαλονίκη', 'Thessaloniki', 'Thessaloniki', 'Thessalonique', 'Salónica'),
    (28, 'thira', 'Θήρα (Σαντορίνη)', 'Thira (Santorini)', 'Thira (Santorin)', 'Thíra (Santorin)',
      'Thira (Santorini)'),
    (29, 'ithaca', 'Ιθάκη', 'Ithaca', 'Ithaka', 'Ithaque', 'Ítaca'),
    (30, 'ikaria', 'Ικαρία', 'Ikaria', 'Ikaria', 'Ikaria', 'Icária'),
    (31, 'ioannina', 'Ιωάννινα', 'Ioannina', 'Ioannina', 'Ioannina', 'Ioannina'),
    (32, 'kavala', 'Καβάλα', 'Kavala', 'Kavala', 'Kavala', 'Kavala'),
    (33, 'kalymnos', 'Κάλυμνος', 'Kalymnos', 'Kalymnos', 'Kalymnos', 'Kalymnos'),
    (34, 'karditsa', 'Καρδίτσα', 'Karditsa', 'Karditsa', 'Karditsa', 'Karditsa'),
    (35, 'karpathos', 'Κάρπαθος', 'Karpathos', 'Karpathos', 'Karpathos', 'Kárpathos'),
    (36, 'kastoria', 'Καστοριά', 'Kastoria', 'Kastoria', 'Kastoria', 'Kastoria'),
    (37, 'kea_kythnos', 'Κέα-Κύθνος', 'Kea-Kythnos', 'Kea-Kythnos', 'Kéa-Kythnos', 'Kea-Kythnos'),
    (38, 'corfu', 'Κέρκυρα', 'Corfu', 'Korfu', 'Corfou', 'Corfu'),
    (39, 'kefalonia', 'Κεφαλληνία', 'Kefalonia', 'Kefalonia', 'Céphalonie', 'Cefalónia'),
    (40, 'kilkis', 'Κιλκίς', 'Kilkis', 'Kilkis', 'Kilkis', 'Kilkis'),
    (41, 'kozani', 'Κοζάνη', 'Kozani', 'Kozani', 'Kozani', 'Kozani'),
    (42, 'corinthia', 'Κορινθία', 'Corinthia', 'Korinthia', 'Corinthie', 'Coríntia'),
    (43, 'kos', 'Κως', 'Kos', 'Kos', 'Kos', 'Cós'),
    (44, 'laconia', 'Λακωνία', 'Laconia', 'Lakonien', 'Laconie', 'Lacónia'),
    (45, 'larissa', 'Λάρισα', 'Larissa', 'Larisa', 'Larissa', 'Lárissa'),
    (46, 'lasithi', 'Λασίθι', 'Lasithi', 'Lasithi', 'Lassithi', 'Lasiti'),
    (47, 'lesbos', 'Λέσβος', 'Lesbos', 'Lesbos', 'Lesbos', 'Lesbos'),
    (48, 'lefkada', 'Λευκάδα', 'Lefkada', 'Lefkada', 'Leucade', 'Lêucade'),
    (49, 'lemnos', 'Λήμνος', 'Lemnos', 'Limnos', 'Lemnos', 'Lemnos'),
    (50, 'magnesia', 'Μαγνησία', 'Magnesia', 'Magnesia', 'Magnésie', 'Magnésia'),
    (51, 'messenia', 'Μεσσηνία', 'Messenia', 'Messenien', 'Messénie', 'Messénia'),
    (52, 'milos', 'Μήλος', 'Milos', 'Milos', 'Milos', 'Milos'),
    (53, 'mykonos', 'Μύκονος', 'Mykonos', 'Mykonos', 'Mykonos', 'Míconos'),
    (54, 'naxos', 'Νάξος', 'Naxos', 'Naxos', 'Naxos', 'Naxos'),
    (55, 'xanthi', 'Ξάνθη', 'Xanthi', 'Xanthi', 'Xánthi', 'Xanthi'),
    (56, 'paros', 'Πάρος', 'Paros', 'Paros', 'Paros', 'Paros'),
    (57, 'pella', 'Πέλλα', 'Pella', 'Pella', 'Pella', 'Pela'),
    (58, 'pieria', 'Πιερία', 'Pieria', 'Pieria', 'Piérie', 'Piéria'),
    (59, 'preveza', 'Πρέβεζα', 'Preveza', 'Preveza', 'Prévéza', 'Preveza'),
    (60, 'rethymno', 'Ρέθυμνο', 'Rethymno', 'Rethymno', 'Réthymnon', 'Retimno'),
    (61, 'rhodope', 'Ροδόπη', 'Rhodope', 'Rhodopi', 'Rhodope', 'Ródope'),
    (62, 'rhodes', 'Ρόδος', 'Rhodes', 'Rhodos', 'Rhodes', 'Rodes'),
    (63, 'samos', 'Σάμος', 'Samos', 'Samos', 'Samos', 'Samos'),
    (64, 'serres', 'Σέρρες', 'Serres', 'Serres', 'Serrès', 'Serres'),
    (65, 'sporades', 'Σποράδες', 'Sporades', 'Sporaden', 'Sporades', 'Espórades'),
    (66, 'syros', 'Σύρος', 'Syros', 'Syros', 'Syros', 'Siros'),
    (67, 'tinos', 'Τήνος', 'Tinos', 'Tinos', 'Tinos', 'Tinos'),
    (68, 'trikala', 'Τρίκαλα', 'Trikala', 'Trikala', 'Trikala', 'Trikala'),
    (69, 'phthiotis', 'Φθιώτιδα', 'Phthiotis', 'Phthiotis', 'Phthiotide', 'Ftiótida'),
    (70, 'florina', 'Φλώρινα', 'Florina', 'Florina', 'Flórina', 'Florina'),
    (71, 'phocis', 'Φωκίδα', 'Phocis', 'Phokis', 'Phocide', 'Fócida'),
    (72, 'chalkidiki', 'Χαλκιδική', 'Chalkidiki', 'Chalkidiki', 'Chalcidique', 'Calcídica'),
    (73, 'chania', 'Χανιά', 'Chania', 'Chania', 'La Canée', 'Chania'),
    (74, 'chios', 'Χίος', 'Chios', 'Chios', 'Chios', 'Quios')
) as listed (position, code, gr, en, de, fr, pt)
on conflict (code) do update
  set position = excluded.position, names = excluded.names
  where (counties.position, counties.names)
    is distinct from (excluded.position, excluded.names);

-- The 13 regions (law 3852/2010) with their units.
with region (code, gr, en, de, fr, pt, units) as (
  values
    ('attica', 'Αττική', 'Attica', 'Attika', 'Attique', 'Ática',
      '{athens_central,athens_north,athens_west,athens_south,piraeus,attica_east,attica_west,attica_islands}'::text[]),
    ('east_macedonia_thrace', 'Ανατολική Μακεδονία και Θράκη', 'Eastern Macedonia and Thrace', 'Ostmakedonien und Thrakien',
      'Macédoine-Orientale et Thrace', 'Macedónia Oriental e Trácia', '{drama,evros,thasos,kavala,xanthi,rhodope}'),
    ('north_aegean', 'Βόρειο Αιγαίο', 'North Aegean', 'Nördliche Ägäis', 'Égée-Septentrionale', 'Egeu Setentrional',
      '{ikaria,lesbos,lemnos,samos,chios}'),
    ('west_greece', 'Δυτική Ελλάδα', 'Western Greece', 'Westgriechenland', 'Grèce-Occidentale', 'Grécia Ocidental',
      '{aetolia_acarnania,achaea,elis}'),
    ('west_macedonia', 'Δυτική Μακεδονία', 'Western Macedonia', 'Westmakedonien', 'Macédoine-Occidentale',
      'Macedónia Ocidental', '{grevena,kastoria,kozani,florina}'),
    ('epirus', 'Ήπειρος', 'Epirus', 'Epirus', 'Épire', 'Epiro', '{arta,thesprotia,ioannina,preveza}'),
    ('thessaly', 'Θεσσαλία', 'Thessaly', 'Thessalien', 'Thessalie', 'Tessália',
      '{karditsa,larissa,magnesia,sporades,trikala}'),
    ('ionian_islands', 'Ιόνια Νησιά', 'Ionian Islands', 'Ionische Inseln', 'Îles Ioniennes', 'Ilhas Jónicas',
      '{zakynthos,ithaca,corfu,kefalonia,lefkada}'),
    ('central_macedonia', 'Κεντρική Μακεδονία', 'Central Macedonia', 'Zentralmakedonien', 'Macédoine-Centrale',
      'Macedónia Central', '{imathia,thessaloniki,kilkis,pella,pieria,serres,chalkidiki}'),
    ('crete', 'Κρήτη', 'Crete', 'Kreta', 'Crète', 'Creta', '{heraklion,lasithi,rethymno,chania}'),
    ('south_aegean', 'Νότιο Αιγαίο', 'South Aegean', 'Südliche Ägäis', 'Égée-Méridionale', 'Egeu Meridional',
      '{andros,thira,kalymnos,karpathos,kea_kythnos,kos,milos,mykonos,naxos,paros,rhodes,syros,tinos}'),
    ('peloponnese', 'Πελοπόννησος', 'Peloponnese', 'Peloponnes', 'Péloponnèse', 'Peloponeso',
      '{argolis,arcadia,corinthia,laconia,messenia}'),
    ('central_greece', 'Στερεά Ελλάδα', 'Central Greece', 'Mittelgriechenland', 'Grèce-Centrale', 'Grécia Central',
      '{boeotia,euboea,evrytania,phthiotis,phocis}')
), named as (
  insert into data.regions (code, names)
  select r.code, jsonb_build_object('gr', r.gr, 'en', r.en, 'de', r.de, 'fr', r.fr, 'pt', r.pt) from region r
  on conflict (code) do update set names = excluded.names
  returning id, code
)
update data.counties y
set region_id = n.id
from region r join named n using (code)
where y.code = any (r.units) and y.region_id is distinct from n.id;
