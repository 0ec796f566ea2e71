-- Topics that a mentee may want support with, sorted by the Greek name.
insert into data.support_topics (code, position, names)
select code, position, jsonb_build_object('gr', gr, 'en', en, 'de', de, 'fr', fr, 'pt', pt)
from (
  values
    (1, 'career_change', 'Αλλαγή καριέρας', 'Career change', 'Berufliche Neuorientierung',
      'Reconversion professionnelle', 'Mudança de carreira'),
    (2, 'job_search', 'Αναζήτηση εργασίας και συνέντευξη', 'Job search and interviews',
      'Stellensuche und Vorstellungsgespräch', 'Recherche d’emploi et entretiens',
      'Procura de emprego e entrevistas'),
    (3, 'male_dominated_environment', 'Ανδροκρατούμενο εργασιακό περιβάλλον',
      'Male-dominated work environment', 'Männerdominiertes Arbeitsumfeld', 'Milieu de travail masculin',
      'Ambiente de trabalho dominado por homens'),
    (4, 'unemployment', 'Ανεργία', 'Unemployment', 'Arbeitslosigkeit', 'Chômage', 'Desemprego'),
    (5, 'self_confidence', 'Αυτοπεποίθηση και σύνδρομο του απατεώνα',
      'Self-confidence and impostor syndrome', 'Selbstvertrauen und Hochstapler-Syndrom',
      'Confiance en soi et syndrome de l’imposteur', 'Autoconfiança e síndrome do impostor'),
    (6, 'pay_negotiation', 'Διαπραγμάτευση αμοιβής', 'Negotiating pay', 'Gehaltsverhandlung',
      'Négociation salariale', 'Negociação salarial'),
    (7, 'networking', 'Δικτύωση', 'Networking', 'Netzwerken', 'Réseautage', 'Criação de contactos'),
    (8, 'team_management', 'Διοίκηση ομάδας', 'Managing a team', 'Teamleitung', 'Gestion d’équipe',
      'Gestão de equipas'),
    (9, 'career_progress', 'Επαγγελματική εξέλιξη', 'Career progression', 'Berufliche Weiterentwicklung',
      'Évolution professionnelle', 'Progressão na carreira'),
    (10, 'burnout', 'Επαγγελματική εξουθένωση', 'Burnout', 'Burn-out', 'Épuisement professionnel',
      'Esgotamento profissional'),
    (11, 'return_to_work', 'Επιστροφή στην εργασία μετά από διακοπή', 'Returning to work after a break',
      'Wiedereinstieg nach einer Pause', 'Retour au travail après une pause',
      'Regresso ao trabalho após uma pausa'),
    (12, 'entrepreneurship', 'Επιχειρηματικότητα', 'Entrepreneurship', 'Unternehmensgründung',
      'Entrepreneuriat', 'Empreendedorismo'),
    (13, 'teenage_girls', 'Έφηβες: σπουδές και επιλογή επαγγέλματος',
      'Teenage girls: studies and choosing a career', 'Mädchen im Teenageralter: Ausbildung und Berufswahl',
      'Adolescentes : études et choix d’un métier',
      'Raparigas adolescentes: estudos e escolha da profissão'),
    (14, 'abroad', 'Ζωή και εργασία στο εξωτερικό', 'Living and working abroad',
      'Leben und Arbeiten im Ausland', 'Vivre et travailler à l’étranger',
      'Viver e trabalhar no estrangeiro'),
    (15, 'leadership', 'Ηγεσία', 'Leadership', 'Führung', 'Leadership', 'Liderança'),
    (16, 'ageism', 'Ηλικιακές διακρίσεις', 'Ageism', 'Altersdiskriminierung', 'Âgisme', 'Idadismo'),
    (17, 'work_life_balance', 'Ισορροπία επαγγελματικής και προσωπικής ζωής', 'Work/life balance',
      'Vereinbarkeit von Beruf und Privatleben', 'Équilibre entre vie professionnelle et vie privée',
      'Equilíbrio entre trabalho e vida pessoal'),
    (18, 'motherhood', 'Μητρότητα και καριέρα', 'Motherhood and career', 'Mutterschaft und Beruf',
      'Maternité et carrière', 'Maternidade e carreira'),
    (19, 'career_start', 'Πρώτα βήματα στην καριέρα', 'First career steps', 'Berufseinstieg',
      'Premiers pas professionnels', 'Primeiros passos na carreira'),
    (20, 'workplace_conflict', 'Συγκρούσεις και δύσκολες συμπεριφορές στην εργασία',
      'Conflict and difficult behaviour at work', 'Konflikte am Arbeitsplatz',
      'Conflits et comportements difficiles au travail', 'Conflitos e comportamentos difíceis no trabalho'),
    (21, 'retirement', 'Συνταξιοδότηση', 'Retirement', 'Übergang in den Ruhestand', 'Départ à la retraite',
      'Passagem à reforma'),
    (22, 'remote_work', 'Τηλεργασία', 'Remote work', 'Arbeiten von zu Hause', 'Télétravail',
      'Teletrabalho')
) as listed (position, code, gr, en, de, fr, pt)
on conflict (code) do update
  set position = excluded.position, names = excluded.names
  where (support_topics.position, support_topics.names)
    is distinct from (excluded.position, excluded.names);
