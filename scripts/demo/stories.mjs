// Long: the stories of the demo people are one list.
// What happened to the demo's first mentees. At least one mentee is in each state of the product.
/** @typedef {import('./narrator.mjs').Narrator} Narrator */

/** @typedef {(tell: Narrator) => Promise<unknown>} Story */

/** @type {Story[]} */
export const stories = [
  async function completedLong(tell) {
    await tell.buy('kleio.arvaniti', 'six_months')
    await tell.pass(2)
    const request = await tell.ask(
      'kleio.arvaniti',
      'mentor',
      'Δουλεύω τρία χρόνια ως αναλύτρια και βλέπω άλλους να προχωρούν. Θέλω να ζητήσω προαγωγή και δεν βρίσκω τον τρόπο. Θα χαιρόμουν πολύ να δουλέψουμε μαζί.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('mentor', request)
    await tell.meet('kleio.arvaniti', mentorship, 24, [
      'Γνωριμία και στόχοι.',
      'Τι έχω πετύχει: η λίστα που δεν είχα γράψει ποτέ.',
      'Πώς φαίνεται η δουλειά μου στους άλλους.',
      'Πρόβα με την Ελένη στον ρόλο του διευθυντή.',
      'Η συζήτηση έγινε. Τι πήγε καλά.',
      'Απολογισμός και τα επόμενα.',
    ])
    await tell.complete(mentorship)
    await tell.pass(6)
    await tell.praise(
      mentorship,
      'Ζήτησα προαγωγή για πρώτη φορά στη ζωή μου και την πήρα. Η Ελένη δεν μου είπε ποτέ τι να κάνω· με ρωτούσε μέχρι να το βρω. Και κάθε φορά που έλεγα «δεν είμαι έτοιμη», μου ζητούσε να το αποδείξω.',
    )
    await tell.pass(75)
  },

  async function completedShort(tell) {
    await tell.buy('thomais.nteli', 'three_months')
    await tell.pass(2)
    const request = await tell.ask(
      'thomais.nteli',
      'ioanna.stamatopoulou',
      'Επέστρεψα από την άδεια μητρότητας σε άλλο τμήμα, χωρίς να ερωτηθώ. Θέλω να το συζητήσω με τη διοίκηση και δεν ξέρω πώς να αρχίσω.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('ioanna.stamatopoulou', request)
    await tell.meet('thomais.nteli', mentorship, 25, [
      'Τι έγινε και τι θέλω.',
      'Πρόβα της συζήτησης.',
      'Μετά τη συζήτηση.',
    ])
    await tell.pass(4)
    await tell.complete(mentorship)
    await tell.pass(10)
    await tell.praise(
      mentorship,
      'Η Ιωάννα με βοήθησε να ξεχωρίσω τον θυμό από το αίτημα. Πήγα στη συνάντηση με δύο σελίδες σημειώσεις και βγήκα με τη θέση μου πίσω. Αυτό που κρατώ όμως είναι ότι έμαθα να περιμένω τρία δευτερόλεπτα πριν απαντήσω.',
    )
    await tell.pass(30)
  },

  async function finishedCoaching(tell) {
    await tell.buy('marilia.deli', 'two_in_one')
    await tell.pass(3)
    const request = await tell.askCoaching(
      'marilia.deli',
      'maria.konstantinidou',
      'Έφυγα από την τράπεζα μετά από δεκαέξι χρόνια και δεν ξέρω ποια είμαι χωρίς την κάρτα της. Θα ήθελα να το δουλέψουμε μαζί.',
      'Να βρω τι θέλω να κάνω τα επόμενα δέκα χρόνια.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('maria.konstantinidou', request)
    await tell.meet('marilia.deli', mentorship, 12, [
      'Απολογισμός.',
      'Τι μου δίνει ενέργεια.',
      'Τρία σενάρια.',
      'Η επιλογή και το πρώτο βήμα.',
    ])
    await tell.complete(mentorship)
    await tell.pass(3)
  },

  async function runsLong(tell) {
    await tell.buy('xenia.rizou', 'six_months')
    await tell.pass(3)
    const request = await tell.ask(
      'xenia.rizou',
      'stella.karagianni',
      'Διδάσκω αγγλικά και τα βράδια μαθαίνω προγραμματισμό. Το ότι περάσατε κι εσείς από τη διδασκαλία στην κυβερνοασφάλεια μού δίνει θάρρος. Χρειάζομαι ένα σχέδιο για τους επόμενους έξι μήνες.',
    )
    await tell.pass(2)
    const mentorship = await tell.approve('stella.karagianni', request)
    await tell.meet('xenia.rizou', mentorship, 20, [
      'Χαρτογραφήσαμε τι ξέρω ήδη και τι μου λείπει.',
      'Το πρώτο μου έργο ανέβηκε. Σχόλια πάνω στον κώδικα.',
      'Βιογραφικό από την αρχή: η διδασκαλία είναι προσόν.',
      'Πρόβα συνέντευξης στα αγγλικά.',
    ])
    await tell.pass(9)
  },

  async function isCoached(tell) {
    await tell.buy('both', 'two_in_one')
    await tell.pass(2)
    const request = await tell.askCoaching(
      'both',
      'coach',
      'Είμαι αρχισυντάκτρια και μου πρότειναν τη διεύθυνση της ιστοσελίδας. Θέλω να καταλάβω γιατί διστάζω, πριν απαντήσω.',
      'Να ξεκαθαρίσω τι με κρατά πίσω και να αποφασίσω με ηρεμία.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('coach', request)
    await tell.meet('both', mentorship, 10, ['Αξίες και δυνάμεις.', 'Οι δύο φωνές: φόβος και φιλοδοξία.'])
    await tell.pass(4)
    await tell.plan('coach', mentorship, 4, 'https://meet.example.org/coaching')
  },

  async function runsShort(tell) {
    await tell.buy('matched', 'three_months')
    await tell.pass(2)
    const request = await tell.ask(
      'matched',
      'athina.mavridou',
      'Αναλαμβάνω το πρώτο μου συνεργείο σε οδικό έργο και οι εργάτες δεν έχουν ξαναδουλέψει με γυναίκα. Θέλω να προετοιμαστώ σωστά και δεν ξέρω ποια άλλη να ρωτήσω.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('athina.mavridou', request)
    await tell.meet('matched', mentorship, 16, [
      'Γνωριμία. Συμφωνήσαμε τρεις στόχους και μία συνάντηση κάθε δύο εβδομάδες.',
      'Πρόβα για την πρώτη σύσκεψη στο εργοτάξιο. Τι λέω, τι αφήνω να πουν οι άλλοι.',
    ])
    await tell.pass(6)
    await tell.plan('athina.mavridou', mentorship, 9, 'Βιβλιοθήκη ΤΕΕ, Νίκης 4, Αθήνα')
  },

  async function askedForAnother(tell) {
    await tell.buy('vera.kosma', 'three_months')
    await tell.pass(4)
    const request = await tell.ask(
      'vera.kosma',
      'zoi.theodoridou',
      'Είμαι πενήντα δύο, στο Δημόσιο, και θέλω τα επόμενα δέκα χρόνια να έχουν νόημα. Μου άρεσε όσα γράφετε για την εμπειρία που δίνεται παρακάτω.',
    )
    await tell.pass(2)
    const mentorship = await tell.approve('zoi.theodoridou', request)
    await tell.meet('vera.kosma', mentorship, 8, ['Πρώτη γνωριμία.'])
    await tell.pass(5)
    await tell.stop(
      mentorship,
      'Οι ώρες τους δεν ταίριαζαν· η Βέρα ζήτησε μια μεντόρισσα με πείρα στη δημόσια διοίκηση.',
    )
    await tell.pass(2)
    await tell.ask(
      'vera.kosma',
      'popi.drakopoulou',
      'Δουλεύω κι εγώ σε δήμο της Φθιώτιδας και θα ήθελα να σκεφτώ με μια γυναίκα που ξέρει τον χώρο πώς μπορώ να αλλάξω θέση χωρίς να περιμένω τη σύνταξη.',
    )
    await tell.pass(2)
  },

  async function lapsed(tell) {
    await tell.buy('rallou.stergiou', 'three_months')
    await tell.pass(5)
    await tell.ask(
      'rallou.stergiou',
      'lydia.samara',
      'Φτιάχνουμε μαρμελάδες στα Χανιά και θέλουμε να πουλήσουμε και μέσα από το διαδίκτυο. Έχετε κάνει ακριβώς αυτό που ονειρευόμαστε και θα χαρώ να μάθω από εσάς.',
    )
    await tell.pass(7)
    await tell.sql`select api.job_expire_requests()`
    await tell.pass(2)
  },

  async function wasTurnedDown(tell) {
    await tell.award('elpida.gika', 'Υποτροφία «Καλλιρρόη Παρρέν»', 'full_3m', 'three_months')
    await tell.pass(4)
    const request = await tell.ask(
      'elpida.gika',
      'christina.alexiou',
      'Σκέφτομαι να αφήσω τη δικηγορία για την κοινωνική εργασία. Κάνατε κι εσείς μια μεγάλη αλλαγή και θα ήθελα να με βοηθήσετε να ξεχωρίσω την κούραση από την επιθυμία.',
    )
    await tell.pass(2)
    await tell.reject(
      'christina.alexiou',
      request,
      'no_time',
      'Αγαπητή Ελπίδα, το αίτημά σου με συγκίνησε, αλλά αυτό το τρίμηνο δεν έχω τον χρόνο που σου αξίζει. Ρίξε μια ματιά στο προφίλ της Στέλλας Καραγιάννη ή της Δάφνης Οικονόμου.',
    )
    await tell.pass(3)
  },

  async function changedMind(tell) {
    await tell.buy('sevi.markou', 'three_months')
    await tell.pass(3)
    const first = await tell.ask(
      'sevi.markou',
      'ntora.iliopoulou',
      'Θέλω να μιλήσουμε για τα πρώτα μου βήματα ως υπεύθυνη σε ξενοδοχείο.',
    )
    await tell.pass(1)
    await tell.withdraw('sevi.markou', first)
    await tell.pass(4)
    await tell.ask(
      'sevi.markou',
      'georgia.petridou',
      'Από φέτος είμαι υπεύθυνη υποδοχής και οι περισσότεροι στην ομάδα μου είναι μεγαλύτεροι και με περισσότερη πείρα. Θα ήθελα να με βοηθήσετε να βρω τον δικό μου τρόπο να διοικώ.',
    )
    await tell.pass(2)
  },

  async function withdrewInTime(tell) {
    const purchase = await tell.buy('thomais.nteli', 'three_months')
    await tell.pass(2)
    await tell.withdrawFromPurchase('thomais.nteli', purchase)
    await tell.pass(1)
  },

  async function withdrewAfterBeginning(tell) {
    const purchase = await tell.buy('kleio.arvaniti', 'three_months')
    await tell.pass(1)
    const request = await tell.ask(
      'kleio.arvaniti',
      'ntora.iliopoulou',
      'Η προαγωγή ήρθε και από τον άλλο μήνα έχω τη δική μου ομάδα. Θα ήθελα να μιλήσω με μια γυναίκα που έχει διοικήσει ανθρώπους πρώτη φορά και το θυμάται.',
    )
    await tell.pass(1)
    const mentorship = await tell.approve('ntora.iliopoulou', request)
    await tell.meet('kleio.arvaniti', mentorship, 3, [
      'Γνωριμία. Η εταιρεία με στέλνει στο Μόναχο από την 1η.',
    ])
    await tell.pass(2)
    const refund = await tell.withdrawFromPurchase('kleio.arvaniti', purchase)
    await tell.pass(2)
    await tell.sendMoneyBack(refund, 'ΕΠΙΣΤΡΟΦΗ 2208-131')
    await tell.pass(3)
  },

  async function ordered(tell) {
    await tell.order('rena.moutafi', 'three_months')
    await tell.pass(2)
  },

  async function orderedAndSentProof(tell) {
    const purchase = await tell.order('filio.karra', 'six_months')
    await tell.sendProof('filio.karra', purchase)
    await tell.pass(1)
  },

  async function orderedUnderAge(tell) {
    await tell.order('anthi.lagou', 'three_months', { guardian: 'Ευτυχία Λάγου' })
    await tell.pass(1)
  },

  async function givesAScholarship(tell) {
    await tell.gift('maria.konstantinidou', 'Στη μνήμη της δασκάλας μου')
    await tell.pass(2)
  },

  async function mayAsk(tell) {
    await tell.buy('mentee', 'three_months')
    await tell.pass(3)
  },

  async function askedFourDaysAgo(tell) {
    await tell.award('lena.panou', 'Μισή τιμή για νέες μητέρες', 'partial_50', 'six_months')
    await tell.pass(1)
    await tell.buy('lena.panou', 'six_months')
    await tell.pass(6)
    const request = await tell.ask(
      'lena.panou',
      'mentor',
      'Γυρίζω στη δουλειά τον άλλο μήνα, με ένα μωρό οκτώ μηνών. Είμαι προγραμματίστρια και φοβάμαι ότι έμεινα πίσω. Θα με βοηθούσε να μιλήσω με μια γυναίκα του κλάδου που το έχει δει να συμβαίνει.',
    )
    await tell.pass(2)
    await tell.wonder(
      'mentor',
      request,
      'Ποιες ώρες σε βολεύουν με το μωρό; Εγώ μπορώ κυρίως μετά τις επτά το απόγευμα.',
    )
    await tell.pass(1)
    await tell.explain('lena.panou', request, 'Μετά τις οκτώ, που κοιμάται, είμαι ελεύθερη Τρίτη και Πέμπτη.')
    await tell.pass(1)
  },

  async function askedYesterday(tell) {
    await tell.buy('waiting', 'three_months')
    await tell.pass(2)
    const request = await tell.ask(
      'waiting',
      'mentor',
      'Καλησπέρα! Μου πρότειναν να γίνω προϊσταμένη σε μια ομάδα όπου θα είμαι η μόνη γυναίκα και η νεότερη. Διάβασα τη διαδρομή σας και θα ήθελα να συζητήσουμε πώς μπαίνει κανείς σε έναν τέτοιο ρόλο χωρίς να γίνει κάποια άλλη.',
    )
    await tell.pass(1)
    await tell.wonder('mentor', request, 'Πότε πρέπει να απαντήσεις στην πρόταση που σου έκαναν;')
  },
]
