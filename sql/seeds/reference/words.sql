-- Words that wishes are heard by: those of the names of topics, industries and places, and of everyday life. A new one is a line
-- below: the words in five languages, in any form, and the codes of the topics, industries or places that they lead to, the nearest first; countries
-- (DE) and languages of mentors (en) have codes too. A word may stand in several lines and leads to all of them.
-- A first NULL says that none is near: who names her boss speaks of something else too.
delete from private.everyday_words;
-- Those that say nothing.
insert into private.everyday_words (words)
select words from (
  values
    ('ο η το οι τα του της των τον την τους τις τη στο στη στην στον στα στους στις σε με για από απ ως προς κατά παρά χωρίς μετά πριν
      μέσα έξω πάνω κάτω ανά και κι ή είτε ούτε αλλά όμως μα να θα ας αν όταν όπως ότι πως πώς που πού τι ποιος ποια ποιο ποιες ποιοι
      γιατί επειδή αφού ενώ ώστε μη μην δε δεν όχι ναι μόνο πολύ πιο λίγο κάπως τόσο όλο όλα όλες πάντα ποτέ τώρα ακόμα ακόμη ήδη πια
      πλέον εδώ εκεί κάτι κάποια κάποιος κάποιον τίποτα καμία καμιά κανείς κανένας ένα μια μία έναν εγώ εμένα μου σου μας σας με εσύ
      αυτό αυτή αυτά αυτός αυτήν αυτές δικό δική δικά δικός είμαι είσαι είναι ήμουν ήταν είμαστε έχω έχεις έχει έχουν είχα έχουμε θέλω
      θέλει ήθελα θέλουμε ξέρω ξέρει ήξερα μπορώ μπορεί μπορείς μπορούσα πρέπει χρειάζομαι χρειάζεται κάνω κάνει κάνουν κάνε έκανα νιώθω αισθάνομαι
      ψάχνω αναζητώ πάω παω βρω βρίσκω λέω πω νομίζω σκέφτομαι γίνεται γίνω γίνει δω βοήθεια βοηθήσει βοηθήσεις βοηθήστε καλή καλό καλύτερα
      κάποιο χρόνια χρόνο μήνες καιρό άλλο πρόβλημα σχετικά σχέση σχέσης περί λόγω σαν εν γεια παρακαλώ'),
    ('a an the and or but of to for in on at by with from about into as if than then that this these those is am are was were be been
      i m im me my we us our you your she her he his they them their do does did don dont not no have has had having want
      wants wanted need needs can cannot cant could would should will how what which who when where why know just some any someone
      something please help looking find get got go going feel feeling think off really very more most so too there mentor t s m ve re ll d'),
    ('der die das den dem des ein eine einen einem einer eines und oder aber von zu zum zur für fuer in im an am auf aus bei mit nach
      über ueber um als wenn wie was wer wo warum welche welcher ich mich mir mein meine meinen meiner du dein sie ihr wir uns es er ist
      bin sind war habe hab hat haben hatte will möchte moechte kann können koennen brauche suche muss soll sollte nicht kein keine
      nur sehr mehr noch auch schon so da dann jemand etwas hilfe weiß weiss machen werden wieder ganz nun'),
    ('le la les l un une des du de d au aux et ou mais en dans sur sous par pour avec sans chez vers que qu qui quoi quel quelle comment où
      quand pourquoi je j me m moi mon ma mes tu te ton ta nous notre vous votre il elle on ils elles ce c cette ces cet est suis es
      sont étais était être as a avons ont avoir veux veut voudrais peux peut dois faut ne n pas plus très tout toute bien aide aider
      besoin relation cherche chercher trouver sais savoir faire fais comme si se sa son y s'),
    ('o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela para com sem sobre entre e ou mas que quem
      qual como quando onde porque eu me mim meu minha meus minhas tu te teu tua nós nos você vocês seu sua ele ela eles isso isto este
      esta esse essa é sou são era foi estou está estar ser ter tenho tem tinha quero queria preciso posso pode sei não nao mais muito
      só já ainda também se ao à às fui fazer depois ajuda procuro relação alguém algo bem')
) as listed (words);
insert into private.everyday_words (words, codes)
select concat_ws(' ', gr, en, de, fr, pt), codes::text[]
from (
  values
    -- pay
    ('αύξηση αυξήσεις ζητήσω ζητάω', 'raise rise', 'Gehaltserhöhung Lohnerhöhung mehr', 'augmentation', 'aumento', '{pay_negotiation}'),
    ('μισθός μισθολογικό μισθοδοσία πληρώνομαι πληρώνουν αμείβομαι', 'salary pay paid wage underpaid', 'Gehalt Lohn bezahlt Bezahlung', 'salaire paie payée rémunération', 'salário ordenado salarial paga', '{pay_negotiation}'),
    ('λεφτά χρήματα αμοιβή παζάρι διαπραγματευτώ διαπραγματεύσεις', 'money negotiate negotiation', 'Geld verhandeln Verhandlung', 'argent négocier négociation', 'dinheiro negociar', '{pay_negotiation}'),
    ('τιμολόγηση χρεώνω χρέωση προσφορά', 'pricing charge rates', 'Honorar Preise', 'tarif tarifs facturer', 'preço preços cobrar', '{pay_negotiation,entrepreneurship}'),
    -- out of work, looking for work
    ('ανεργία άνεργη άνεργος άνεργες', 'unemployed jobless', 'arbeitslos arbeitslose', 'chômage chômeuse', 'desempregada desemprego', '{unemployment}'),
    ('απόλυση απέλυσαν απολύθηκα απολυμένη απολύουν έδιωξαν διώχνουν', 'fired dismissed redundant redundancy layoff laid sacked', 'Kündigung gekündigt entlassen Entlassung', 'licenciement licenciée virée renvoyée', 'despedida despedimento despediram', '{unemployment}'),
    ('έχασα χάνω χάσω χωρίς έμεινα', 'lost losing', 'verloren verliere', 'perdu perdre', 'perdi perder', '{unemployment}'),
    ('ΟΑΕΔ ΔΥΠΑ επίδομα', 'benefits', 'Arbeitsamt Arbeitslosengeld', 'allocation allocations', 'subsídio', '{unemployment}'),
    ('δουλειά δουλειές εργασία εργασίας', 'job work jobs', 'Job Stelle Arbeit', 'travail emploi boulot job', 'trabalho emprego', '{career_change,job_search}'),
    ('αγγελία αγγελίες θέση πρόσληψη προσλάβουν προσλαμβάνουν', 'vacancy position hired hiring hire', 'Stellenangebot Einstellung eingestellt', 'annonce poste embauche recrutement', 'vaga anúncio contratação', '{job_search}'),
    ('βιογραφικό CV σιβί συνοδευτική', 'CV resume résumé cover', 'Lebenslauf Anschreiben CV', 'CV candidature lettre motivation', 'currículo currículos CV', '{job_search}'),
    ('αίτηση αιτήσεις', 'application apply applying', 'Bewerbung bewerben beworben', 'postuler candidater', 'candidatura candidatar', '{job_search}'),
    ('συνέντευξη συνεντεύξεις', 'interview interviews', 'Vorstellungsgespräch Interview', 'entretien entretiens', 'entrevista entrevistas', '{job_search}'),
    ('LinkedIn', 'LinkedIn profile', 'LinkedIn Profil', 'LinkedIn profil', 'LinkedIn perfil', '{job_search,networking}'),
    ('απόρριψη απορρίψεις απορρίπτουν', 'rejection rejected rejections', 'Absage Absagen abgelehnt', 'refus refusée', 'rejeição recusada', '{job_search,self_confidence}'),
    -- change
    ('αλλαγή αλλάξω αλλάζω αλλάξει', 'change switch changing', 'wechseln Wechsel ändern verändern', 'changer changement', 'mudar mudança trocar', '{career_change}'),
    ('επάγγελμα καριέρα κλάδος κλάδο', 'career profession', 'Beruf Karriere Branche Laufbahn', 'métier carrière profession', 'profissão carreira', '{career_change,career_progress}'),
    ('παραίτηση παραιτηθώ παραιτήθηκα φύγω', 'quit resign leave leaving', 'kündigen aufhören', 'démissionner démission quitter', 'demitir demissão sair', '{career_change}'),
    ('βαρέθηκα βαριέμαι κόλλησα στάσιμη τέλμα αδιέξοδο', 'stuck bored boring unhappy', 'langweilig unzufrieden festgefahren', 'bloquée ennuie insatisfaite', 'presa aborrecida infeliz', '{career_change,career_progress}'),
    ('μπερδεμένη χαμένη σταυροδρόμι μετέωρη', 'confused crossroads unsure', 'ratlos unsicher verwirrt', 'perdue hésite confuse', 'perdida confusa indecisa', '{career_change}'),
    ('ξεκινήσω αρχή αρχίσω ξαναρχίσω', 'start begin restart', 'anfangen beginnen neu', 'recommencer commencer débuter', 'começar recomeçar', '{entrepreneurship,career_start}'),
    ('νόημα πάθος όνειρο ονειρεύομαι', 'meaning purpose passion dream', 'Sinn Traum Leidenschaft', 'sens passion rêve', 'sentido paixão sonho', '{career_change}'),
    ('επανεκπαίδευση σεμινάρια κατάρτιση μεταπτυχιακό', 'retrain course master masters training', 'Umschulung Weiterbildung Fortbildung', 'formation reconversion', 'formação curso mestrado', '{career_change,career_progress}'),
    -- getting on
    ('προαγωγή προαγωγές εξέλιξη εξελιχθώ ανέβω', 'promotion promoted progress', 'Beförderung befördert Aufstieg aufsteigen', 'promotion évoluer évolution', 'promoção progredir subir', '{career_progress}'),
    ('στόχος στόχοι σχέδιο', 'goal goals plan', 'Ziel Ziele Plan', 'objectif objectifs', 'objetivo objetivos plano', '{career_progress}'),
    ('προϊσταμένη διευθύντρια υφιστάμενοι υφισταμένους', 'manager supervisor managing manage', 'Vorgesetzte Teamleiterin Führungskraft', 'manager responsable encadrer', 'gestora gerir equipa', '{team_management,leadership}'),
    ('ομάδα ομάδες διοικώ διοίκηση διοικήσω', 'team teams delegate', 'Team leiten Leitung delegieren', 'équipe équipes déléguer', 'equipa equipas liderar', '{team_management}'),
    ('ηγέτιδα αρχηγός ηγηθώ ηγετική στέλεχος', 'leader lead executive', 'führen Chefin Vorstand', 'diriger dirigeante cheffe', 'líder chefia dirigente', '{leadership}'),
    ('δικτύωση γνωριμίες γνωρίσω γνωριμία επαφές κόσμο', 'network contacts connections people', 'Kontakte Netzwerk Leute', 'réseau contacts relations', 'contactos rede conhecer', '{networking}'),
    -- confidence
    ('αυτοπεποίθηση αυτοεκτίμηση σιγουριά εμπιστοσύνη', 'confidence confident esteem', 'Selbstbewusstsein Selbstwert Selbstvertrauen', 'confiance estime assurance', 'confiança autoestima', '{self_confidence}'),
    ('αξίζω ανεπαρκής ανίκανη κατώτερη λίγη', 'worth enough inadequate', 'wert unfähig', 'hauteur incapable nulle', 'incapaz capaz suficiente', '{self_confidence}'),
    ('απατεώνας απατεώνισσα imposter impostor', 'imposter impostor fraud', 'Hochstaplerin Impostor', 'imposteur', 'impostora impostor', '{self_confidence}'),
    ('ντρέπομαι ντροπή ντροπαλή συστολή', 'shy ashamed embarrassed', 'schüchtern schämen', 'timide honte', 'tímida vergonha', '{self_confidence}'),
    ('φόβος φοβάμαι φοβισμένη τολμήσω', 'fear afraid scared', 'Angst Furcht', 'peur crainte', 'medo receio', '{self_confidence}'),
    ('μιλήσω κοινό παρουσίαση παρουσιάσεις ομιλία', 'speak public speaking presentation', 'sprechen Präsentation Vortrag', 'parler public présentation', 'falar público apresentação', '{self_confidence}'),
    ('όρια οχι', 'boundaries', 'Grenzen', 'limites', 'limites', '{workplace_conflict,work_life_balance}'),
    -- exhausted
    ('εξάντληση εξαντλημένη εξουθενωμένη κουρασμένη κούραση κουράστηκα', 'exhausted tired exhaustion overwhelmed', 'erschöpft müde überlastet Erschöpfung', 'épuisée fatiguée épuisement surmenage', 'exausta cansada cansaço', '{burnout}'),
    ('καεί κάηκα καμένη burnout μπερνάουτ', 'burnout burnt burned', 'ausgebrannt Burnout', 'burnout', 'burnout', '{burnout}'),
    ('αντέχω αντέξω αντοχή πνίγομαι', 'cope stand drowning', 'halte aushalten', 'supporte craquer', 'aguento suporto', '{burnout}'),
    ('άγχος αγχωμένη αγχώνομαι στρες πίεση', 'stress stressed anxiety anxious pressure', 'Stress gestresst Druck', 'stress stressée anxiété pression', 'stress ansiedade pressão', '{burnout,self_confidence}'),
    ('κατάθλιψη ψυχική ψυχικά', 'depressed depression mental', 'Depression psychisch', 'dépression mentale', 'depressão mental', '{burnout,psychology}'),
    ('υπερωρίες ατελείωτα ωράριο ωράρια', 'overtime hours', 'Überstunden Arbeitszeit', 'heures horaires', 'horas horário', '{burnout,work_life_balance}'),
    -- family
    ('μητρότητα μητέρα μαμά μάνα μητέρες', 'mother mum mom motherhood', 'Mutter Mama Mütter', 'mère maman mères', 'mãe mães', '{motherhood}'),
    ('μωρό μωρά βρέφος νεογέννητο', 'baby babies newborn', 'Baby Kleinkind', 'bébé bébés', 'bebé bebés', '{motherhood}'),
    ('έγκυος εγκυμοσύνη γέννησα τοκετός', 'pregnant pregnancy birth', 'schwanger Schwangerschaft Geburt', 'enceinte grossesse accouchement', 'grávida gravidez parto', '{motherhood}'),
    ('άδεια άδειας άδειες', 'leave maternity parental', 'Elternzeit Mutterschutz Karenz', 'congé congés parental', 'licença licenças', '{motherhood,return_to_work}'),
    ('επιστροφή επιστρέψω επιστρέφω γυρίσω γυρνάω ξαναγυρίσω', 'return returning back come', 'zurück Wiedereinstieg zurückkehren', 'reprendre reprise retour retourner', 'voltar regresso regressar', '{return_to_work}'),
    ('διακοπή κενό διάλειμμα', 'break gap pause', 'Pause Lücke Auszeit', 'pause interruption', 'pausa interrupção', '{return_to_work}'),
    ('παιδί παιδιά παιδιών', 'child children kids kid', 'Kind Kinder', 'enfant enfants', 'filho filhos filha crianças', '{motherhood,work_life_balance}'),
    ('οικογένεια οικογενειακή οικογένειας', 'family', 'Familie Haushalt', 'famille foyer', 'família', '{work_life_balance}'),
    ('μονογονεϊκή μονογονέας', 'single', 'alleinerziehend', 'monoparentale', 'monoparental', '{motherhood,work_life_balance}'),
    ('ισορροπία προλάβω προλαβαίνω συνδυάσω συνδυάζω ισορροπήσω', 'balance juggle juggling', 'vereinbaren Balance Vereinbarkeit', 'équilibre concilier jongler', 'equilíbrio conciliar', '{work_life_balance}'),
    ('χρόνος οργάνωση οργανώσω', 'time organise organize', 'Zeit organisieren', 'temps organiser', 'tempo organizar', '{work_life_balance}'),
    ('γονείς φροντίδα φροντίζω ηλικιωμένοι', 'parents care carer caring', 'Pflege pflegen Eltern', 'parents soigner aidante', 'cuidar cuidadora pais', '{work_life_balance,return_to_work}'),
    -- trouble at work
    ('αφεντικό αφεντικά εργοδότης εργοδότρια προϊστάμενος διευθυντής', 'boss employer', 'Chef Arbeitgeber Vorgesetzter', 'patron patronne employeur chef', 'chefe patrão patroa', '{NULL,workplace_conflict}'),
    ('συνάδελφος συνάδελφοι συναδέλφους συναδέλφισσα', 'coworker coworkers colleague colleagues', 'Kollege Kollegin Kollegen', 'collègue collègues', 'colega colegas', '{workplace_conflict}'),
    ('σύγκρουση καβγάς τσακωμός τσακώνομαι εντάσεις', 'conflict fight argue', 'Konflikt Streit streiten', 'conflit dispute', 'conflito discussão', '{workplace_conflict}'),
    ('φωνάζει φωνές βρίζει προσβάλλει μειώνει', 'shouts yells shouting insults rude', 'schreit anschreien beleidigt', 'crie insulte humilie', 'grita insulta humilha', '{workplace_conflict}'),
    ('mobbing bullying μόμπινγκ εκφοβισμός', 'mobbing bullying bullied bully', 'Mobbing mobbt gemobbt mobben', 'harcèlement harcèle intimidation', 'assédio bullying', '{workplace_conflict}'),
    ('παρενόχληση παρενοχλεί παρενοχλούν', 'harassment harassed', 'Belästigung belästigt', 'harcelée sexuel', 'assediada sexual', '{workplace_conflict}'),
    ('τοξικό τοξική τοξικός', 'toxic difficult', 'toxisch schwierig schwierige', 'toxique difficile', 'tóxico tóxica difícil', '{workplace_conflict}'),
    ('αδικία άδικο άδικα δικαιώματα', 'unfair injustice rights', 'unfair ungerecht Rechte', 'injuste injustice droits', 'injusto injustiça direitos', '{workplace_conflict}'),
    -- discrimination
    ('άντρας άντρες άνδρες αντρών ανδροκρατούμενο', 'men male', 'Männer Männern', 'hommes homme', 'homens homem', '{male_dominated_environment}'),
    ('γυναίκα μόνη', 'woman only', 'Frau einzige', 'femme seule', 'mulher única', '{male_dominated_environment}'),
    ('σεξισμός σεξιστής σεξιστικά διακρίσεις ανισότητα', 'sexism sexist discrimination inequality', 'Sexismus Diskriminierung', 'sexisme discrimination', 'sexismo discriminação', '{male_dominated_environment}'),
    ('ηλικία ηλικίας μεγάλη γριά πενήντα πενηντάρα σαράντα', 'age old older fifty', 'Alter alt ältere fünfzig', 'âge âgée vieille senior', 'idade velha', '{ageism}'),
    -- beginning
    ('πρώτη πρώτα πρώτο', 'first', 'erste erster ersten', 'premier première premiers', 'primeiro primeira primeiros', '{career_start}'),
    ('απόφοιτη αποφοίτησα πτυχίο πτυχιούχος τελείωσα τελειώνω', 'graduate graduated degree', 'Absolventin Abschluss', 'diplômée diplôme', 'licenciada diploma formada', '{career_start}'),
    ('φοιτήτρια πανεπιστήμιο σχολή', 'student university college', 'Studentin Universität Uni', 'étudiante université fac', 'universitária universidade faculdade', '{career_start,teenage_girls}'),
    ('πρακτική άσκηση stage', 'internship trainee intern', 'Praktikum Ausbildung', 'stage apprentissage', 'estágio', '{career_start}'),
    ('εμπειρία προϋπηρεσία άπειρη αρχάρια', 'experience inexperienced beginner junior', 'Erfahrung Anfängerin Berufseinsteigerin', 'expérience débutante', 'experiência principiante', '{career_start}'),
    ('σπουδές σπουδάσω σπουδάζω σπουδή', 'study studies studying', 'studieren Studium', 'étudier études', 'estudar estudos', '{teenage_girls,career_start}'),
    ('πανελλήνιες πανελλαδικές μηχανογραφικό λύκειο γυμνάσιο', 'exams school', 'Abitur Schule Gymnasium Matura', 'lycée bac parcoursup école', 'exames secundário escola', '{teenage_girls}'),
    ('μαθήτρια έφηβη έφηβες κορίτσι κόρη', 'teenager teen girl daughter pupil', 'Schülerin Mädchen Tochter Teenager', 'lycéenne adolescente fille', 'adolescente aluna rapariga', '{teenage_girls}'),
    ('προσανατολισμός διαλέξω επιλέξω επιλογή', 'choose choice orientation', 'wählen Berufswahl Orientierung', 'choisir choix orientation', 'escolher escolha orientação', '{teenage_girls,career_change}'),
    -- abroad, from home, the end of work
    ('εξωτερικό ξένη ξένο μετανάστευση μετακομίσω', 'abroad overseas relocate relocating moving', 'Ausland auswandern umziehen', 'étranger expatriation expatriée', 'estrangeiro exterior emigrar país fora', '{abroad}'),
    ('διδακτορικό έρευνα ερευνήτρια', 'PhD doctorate research', 'Promotion Doktorat Forschung', 'doctorat thèse recherche', 'doutoramento investigação', '{research,abroad}'),
    ('τηλεργασία εξ αποστάσεως σπίτι', 'remote remotely homeoffice home', 'Homeoffice remote zuhause Hause', 'télétravail distance', 'remoto teletrabalho casa', '{remote_work}'),
    ('νομάς διαδικτυακά online', 'nomad online', 'Nomadin online', 'nomade ligne', 'nómada online', '{remote_work}'),
    ('σύνταξη συνταξιούχος συνταξιοδοτούμαι', 'retire retired retirement pension', 'Rente Ruhestand Pension Rentnerin', 'retraite retraitée pension', 'reforma reformada aposentar aposentação', '{retirement}'),
    ('εθελοντισμός εθελόντρια εθελοντική', 'volunteer volunteering', 'Ehrenamt ehrenamtlich', 'bénévolat bénévole', 'voluntariado voluntária', '{non_profit}'),
    -- a business of her own
    ('επιχείρηση επιχειρήσεις εταιρεία επιχειρηματίας', 'business company entrepreneur', 'Unternehmen Firma Unternehmerin', 'entreprise entrepreneuse société boîte', 'empresa negócio empresária', '{entrepreneurship}'),
    ('μαγαζί κατάστημα ανοίξω άνοιγμα', 'shop store open', 'Laden Geschäft eröffnen', 'boutique magasin ouvrir', 'loja abrir', '{entrepreneurship,retail}'),
    ('startup στάρταπ νεοφυής', 'startup founder founding', 'Startup Gründung gründen Gründerin', 'startup fondatrice créer monter', 'startup fundadora criar', '{entrepreneurship}'),
    ('ιδέα ιδέες κάτι δικό', 'idea ideas own', 'Idee Ideen eigene eigenes', 'idée idées compte', 'ideia ideias próprio própria', '{entrepreneurship}'),
    ('ελεύθερη επαγγελματίας μπλοκάκι freelancer freelance αυτοαπασχόληση', 'freelance freelancer self-employed', 'selbstständig selbständig freiberuflich Freelancer', 'indépendante freelance auto-entrepreneuse', 'independente freelancer recibos', '{entrepreneurship}'),
    ('χρηματοδότηση ΕΣΠΑ επιδότηση δάνειο επενδυτής', 'funding investor loan grant', 'Finanzierung Förderung Kredit', 'financement prêt subvention', 'financiamento empréstimo investidor', '{entrepreneurship,banking_finance}'),
    ('πελάτες πελάτισσες πελατολόγιο', 'clients customers', 'Kunden Kundinnen', 'clients clientes', 'clientes', '{entrepreneurship,sales}'),
    ('eshop ηλεκτρονικό', 'eshop webshop e-commerce', 'Onlineshop Webshop', 'e-commerce', 'comércio loja', '{e_commerce}'),
    -- professions
    ('δικηγόρος δικηγορικό νομικός νόμος εργατικά', 'lawyer solicitor legal law', 'Anwältin Anwaeltin Rechtsanwältin Juristin', 'avocate avocat juriste', 'advogada jurista advocacia', '{legal}'),
    ('λογίστρια λογιστής λογιστικά εφορία φορολογικά', 'accountant accounting tax', 'Buchhalterin Steuerberaterin Steuer', 'comptable comptabilité impôts', 'contabilista contabilidade impostos', '{accounting}'),
    ('προγραμματίστρια προγραμματισμός λογισμικό κώδικας πληροφορική IT', 'programmer developer software coding programming IT tech', 'Programmiererin Entwicklerin Softwareentwicklerin Informatikerin IT', 'développeuse informaticienne logiciel programmation', 'programadora informática software tecnologia', '{information_technology}'),
    ('δασκάλα καθηγήτρια εκπαιδευτικός νηπιαγωγός φροντιστήριο', 'teacher teaching professor', 'Lehrerin Professorin Erzieherin', 'enseignante professeure institutrice', 'professora educadora docente', '{education}'),
    ('νοσοκόμα νοσηλεύτρια νοσοκομείο', 'nurse hospital nursing', 'Krankenschwester Pflegerin Krankenhaus', 'infirmière hôpital', 'enfermeira hospital', '{health_welfare}'),
    ('γιατρός ιατρός γιατρίνα ιατρική φαρμακοποιός', 'doctor medicine physician', 'Ärztin Arzt Medizin', 'médecin médecine', 'médica medicina', '{health_welfare}'),
    ('κοινωνική λειτουργός', 'social worker', 'Sozialarbeiterin', 'assistante sociale', 'assistente social', '{health_welfare}'),
    ('φαρμακείο φαρμακευτική χημικός', 'pharmacy pharmacist chemist', 'Apotheke Apothekerin Chemikerin', 'pharmacie pharmacienne', 'farmácia farmacêutica', '{pharmaceuticals}'),
    ('ψυχολόγος ψυχοθεραπεύτρια', 'psychologist therapist psychology', 'Psychologin Therapeutin', 'psychologue thérapeute', 'psicóloga terapeuta', '{psychology}'),
    ('αρχιτέκτονας αρχιτεκτόνισσα διακοσμήτρια', 'architect interior', 'Architektin', 'architecte', 'arquiteta', '{architecture}'),
    ('μηχανικός πολυτεχνείο', 'engineer engineering', 'Ingenieurin', 'ingénieure ingénieur', 'engenheira', '{engineering,construction,energy}'),
    ('εργοτάξιο οικοδομή πολιτική μηχανικός', 'builder building site civil', 'Bau Baustelle Bauingenieurin', 'chantier bâtiment', 'obra obras civil', '{construction}'),
    ('δημοσιογράφος ρεπόρτερ τηλεόραση', 'journalist reporter', 'Journalistin Redakteurin', 'journaliste rédactrice', 'jornalista repórter', '{media}'),
    ('μάρκετινγκ marketing διαφήμιση social media', 'marketing advertising social', 'Marketing Werbung', 'marketing publicité', 'marketing publicidade', '{marketing}'),
    ('πωλήτρια πωλήσεις πουλάω πουλήσω', 'sales selling sell saleswoman', 'Verkäuferin Verkauf verkaufen', 'vente vendeuse vendre', 'vendas vendedora vender', '{sales,retail}'),
    ('τράπεζα τραπεζική τραπεζικός επενδύσεις οικονομικά', 'bank banker finance investment', 'Bank Bankerin Finanzen', 'banque banquière finance', 'banco bancária finanças', '{banking_finance}'),
    ('HR προσωπικό ανθρώπινο', 'HR recruiter personnel', 'HR Personal Personalerin', 'RH recruteuse personnel', 'RH recursos pessoal', '{human_resources}'),
    ('ξενοδοχείο ξενοδοχεία τουρισμός τουριστικά σεζόν', 'hotel tourism hospitality', 'Hotel Tourismus', 'hôtel tourisme', 'hotel turismo', '{tourism_hospitality}'),
    ('εστιατόριο καφετέρια μαγείρισσα σεφ σερβιτόρα', 'restaurant cafe chef cook waitress', 'Restaurant Köchin Kellnerin', 'restaurant cuisinière serveuse', 'restaurante cozinheira café', '{tourism_hospitality,food_drink}'),
    ('κομμώτρια κομμωτήριο αισθητικός ομορφιά', 'hairdresser beautician beauty', 'Friseurin Kosmetikerin', 'coiffeuse esthéticienne', 'cabeleireira esteticista', '{beauty_wellness}'),
    ('γραφίστρια γραφιστική σχεδιάστρια web ιστοσελίδα', 'designer design UX graphic website', 'Grafikerin Designerin Webdesign', 'graphiste designer site', 'designer gráfica site', '{design}'),
    ('ηθοποιός σκηνοθέτρια ταινία κινηματογράφος', 'actress director film cinema', 'Schauspielerin Regisseurin Film', 'actrice réalisatrice cinéma', 'atriz realizadora cinema', '{audiovisual}'),
    ('μουσικός ζωγράφος καλλιτέχνιδα τέχνη θέατρο', 'musician artist painter art theatre', 'Musikerin Künstlerin Malerin', 'musicienne artiste peintre', 'música artista pintora', '{arts_culture}'),
    ('μεταφράστρια συγγραφέας βιβλίο επιμελήτρια', 'translator writer author book', 'Übersetzerin Autorin Buch', 'traductrice autrice écrivaine livre', 'tradutora escritora livro', '{publishing_translation}'),
    ('βιολόγος επιστήμονας φυσικός μαθηματικός', 'scientist biologist researcher science', 'Wissenschaftlerin Biologin Forscherin', 'scientifique biologiste chercheuse', 'cientista bióloga investigadora', '{research}'),
    ('δημόσιο δημόσια υπάλληλος υπουργείο δήμος', 'civil public servant government', 'Beamtin öffentlicher Dienst', 'fonctionnaire publique', 'funcionária pública câmara', '{public_administration}'),
    ('πρόσφυγες ΜΚΟ ΕΕ ΟΗΕ', 'NGO refugees UN EU', 'NGO Flüchtlinge Verein', 'ONG réfugiées association', 'ONG refugiadas associação', '{non_profit,international_organisations}'),
    ('αγρότισσα αγρότης χωράφια κτήματα', 'farmer farm farming', 'Bäuerin Landwirtin', 'agricultrice ferme', 'agricultora quinta', '{agriculture}'),
    ('μοδίστρα ρούχα ράφτρα', 'clothes seamstress fashion', 'Mode Kleidung Schneiderin', 'couturière vêtements', 'costureira roupa', '{fashion}'),
    ('μεσίτρια κτηματομεσίτρια', 'realtor estate', 'Maklerin Immobilienmaklerin', 'immobilière', 'imobiliária', '{real_estate}'),
    ('αθλήτρια γυμνάστρια προπονήτρια', 'athlete coach trainer sport', 'Sportlerin Trainerin', 'sportive athlète', 'atleta treinadora', '{sports}'),
    ('ναυτικός καπετάνισσα πλοία καράβι', 'captain ship sea', 'Kapitänin Schiff', 'capitaine navire', 'capitã navio', '{shipping}'),
    ('δεδομένα data αναλύτρια στατιστική', 'data analyst statistics', 'Daten Analystin', 'données analyste', 'dados analista', '{data_analytics}'),
    ('AI τεχνητή', 'AI machine learning', 'KI', 'IA', 'IA', '{artificial_intelligence}'),
    ('ασφάλεια hacker κυβερνοασφάλεια', 'security hacker cyber', 'Sicherheit', 'sécurité', 'segurança', '{cybersecurity}'),
    ('ασφαλίστρια ασφαλιστική', 'insurance', 'Versicherung', 'assurance', 'seguros', '{insurance}'),
    ('περιβάλλον οικολογία κλίμα', 'environment climate ecology', 'Umwelt Klima', 'environnement climat écologie', 'ambiente clima ecologia', '{environment}'),
    -- places
    ('Αθήνα Αθήνας Αττική', 'Athens Attica', 'Athen Attika', 'Athènes Attique', 'Atenas Ática', '{attica}'),
    ('Κολωνάκι Παγκράτι Κυψέλη', 'Kolonaki Pagrati', 'Kolonaki Pagrati', 'Kolonaki Pagrati', 'Kolonaki Pagrati', '{athens_central,attica}'),
    ('Πάτρα', 'Patras', 'Patras', 'Patras', 'Patras', '{achaea}'),
    ('Βόλος', 'Volos', 'Volos', 'Volos', 'Volos', '{magnesia}'),
    ('Καλαμάτα', 'Kalamata', 'Kalamata', 'Kalamata', 'Kalamata', '{messenia}'),
    ('Αλεξανδρούπολη', 'Alexandroupoli', 'Alexandroupoli', 'Alexandroúpoli', 'Alexandrópolis', '{evros}'),
    ('Μυτιλήνη', 'Mytilene', 'Mytilini', 'Mytilène', 'Mitilene', '{lesbos}'),
    ('Κέρκυρα', 'Corfu', 'Korfu', 'Corfou', 'Corfu', '{corfu}'),
    ('Βέροια', 'Veria', 'Veria', 'Véria', 'Véria', '{imathia}'),
    ('Κατερίνη', 'Katerini', 'Katerini', 'Katerini', 'Katerini', '{pieria}'),
    ('Λαμία', 'Lamia', 'Lamia', 'Lamia', 'Lamia', '{phthiotis}'),
    ('Πύργος', 'Pyrgos', 'Pyrgos', 'Pyrgos', 'Pyrgos', '{elis}'),
    ('Μεσολόγγι Αγρίνιο', 'Missolonghi Agrinio', 'Mesolongi Agrinio', 'Missolonghi Agrinio', 'Mesolóngi Agrínio', '{aetolia_acarnania}'),
    ('Κόρινθος', 'Corinth', 'Korinth', 'Corinthe', 'Corinto', '{corinthia}'),
    ('Σπάρτη', 'Sparta', 'Sparta', 'Sparte', 'Esparta', '{laconia}'),
    ('Μαρούσι Κηφισιά Χαλάνδρι', 'Marousi Kifissia Chalandri', 'Marousi Kifisia', 'Maroussi Kifissia', 'Marousi Kifissia', '{athens_north,attica}'),
    ('Περιστέρι Αιγάλεω', 'Peristeri Egaleo', 'Peristeri Egaleo', 'Peristeri Egaleo', 'Peristeri Egaleo', '{athens_west,attica}'),
    ('Γλυφάδα Καλλιθέα', 'Glyfada Kallithea', 'Glyfada Kallithea', 'Glyfada Kallithea', 'Glyfada Kallithea', '{athens_south,attica}'),
    ('Σαλονίκη', 'Salonica', 'Saloniki', 'Salonique', 'Salonica', '{thessaloniki}'),
    ('Χαλκίδα', 'Chalkida', 'Chalkida', 'Chalcis', 'Cálcis', '{euboea}'),
    ('Τρίπολη', 'Tripoli', 'Tripoli', 'Tripoli', 'Tripoli', '{arcadia}'),
    ('Ναύπλιο Άργος', 'Nafplio Argos', 'Nafplio Argos', 'Nauplie Argos', 'Náuplia Argos', '{argolis}'),
    ('Κομοτηνή', 'Komotini', 'Komotini', 'Komotini', 'Komotini', '{rhodope}'),
    ('Σαντορίνη', 'Santorini', 'Santorin', 'Santorin', 'Santorini', '{thira}'),
    ('Λιβαδειά Θήβα', 'Livadeia Thebes', 'Livadia Theben', 'Livadiá Thèbes', 'Livadeia Tebas', '{boeotia}'),
    ('Έδεσσα Γιαννιτσά', 'Edessa Giannitsa', 'Edessa Giannitsa', 'Édessa Giannitsa', 'Edessa Giannitsa', '{pella}'),
    ('Γιάννενα', 'Yannena', 'Janina', 'Janina', 'Janina', '{ioannina}'),
    ('Αργοστόλι Κεφαλονιά', 'Argostoli', 'Argostoli', 'Argostoli', 'Argostoli', '{kefalonia}'),
    ('Ερμούπολη', 'Ermoupoli', 'Ermoupoli', 'Ermoupoli', 'Ermoupoli', '{syros}'),
    ('Άμφισσα', 'Amfissa', 'Amfissa', 'Amfissa', 'Amfissa', '{phocis}'),
    ('Πολύγυρος', 'Polygyros', 'Polygyros', 'Polygyros', 'Polygyros', '{chalkidiki}'),
    ('Ηγουμενίτσα', 'Igoumenitsa', 'Igoumenitsa', 'Igoumenitsa', 'Igoumenitsa', '{thesprotia}'),
    ('Σητεία Ιεράπετρα', 'Sitia Ierapetra', 'Sitia Ierapetra', 'Sitia Ierapetra', 'Sitia Ierapetra', '{lasithi}'),
    ('Γερμανία Βερολίνο Μόναχο', 'Germany Berlin Munich', 'Deutschland Berlin München', 'Allemagne Berlin Munich', 'Alemanha Berlim Munique', '{DE,abroad}'),
    ('Αγγλία Λονδίνο Βρετανία', 'England London UK Britain', 'England London Großbritannien', 'Angleterre Londres', 'Inglaterra Londres', '{GB,abroad}'),
    ('Βέλγιο Βρυξέλλες', 'Belgium Brussels', 'Belgien Brüssel', 'Belgique Bruxelles', 'Bélgica Bruxelas', '{BE,abroad}'),
    ('Ελβετία Ζυρίχη Γενεύη', 'Switzerland Zurich Geneva', 'Schweiz Zürich Genf', 'Suisse Zurich Genève', 'Suíça Zurique Genebra', '{CH,abroad}'),
    ('Ολλανδία Άμστερνταμ', 'Netherlands Holland Amsterdam', 'Niederlande Holland Amsterdam', 'Hollande Amsterdam', 'Holanda Amesterdão', '{NL,abroad}'),
    ('Γαλλία Παρίσι', 'France Paris', 'Frankreich Paris', 'France Paris', 'França Paris', '{FR,abroad}'),
    ('Κύπρος Λευκωσία', 'Cyprus Nicosia', 'Zypern Nikosia', 'Chypre Nicosie', 'Chipre Nicósia', '{CY,abroad}'),
    ('Αμερική ΗΠΑ', 'America USA', 'Amerika USA', 'Amérique USA', 'América EUA', '{US,abroad}'),
    ('αγγλικά', 'English', 'Englisch', 'anglais', 'inglês', '{en}')
) as listed (gr, en, de, fr, pt, codes);
select rules.hear_known_words();
