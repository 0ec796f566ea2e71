-- A user's current work status, in the order of the form.
insert into data.work_statuses (code, position, names)
select code, position, jsonb_build_object('gr', gr, 'en', en, 'de', de, 'fr', fr, 'pt', pt)
from (
  values
    (1, 'full_time_employee', 'Εργαζόμενη πλήρους απασχόλησης', 'Full-time employee',
      'Angestellte in Vollzeit', 'Salariée à temps plein', 'Trabalhadora a tempo inteiro'),
    (2, 'part_time_employee', 'Εργαζόμενη μερικής απασχόλησης', 'Part-time employee',
      'Angestellte in Teilzeit', 'Salariée à temps partiel', 'Trabalhadora a tempo parcial'),
    (3, 'freelancer', 'Ελεύθερη επαγγελματίας', 'Freelancer', 'Freiberuflerin', 'Indépendante',
      'Trabalhadora independente'),
    (4, 'entrepreneur', 'Επιχειρηματίας', 'Entrepreneur', 'Unternehmerin', 'Cheffe d’entreprise',
      'Empresária'),
    (5, 'unemployed', 'Άνεργη', 'Unemployed', 'Arbeitssuchend', 'Sans emploi', 'Desempregada'),
    (6, 'university_student', 'Φοιτήτρια', 'University student', 'Studentin', 'Étudiante',
      'Estudante universitária'),
    (7, 'student', 'Μαθήτρια', 'School student', 'Schülerin', 'Élève', 'Aluna'),
    (8, 'retired', 'Συνταξιούχος', 'Retired', 'Rentnerin', 'Retraitée', 'Reformada'),
    (9, 'maternity_leave', 'Σε άδεια μητρότητας', 'On maternity leave', 'Im Mutterschutz',
      'En congé maternité', 'Em licença de maternidade'),
    (10, 'career_change', 'Σε φάση αλλαγής καριέρας', 'In a career change phase',
      'In beruflicher Neuorientierung', 'En reconversion professionnelle',
      'Em fase de mudança de carreira')
) as listed (position, code, gr, en, de, fr, pt)
on conflict (code) do update
  set position = excluded.position, names = excluded.names
  where (work_statuses.position, work_statuses.names)
    is distinct from (excluded.position, excluded.names);
