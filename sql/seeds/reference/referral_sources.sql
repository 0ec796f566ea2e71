-- How a user heard of the network, in the order of the form.
insert into data.referral_sources (code, position, names)
select code, position, jsonb_build_object('gr', gr, 'en', en, 'de', de, 'fr', fr, 'pt', pt)
from (
  values
    (1, 'beneficiary', 'Από ωφελούμενη του δικτύου', 'From a woman the network has supported',
      'Von einer Frau, die das Netzwerk begleitet hat', 'Par une femme accompagnée par le réseau',
      'Por uma mulher apoiada pela rede'),
    (2, 'partner', 'Από συνεργαζόμενο φορέα', 'From a partner organisation',
      'Von einer Partnerorganisation', 'Par une organisation partenaire', 'Por uma organização parceira'),
    (3, 'volunteer', 'Από εθελόντρια του δικτύου', 'From one of our volunteers',
      'Von einer unserer Freiwilligen', 'Par l’une de nos bénévoles', 'Por uma das nossas voluntárias'),
    (4, 'someone_i_know', 'Από άτομο που γνωρίζω', 'From someone I know', 'Von jemandem, den ich kenne',
      'Par une personne que je connais', 'Por alguém que conheço'),
    (5, 'social_networks', 'Από τα κοινωνικά δίκτυα', 'On social networks', 'In sozialen Netzwerken',
      'Sur les réseaux sociaux', 'Nas redes sociais'),
    (6, 'search', 'Από αναζήτηση στο διαδίκτυο', 'Through an internet search', 'Über eine Internetsuche',
      'Par une recherche sur Internet', 'Através de uma pesquisa na Internet'),
    (7, 'television', 'Από την τηλεόραση', 'On television', 'Im Fernsehen', 'À la télévision',
      'Na televisão'),
    (8, 'press', 'Από τον Τύπο', 'In the press', 'In der Presse', 'Dans la presse', 'Na imprensa'),
    (9, 'event', 'Σε εκδήλωση', 'At an event', 'Auf einer Veranstaltung', 'Lors d’un événement',
      'Num evento')
) as listed (position, code, gr, en, de, fr, pt)
on conflict (code) do update
  set position = excluded.position, names = excluded.names
  where (referral_sources.position, referral_sources.names)
    is distinct from (excluded.position, excluded.names);
