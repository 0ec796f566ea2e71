-- Testimonials of earlier years, and offers of partners to mentors.
insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
select m.id, said.by, rules.local_date() - said.days, said.text, now() - make_interval(days => said.days)
from (
  values
    ('mentor', 'Ιουλία Ράπτη', 290, 'Μπήκα στο mentoring ζητώντας συμβουλές για τη συνέντευξη και βγήκα με άλλη εικόνα για τον εαυτό μου. Η Ελένη έχει το χάρισμα να κάνει τα δύσκολα να μοιάζουν βήματα.'),
    ('maria.konstantinidou', 'Νίκη Χαλκιά', 60, 'Είχα να γράψω βιογραφικό έντεκα χρόνια. Η Μαρία το κοίταξε, γέλασε μαζί μου και όχι με μένα, και σε έναν μήνα είχα τρεις συνεντεύξεις. Δουλεύω πάλι, σε κάτι που μου αρέσει.'),
    ('maria.konstantinidou', 'Πηνελόπη Δούκα', 240, 'Στα πενήντα τρία μου πίστευα ότι κανείς δεν θα με πάρει στα σοβαρά. Μου έδειξε πώς να μιλώ για την πείρα μου χωρίς να ζητώ συγγνώμη για την ηλικία μου.'),
    ('despina.vlachaki', 'Αργυρή Πατεράκη', 130, 'Η Δέσποινα μου γλίτωσε χρόνια. Με έβαλε να πουλήσω πρώτα είκοσι βάζα και μετά να σκεφτώ το εργαστήριο. Σήμερα έχω και τα δύο.'),
    ('sofia.raptopoulou', 'Φαίδρα Μελισσηνού', 95, 'Διάβασε την αίτησή μου για το διδακτορικό τέσσερις φορές. Την τέταρτη είπε «τώρα ακούω εσένα». Έγινα δεκτή στην Κοπεγχάγη.'),
    ('ioanna.stamatopoulou', 'Ευδοκία Τάσιου', 310, 'Ήρεμη, ακριβής και ανθρώπινη. Μετά από κάθε συνάντηση κοιμόμουν καλύτερα.'),
    ('christina.alexiou', 'Μαργαρίτα Λιάπη', 75, 'Ήμουν σίγουρη ότι έπρεπε να παραιτηθώ. Κάναμε μαζί ένα πείραμα τεσσάρων εβδομάδων και κατάλαβα ότι έπρεπε να αλλάξω ωράριο και όχι δουλειά. Το γράμμα της το έχω πάνω στο γραφείο μου.'),
    ('vasiliki.tsirimokou', 'Ανδριάνα Κοκκίνη', 180, 'Τελείωσα την ακαδημία και όλοι με ρωτούσαν αν είμαι σίγουρη. Η Βασιλική δεν με ρώτησε ποτέ. Με ρώτησε μόνο σε ποιο πλοίο θέλω να μπω.'),
    ('olga.chatzigeorgiou', 'Ματίνα Ζώη', 40, 'Είμαι δεκαεπτά και δεν είχα ιδέα τι θέλω. Ακόμη δεν έχω αποφασίσει, αλλά μίλησα με πέντε γυναίκες που κάνουν αυτά που σκέφτομαι και δεν φοβάμαι πια.'),
    ('coach', 'Σταυρούλα Νάτση', 110, 'Τέσσερις συναντήσεις που άλλαξαν μια χρονιά. Η Εύα δεν έδωσε καμία απάντηση και βρήκα όλες όσες χρειαζόμουν.'),
    ('dafni.oikonomou', 'Λουκία Βαφειάδου', 150, 'Πέρασα τη συνέντευξη στον διεθνή οργανισμό με τη δεύτερη. Την πρώτη φορά, μετά την απόρριψη, η Δάφνη με πήρε τηλέφωνο από το αεροδρόμιο. Αυτό δεν το ξεχνώ.'),
    ('nefeli.antoniadou', 'Τατιάνα Γιαλούρη', 200, 'Διπλασίασα τις τιμές μου και έχασα μόνο έναν πελάτη, εκείνον που ήθελα να χάσω.'),
    ('mentor', 'Hannah Whitlock', 120, 'I was the only woman on my team in Athens and the only foreigner. Eleni helped me to stop explaining myself and start asking for things. Six sessions, one pay rise, and a friend.'),
    ('sofia.raptopoulou', 'Annika Brandt', 45, 'Zwischen Labor und Kind habe ich lange gedacht, ich müsste mich entscheiden. Sofia hat mit mir eine Woche geplant, dann einen Monat, dann meine Bewerbung. Seit Oktober leite ich eine kleine Gruppe.'),
    ('christina.alexiou', 'Claire Moreau', 210, 'Christina écoute comme peu de gens savent le faire. J’ai gardé mon poste, changé mes horaires et retrouvé mes dimanches.'),
    ('marina.dimitriou', 'Rita Salgado', 165, 'I run a small guesthouse in the Alentejo and had nobody to ask. Marina knows every mistake one can make with a hotel, and tells them so well that you never make them.')
) as said (mentor, by, days, text)
join data.users u on u.email = said.mentor || '@demo.example'
join data.mentors m on m.user_id = u.id;

insert into data.offers (code, provider, description, expires_on, website_link)
values
  ('MENTOR20', 'Βιβλιοπωλείο Σελίδα', 'Έκπτωση 20% σε βιβλία για την επαγγελματική ανάπτυξη.', rules.local_date() + 90, 'https://example.org/selida'),
  ('MAZI-15', 'Χώρος συνεργασίας Μαζί', 'Μία ημέρα δωρεάν τον μήνα και έκπτωση 15% στη συνδρομή, στην Αθήνα και στη Θεσσαλονίκη.', rules.local_date() + 45, 'https://example.org/mazi'),
  ('ANASA', 'Στούντιο Ανάσα', 'Δύο διαδικτυακά μαθήματα γιόγκα για μεντόρισσες.', null, null),
  ('ANOIXI', 'Σχολή Γλωσσών Λόγος', 'Ένα δωρεάν μάθημα δοκιμής σε όποια γλώσσα θέλεις.', rules.local_date() - 20, 'https://example.org/logos');

update data.offers set told_at = now();

-- Seminars for mentors: one at a place, one online, one that is over, one that was cancelled.
insert into data.seminars (title, description, starts_at, minutes, place, created_at, told_at, cancelled_at, cancel_reason)
select title, description, (rules.local_date() + days + at::time) at time zone 'Europe/Athens', minutes, place,
  now() - make_interval(days => published), now(), cancelled_at, cancel_reason
from (
  values
    ('Η πρώτη συνάντηση: ακούω πριν συμβουλέψω', E'Πώς ανοίγουμε μια συνεργασία, ποιες ερωτήσεις βοηθούν και τι κάνουμε όταν η άλλη περιμένει έτοιμες απαντήσεις.\n\nΦέρε μαζί σου μια πρώτη συνάντηση που σου έμεινε.', 19, '18:30', 90, 'Χώρος συνεργασίας Μαζί, Εμμανουήλ Μπενάκη 12, Αθήνα', 12, null::timestamptz, null),
    ('Όρια και προσδοκίες σε μια συνεργασία', 'Τι υποσχόμαστε, τι όχι, και πώς το λέμε από την αρχή. Με τρεις ιστορίες από μεντόρισσες του δικτύου.', 74, '19:00', 75, 'https://example.org/synantisi/oria', 3, null, null),
    ('Coaching ή mentoring; Πότε το ένα και πότε το άλλο', 'Δύο τρόποι να σταθείς δίπλα σε μια γυναίκα, με παραδείγματα και άσκηση σε ζευγάρια.', -41, '18:00', 90, 'https://example.org/synantisi/coaching', 75, null, null),
    ('Γράφω μια καλή περιγραφή προφίλ', 'Διαβάζουμε μαζί τρία προφίλ και αλλάζουμε το δικό μας.', 33, '18:00', 60, 'Βιβλιοπωλείο Σελίδα, Τσιμισκή 40, Θεσσαλονίκη', 20, now() - interval '2 days', 'Η αίθουσα δεν είναι διαθέσιμη. Θα ορίσουμε νέα ημέρα τον Ιανουάριο.')
) as s (title, description, days, at, minutes, place, published, cancelled_at, cancel_reason);
