// Long: every page that is walked stands here, once.
/**
 * Who opens a page: nobody, or a demo person by the name in her address: in a role, before she chooses one, or before
 * she types the code of her sign-in.
 */
export type Reader = 'visitor' | `${'mentee' | 'mentor' | 'admin' | 'no-role' | 'code-due'} ${string}`

/** A page: its address, where {word} is the id that `ids` finds, and the form that is sent empty to be refused. */
export type Walked = { path: string; refuses?: string }

const form = (path: string, refuses = 'main form[method="post"]'): Walked => ({ path, refuses })

const open: (string | Walked)[] = [
  '/',
  '/mentors',
  '/mentors?isCoach=1&q=ζζζ',
  '/mentors/{mentor}',
  '/mentoring-packages',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/mentoring-terms',
  '/coaching-terms',
  '/accessibility',
  form('/mentee/register'),
  form('/mentor/register'),
  form('/login'),
  '/login/arrive',
  '/held',
  form('/forgot-password'),
  '/forgot-password?sent',
  '/reset-password?token=unknown',
  '/confirm-email?token=unknown',
  '/guardian?token=unknown',
  '/invitation?token=unknown',
  '/new-email?token=unknown',
  '/sign-in?token=unknown',
  '/unsubscribe/unknown',
  '/erased',
  '/error-404',
  '/pages/miscellaneous/not-authorized',
  '/pages/miscellaneous/coming-soon',
  '/pages/miscellaneous/error',
  '/pages/miscellaneous/under-maintenance',
]

// In every role.
const own = ['/erase-my-account', '/my-data', '/second-factor']
const account = ['notifications', 'security']
const tabs = (path: string, ...names: string[]) => names.map((name) => `${path}?tab=${name}`)

// What a mentorship has, in whatever state it is.
const ofMentee = (pair: string) =>
  ['check-in', 'goals', 'ask-team', 'thanks'].map((page) => `/mentee/mentorships/${pair}/${page}`)
const ofMentor = (pair: string) => ofMentee(pair).map((path) => path.replace('mentee', 'mentor'))
const ofTeam = (pair: string) =>
  ['', '/sessions', '/state', '/state?to=safety'].map((page) => `/admin/mentorships/${pair}${page}`)

const matched: (string | Walked)[] = [
  '/mentee/mentorships',
  '/mentee/messages',
  '/purchases',
  '/purchases/{purchase}',
  '/purchases/{purchase}/withdraw',
  '/receipts/{purchase}',
  '/mentors/{mentor}',
  ...tabs('/mentee/my-account', 'otherProfile', ...account),
  form('/mentee/my-account?tab=profile'),
  form('/mentee/mentorships/{pair}/sessions/plan'),
  form('/mentee/mentorships/{pair}/sessions/times'),
  '/mentee/mentorships/{pair}/goals',
  '/mentee/mentorships/{pair}/thanks',
  form('/mentee/mentorships/{pair}/check-in'),
  form('/mentee/mentorships/{pair}/ask-team'),
  '/first-meeting/mentoring',
  '/session-sheets',
  form('/report/mentor/{mentor}'),
  ...own,
]

const pairOfMentee = '/mentee/mentorships/{pair}'
matched.push(`${pairOfMentee}/sessions/{session}`, `${pairOfMentee}/sessions/{session}?to=cancel`)

// Her mentorship is completed.
const finished: (string | Walked)[] = [
  '/mentee/mentorships',
  // Answered; the mentor's page has the form.
  ...ofMentee('{ended}'),
  '/certificates/{ended}',
]

// She may withdraw.
const paid: (string | Walked)[] = [
  '/mentee/mentorships',
  '/mentee/ask-scholarship',
  '/purchases/{fresh}',
  '/purchases/{fresh}/withdraw',
  '/purchases/{fresh}/withdraw/confirm',
  '/purchases/{fresh}/invoice',
  '/purchases/{fresh}/begin',
  '/purchases/{fresh}/cancel',
]

const withdrawn: (string | Walked)[] = [
  '/purchases',
  '/purchases/{withdrawn}',
  '/purchases/{withdrawn}/withdraw',
  '/purchases/{withdrawn}/withdrawn',
  form('/purchases/{withdrawn}/refund-account'),
]

const ordered: (string | Walked)[] = [
  '/mentee/mentorships',
  '/purchases',
  '/purchases/{waitsForMoney}',
  form('/purchases/{waitsForMoney}/proof'),
  '/purchases/{waitsForMoney}/invoice',
  '/purchases/{waitsForMoney}/cancel',
]

// Her order does not ask to begin yet; she may ask the team for her money; she left the card page, or her card failed.
const begins: (string | Walked)[] = [form('/purchases/{beginning}/begin')]

const asksMoney: (string | Walked)[] = [form('/purchases/{unused}/ask-refund')]
const askedMoney = ['/purchases/{askedBack}', '/purchases/{askedBack}/ask-refund']

const leftCardPage: (string | Walked)[] = ['/purchases/{leftOpen}/return']

const cardFailed: (string | Walked)[] = ['/purchases/{cardFailed}/return']

const young: (string | Walked)[] = [form('/mentee/guardian')]
// Her guardian has not answered.
const waitsForGuardian = ['/purchases/{ofMinor}', '/mentee/guardian']

const newcomer: (string | Walked)[] = [
  '/mentee/mentorships',
  '/mentee/messages',
  form('/mentee/find-my-mentor'),
  '/mentee/ask-scholarship',
  '/purchases',
  form('/checkout/1'),
  '/mentoring-packages',
  '/mentors/{mentor}',
  '/new-terms',
]

const waiting: (string | Walked)[] = [
  '/mentee/mentorships',
  '/mentee/mentorships/requests/{sent}/withdraw',
  form('/mentee/mentorships/requests/{sent}/answer'),
  '/mentors/{mentor}',
]

// She waits for proposals, or has them.
const asksHelp = ['/mentee/mentorships', '/mentee/find-my-mentor']
const asksCoach = ['/mentee/mentorships', '/mentee/mentorships/requests/{asksCoach}/withdraw']

const mentor: (string | Walked)[] = [
  '/mentor/mentorships',
  '/mentor/messages',
  '/mentor/mentor2mentor',
  '/mentor/seminars',
  '/mentor/statistics',
  ...tabs('/mentor/my-account', 'otherProfile', ...account),
  form('/mentor/my-account/profile'),
  form('/mentor/my-account/photo', '#photo-form'),
  '/mentor/my-account/availability',
  '/mentor/my-account/status',
  form('/mentor/my-account/gift'),
  '/mentee/register',
  ...own,
]

const asked: (string | Walked)[] = [
  '/mentor/mentorships',
  '/mentor/mentorships/requests/{asked}/ask',
  '/mentor/mentorships/requests/{asked}/approve',
  '/mentor/mentorships/requests/{asked}/reject',
]

const pairOfMentor = '/mentor/mentorships/{pair}'
const guide: (string | Walked)[] = [
  '/mentor/mentorships',
  '/mentor/mentorships/requests/{approved}/approve',
  '/mentor/my-account/status',
  form(`${pairOfMentor}/check-in`),
  `${pairOfMentor}/goals`,
  form(`${pairOfMentor}/ask-team`),
  form(`${pairOfMentor}/sessions/plan`),
  form(`${pairOfMentor}/sessions/times`),
  `${pairOfMentor}/sessions/{session}`,
]

const thanked: (string | Walked)[] = [
  form('/mentor/mentorships/{ended}/thanks'),
  ...ofMentor('{ended}').slice(0, -1),
]

const edits: (string | Walked)[] = ['/mentor/my-account/profile', '/mentor/my-account/profile/withdraw']

const applies: (string | Walked)[] = [
  '/mentor/application',
  form('/mentor/register?step=3'),
  '/mentor/register?step=3&why=experience',
  ...[2, 4, 5, 6, 7, 8].map((step) => `/mentor/register?step=${step}`),
]

const admin: (string | Walked)[] = [
  '/admin/dashboard',
  '/admin/statistics',
  '/admin/year-report',
  '/admin/search?q=demo',
  '/admin/mentors',
  '/admin/mentors/{mentor}',
  form('/admin/mentors/{mentor}/edit'),
  form('/admin/mentors/{mentor}/messages'),
  '/admin/mentees',
  '/admin/mentees/{mentee}',
  form('/admin/mentees/{mentee}/profile'),
  '/admin/mentorships',
  '/admin/mentorships/{running}',
  '/admin/mentorships/{running}/sessions',
  form('/admin/mentorships/{running}/state?to=stop'),
  '/admin/mentorships/{running}/state?to=pause',
  '/admin/pending-mentorship-requests',
  '/admin/rejected-mentorship-requests',
  '/admin/pending-applications',
  form('/admin/pending-applications/{applicant}'),
  '/admin/pending-edit-requests',
  '/admin/purchased-subscriptions',
  '/admin/purchased-subscriptions/{order}',
  '/admin/payments',
  form('/admin/statements'),
  '/admin/statements/{statement}',
  '/admin/accounting?from=2025-01-01',
  '/admin/accounting/close/2025-01',
  '/admin/scholarships',
  '/admin/mentor-suggestion-requests',
  form('/admin/create-new-mentor'),
  form('/admin/create-new-mentee'),
  '/admin/create-new-mentorship',
  form('/admin/import'),
  '/admin/emails',
  '/admin/history',
  '/admin/reports',
  form('/admin/message-templates/new'),
  form('/admin/offers'),
  '/admin/seminars',
  form('/admin/seminars/new'),
  '/admin/administrators',
  form('/admin/administrators/new'),
  '/admin/jobs',
  '/admin/settings',
  form('/admin/settings/bank', 'main form'),
  '/admin/settings/texts',
  ...tabs('/admin/my-account', 'profile', ...account),
  ...own,
]

// Lists by their filters, searches, and forms that were refused.
const filtered = [
  '/admin/statistics?range=last-year&type=paid&mentors=ongoing',
  '/admin/search',
  '/admin/search?q=ζζζζζζ',
  '/admin/offers?scope=expired',
  '/admin/seminars?scope=past',
  '/admin/purchased-subscriptions?all=1',
  ...['paid', 'undocumented', 'refunded', 'cancelled'].map(
    (scope) => `/admin/purchased-subscriptions?scope=${scope}`,
  ),
  ...['to_send', 'asked', 'check', 'done'].map((scope) => `/admin/payments?scope=${scope}`),
  '/admin/accounting',
  '/admin/mentorships?scope=completed',
  '/admin/mentorships?scope=ready',
  '/admin/mentors?scope=all&isCoach=1',
  '/admin/emails?scope=all',
  '/admin/history?scope=exports',
  '/admin/pending-applications?scope=rejected',
  '/admin/scholarships?scope=asked',
  '/admin/scholarships?year=2020',
  '/admin/scholarships/{scholarship}?q=α',
  '/admin/scholarships/{scholarship}?q=ζζζ',
  '/admin/search?q={certificate}',
  '/admin/settings/prices?packageId=1&price=x&holdsFrom=2026-12-01',
  '/admin/settings/prices?percent=0&holdsFrom=2026-12-01&ground=',
  '/admin/settings/limits?answerDays=99',
  '/admin/settings/issuer?issuerName=Δίκτυο&issuerTaxNumber=123456789&issuerAddress=Αθήνα',
]

// The pages of single acts.
const acts: (string | Walked)[] = [
  '/admin/mentorships/{running}/state?to=complete',
  '/admin/mentorships/{paused}/state?to=resume',
  ...ofTeam('{paused}'),
  ...ofTeam('{ended}'),
  form('/admin/mentorships/{pair}/sessions/plan'),
  form('/admin/mentorships/{pair}/sessions/times'),
  '/admin/mentorships/{pair}/sessions/{session}',
  '/admin/mentorships/{duePair}/sessions',
  '/admin/mentorships/{duePair}/sessions/{due}',
  '/admin/mentorships/{pair}/sessions/{held}',
  '/admin/mentorships/{wishing}',
  '/admin/pending-mentorship-requests/{open}?to=reject',
  '/admin/pending-mentorship-requests/{open}?to=remind',
  '/admin/purchased-subscriptions/{waitsForMoney}/mark-as-paid',
  '/admin/purchased-subscriptions/{fresh}/mark-as-paid',
  form('/admin/purchased-subscriptions/{lapsed}/mark-as-paid', '#deposit'),
  ...['waitsForMoney', 'ofMinor', 'notSent', 'withdrawn', 'flag', 'surplus'].map(
    (id) => `/admin/purchased-subscriptions/{${id}}`,
  ),
  form('/admin/purchased-subscriptions/{fresh}/document'),
  '/admin/purchased-subscriptions/{notSent}/document',
  '/admin/purchased-subscriptions/{purchase}/document',
  form('/admin/tax-documents'),
  '/admin/tax-documents/{document}',
  '/admin/tax-documents/{document}/correct',
  ...['fresh', 'purchase', 'withdrawn', 'askedBack'].map(
    (id) => `/admin/purchased-subscriptions/{${id}}/refund`,
  ),
  '/admin/purchased-subscriptions/{fresh}/withdrawal',
  '/admin/purchased-subscriptions/{fresh}/reopen-claim',
  '/admin/mentors/{editing}/pending-edit-requests',
  '/admin/mentors/{mentor}/pending-edit-requests',
  '/admin/mentors/{askedMentor}',
  '/admin/mentors/{applicant}',
  ...['askedMentor', 'applicant'].map((id) => `/admin/mentors/{${id}}/edit`),
  form('/admin/mentors/{mentor}/testimonials/new'),
  '/admin/mentors/{praised}/testimonials/{testimonial}',
  form('/admin/mentees/{mentee}/messages'),
  '/admin/mentees/{unpaid}',
  '/admin/mentees/{mentee}/scholarships',
  '/admin/mentees/{mentee}/objection',
  '/admin/scholarships/{scholarship}',
  '/admin/scholarships/{gift}',
  '/admin/scholarships/{given}',
  '/admin/scholarships/{declined}',
  form('/admin/scholarships/requests/{scholarshipRequest}', '#decline'),
  '/admin/scholarships/{scholarship}?menteeId={unpaid}',
  '/admin/scholarships/{given}?menteeId={unpaid}',
  '/admin/scholarships/{scholarship}?menteeId={mentee}',
  '/admin/mentees/{unpaid}/scholarships',
  '/admin/purchased-subscriptions/{awarded}',
  '/admin/mentor-suggestion-requests/{asking}',
  '/admin/mentor-suggestion-requests/{answered}',
  form('/admin/users/{user}'),
  '/admin/users/{colleague}',
  form('/admin/users/{user}/erase'),
  '/admin/users/{suspended}',
  '/admin/users/{user}/data',
  '/admin/offers/{offer}',
  form('/admin/seminars/{seminar}'),
  '/admin/emails/{mail}',
  '/admin/reports/{report}',
  '/admin/message-templates',
  '/admin/message-templates/{template}',
  '/admin/import/{import}',
  '/admin/administrators/{colleague}',
  '/admin/administrators/{admin}',
  '/admin/right-needed',
  form('/admin/settings/limits', 'main form'),
  form('/admin/settings/issuer', 'main form'),
  form('/admin/settings/operator', 'main form'),
  '/admin/settings/iris',
  '/admin/settings/bank?bankName=Τράπεζα&bankAccountHolder=Δίκτυο&bankIban=GR1601101250000000012300695',
  form('/admin/settings/prices', 'main form'),
  '/admin/settings/prices?packageId=1&price=99&holdsFrom={nextMonth}',
  '/admin/settings/prices?percent=13&holdsFrom={nextMonth}&ground=',
  form('/admin/settings/texts/terms'),
  '/admin/settings/texts/privacy?check',
  '/admin/bulk/purchases/mark-as-paid?id={waitsForMoney}',
  '/admin/bulk/purchases/mark-as-paid?id={waitsForMoney}&id={fresh}',
  '/admin/bulk/mentorship-requests/reject?id={open}&refused={open}:busy',
  '/admin/bulk/mentorship-requests/remind?id={open}',
  '/admin/bulk/mails/resend?id={mail}',
  '/admin/bulk/mentors/inactive?id={mentor}',
]

const walked = (pages: (string | Walked)[]) =>
  pages.map((page): Walked => (typeof page === 'string' ? { path: page } : page))

/** The pages by reader; a file in views/ is named after both. */
export const pages: [Reader, Walked[]][] = [
  ['visitor', walked(open)],
  ['mentee matched', walked(matched)],
  ['mentee newcomer', walked(newcomer)],
  ['mentee waiting', walked(waiting)],
  ['mentee lilian.fragkou', walked(asksCoach)],
  ['mentee kleio.arvaniti', walked(finished)],
  ['mentee electra.voutsa', walked(['/mentee/mentorships', '/mentee/mentorships/{completed}/thanks'])],
  ['mentee marianna.kefala', walked(['/mentee/mentorships', ...ofMentee('{paused}')])],
  ['mentee mentee', walked(paid)],
  ['mentee thomais.nteli', walked(withdrawn)],
  ['mentee rena.moutafi', walked(ordered)],
  ['mentee sevi.markou', walked(begins)],
  ['mentee tonia.kaprou', walked(asksMoney)],
  ['mentee pelagia.doumani', walked([...askedMoney, ...asksHelp])],
  ['mentee emmanouela.riga', walked(asksHelp)],
  ['mentee natalia.kollia', walked(leftCardPage)],
  ['mentee anthoula.misi', walked(cardFailed)],
  ['mentee elpida.gika', walked(young)],
  ['mentee anthi.lagou', walked(waitsForGuardian)],
  ['mentee marilia.deli', walked([form('/new-terms')])],
  ['mentee polyxeni.vlachou', walked([form('/complete-profile')])],
  ['mentor evridiki.karali', walked([form('/complete-profile')])],
  ['no-role both', walked(['/choose-profile'])],
  ['no-role nobody', walked(['/choose-profile', '/erase-my-account'])],
  ['no-role suspended', walked(['/suspended'])],
  ['code-due rallou.stergiou', walked([form('/login/code')])],
  ['admin rallou.stergiou', walked(['/second-factor'])],
  ['mentor coach', walked(mentor)],
  ['mentor athina.mavridou', walked(guide)],
  ['mentor melina.orfanou', walked(['/mentor/mentorships', ...ofMentor('{paused}')])],
  ['mentor eleftheria.kyriakou', walked(edits)],
  ['mentor maria.konstantinidou', walked(['/mentor/my-account/gift'])],
  ['mentor rodanthi.sima', walked(applies)],
  ['mentor iliana.sarri', walked(['/mentor/application'])],
  ['mentor mentor', walked([...asked, ...thanked])],
  ['admin admin', walked(admin)],
  ['admin admin', walked(filtered)],
  ['admin admin', walked(acts)],
]

/** One page of each shape, of which views/ keeps what a screen reader tells. */
export const shapes = new Set([
  'visitor /',
  'visitor /mentors',
  'visitor /mentors/{mentor}',
  'visitor /privacy-policy',
  'visitor /login',
  'mentee matched /mentee/mentorships',
  'mentee matched /mentee/my-account?tab=notifications',
  'mentee matched /purchases/{purchase}',
  'mentee newcomer /checkout/1',
  'admin admin /admin/dashboard',
  'admin admin /admin/purchased-subscriptions',
  'admin admin /admin/mentors/{mentor}',
  'admin admin /admin/purchased-subscriptions/{waitsForMoney}/mark-as-paid',
])

const of = (email: string) => `(select id from data.users where email = '${email}@demo.example')`

const orderOf = (email: string) =>
  `(select max(p.id) as id from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = ${of(email)})`

const runningOf = (email: string) =>
  `select id from data.mentorships where mentee_user_id = ${of(email)} and status = 'running'`

// A text in every language.
const words = JSON.stringify(
  Object.fromEntries(
    ['gr', 'en', 'de', 'fr', 'pt'].map((locale) => [locale, '## Κείμενο {#text}\n\nΛόγια.']),
  ),
)

/** What the demo lacks. */
export const prepare = `
  -- Someone without a profile, an import, a second admin, a minor who has paid.
  insert into data.users (email, name, surname, birthdate, phone, email_confirmed_at)
  values ('nobody@demo.example', 'Άννα', 'Νταλάκη', '1990-05-20', '+306900000000', now());
  insert into data.users (email, name, surname, birthdate, phone, email_confirmed_at, suspended_at)
  values ('suspended@demo.example', 'Βέρα', 'Νταλάκη', '1990-05-20', '+306900000001', now(), now());
  with one as (
    insert into private.imports (role, file_name, headings, created_by_user_id)
    values ('mentee', 'παλιές.csv', '{Όνομα,E-mail}', ${of('admin')}) returning id)
  insert into private.import_rows (import_id, number, cells, person, fate)
  select id, 2, '{Άννα,a@b.gr}', '{"name": "Άννα", "surname": "Α", "email": "a@b.gr"}', 'new' from one;
  insert into data.admins (user_id) values (${of('rallou.stergiou')});

  -- A file of the bank: a line that pays an order, one that is nobody's.
  with one as (
    insert into private.statements (created_by_user_id, names_account) values (${of('admin')}, false) returning id)
  insert into private.statement_lines (statement_id, number, day, amount_cents, text, identity, purchase_id)
  select one.id, l.number, '2026-11-20', 6200, l.text, 'walk ' || l.number, l.purchase_id
  from one, (values (1, 'MP', (select max(id) from data.purchases where paid_at is null and cancelled_at is null)), (2, 'ΔΩΡΕΑ', null)) l (number, text, purchase_id);
  update data.users set birthdate = current_date - interval '17 years' where email = 'elpida.gika@demo.example';

  -- An order without the request to begin, and card payments that did not end well.
  update data.purchases set begin_requested_at = null, terms_version = null where id = ${orderOf('sevi.markou')};
  insert into data.checkouts (purchase_id, attempt, idempotency_key, amount_cents, status, asked, livemode, expires_at)
  select p.id, 1, 'walk:' || p.id, p.price_cents, c.status, '{}', false, now() + interval '1 day'
  from (values (${orderOf('natalia.kollia')}, 'open'), (${orderOf('anthoula.misi')}, 'failed')) c (id, status)
  join data.purchases p on p.id = c.id;

  -- A session that is due, one who waits for a busy mentor, gifts that were answered.
  insert into data.sessions (mentorship_id, status, held_on, starts_at, minutes, entered_by, entered_by_user_id)
  select id, 'planned', rules.local_date(), now(), 60, 'mentor', mentor_user_id from data.mentorships
  where id = (${runningOf('xenia.rizou')});
  insert into data.availability_alerts (mentee_id, mentor_id)
  select e.id, m.id from data.mentees e, data.mentors m
  where e.user_id = ${of('emmanouela.riga')} and m.user_id = ${of('coach')};
  insert into data.scholarships (name, kind, year, given_by_mentor_id, approved_at, declined_at, message, created_by)
  select a.name, 'mentor_gift', extract(year from now()), m.id, a.approved, a.declined, a.message, ${of('admin')}
  from data.mentors m, (values ('Ρόζα', now(), null, null), ('Έλλη', null, now(), 'Ας μιλήσουμε πρώτα.'))
    a (name, approved, declined, message)
  where m.user_id = ${of('athina.mavridou')};

  -- A tax document.
  insert into data.tax_documents (purchase_id, payment_id, kind, series, number, issued_on, mark, amount_cents, entered_by)
  select y.purchase_id, y.id, 'retail', 'ΑΠΥ', 1, rules.local_date(y.paid_at), '400001234567890', y.amount_cents, ${of('admin')}
  from data.payments y where y.purchase_id = ${orderOf('matched')} and not y.surplus and y.amount_cents > 0;

  -- A price and a text to come, a draft, new terms that one mentee has not accepted yet.
  insert into data.package_prices (package_id, holds_from, price_cents) values (1, rules.local_date() + 35, 7000);
  insert into data.vat_rates (holds_from, percent) values (rules.local_date() + 35, 13);
  insert into data.document_versions (document, version, holds_from, bodies, summaries)
  select 'accessibility', 2, rules.local_date() + 35, w.words, w.words from (values ('${words}'::jsonb)) w (words);
  insert into data.document_drafts (document, based_on, holds_from, needs_consent, bodies, summaries)
  select 'privacy', 1, rules.local_date() + 35, true, w.words, w.words from (values ('${words}'::jsonb)) w (words);
  insert into data.texts (text, version, published_on, needs_consent) values ('coachee_terms', 2, rules.local_date(), true);
  insert into data.consents (user_id, text, version, given)
  select user_id, text, 2, true from data.consents where text = 'coachee_terms' and user_id <> ${of('marilia.deli')};

  -- Someone whose sign-in asks for a code.
  insert into private.second_factors (user_id, sealed_secret, confirmed_at) values (${of('rallou.stergiou')}, repeat('x', 40), now())`

/** The ids in addresses. */
export const ids: Record<string, string> = {
  mentor: `select id from data.mentors where user_id = ${of('coach')}`,
  mentee: `select id from data.mentees where user_id = ${of('matched')}`,
  purchase: `select p.id from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = ${of('matched')} order by 1 limit 1`,
  pair: runningOf('matched'),
  approved: `select r.id from data.mentorship_requests r join data.mentorships s on s.request_id = r.id where s.id = (${runningOf('matched')})`,
  duePair: runningOf('xenia.rizou'),
  due: `select id from data.sessions where status = 'planned' and mentorship_id = (${runningOf('xenia.rizou')})`,
  paused: `select id from data.mentorships where mentee_user_id = ${of('marianna.kefala')} and status = 'paused'`,
  completed: `select id from data.mentorships where mentee_user_id = ${of('electra.voutsa')} and status = 'completed'`,
  certificate: `select code as id from rules.certificate((select id from data.mentorships where mentee_user_id = ${of('kleio.arvaniti')} and status = 'completed'), 'mentee')`,
  sent: `select r.id from data.mentorship_requests r join data.mentees e on e.id = r.mentee_id where e.user_id = ${of('waiting')} and r.status = 'pending'`,
  asksCoach: `select id from data.mentorship_requests where kind = 'coaching' and status = 'pending'`,
  askedMentor: `select id from data.mentors where user_id = ${of('mentor')}`,
  asked: `select r.id from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id where m.user_id = ${of('mentor')} and r.status = 'pending' order by 1 limit 1`,
  running: `select min(id) as id from data.mentorships where status = 'running'`,
  applicant: `select min(id) as id from data.mentors where status = 'new'`,
  order: `select max(id) as id from data.purchases`,
  session: `select s.id from data.sessions s join data.mentorships m on m.id = s.mentorship_id where m.mentee_user_id = ${of('matched')} and s.status = 'planned'`,
  held: `select min(s.id) as id from data.sessions s join data.mentorships m on m.id = s.mentorship_id where m.mentee_user_id = ${of('matched')} and s.status = 'held'`,
  ended: `select id from data.mentorships where mentee_user_id = ${of('kleio.arvaniti')} and status = 'completed'`,
  fresh: `select max(p.id) as id from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = ${of('mentee')}`,
  withdrawn: `select max(r.purchase_id) as id from data.refunds r where r.state = 'sent'`,
  waitsForMoney: `select p.id from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = ${of('rena.moutafi')}`,
  document: `select max(id) as id from data.tax_documents`,
  lapsed: `select min(id) as id from data.purchases where cancelled_at is not null and paid_at is null`,
  year: `select extract(year from max(started_at))::integer as id from data.mentorships where mentor_user_id = ${of('mentor')}`,
  wishing: `select mentorship_id as id from data.pair_wishes where closed_at is null`,
  open: `select min(id) as id from data.mentorship_requests where status = 'pending'`,
  askedBack: `select purchase_id as id from data.refund_requests`,
  notSent: orderOf('waiting'),
  flag: `select max(purchase_id) as id from data.payment_flags where settled_at is null`,
  surplus: `select max(purchase_id) as id from data.payments where surplus`,
  editing: `select mentor_id as id from data.edit_requests where status = 'pending' order by id limit 1`,
  praised: `select mentor_id as id from data.testimonials order by id limit 1`,
  testimonial: `select min(id) as id from data.testimonials`,
  scholarshipRequest: `select min(id) as id from data.scholarship_requests`,
  scholarship: `select min(id) as id from data.scholarships where kind = 'partial_50'`,
  gift: `select max(id) as id from data.scholarships where approved_at is null and declined_at is null`,
  declined: `select max(id) as id from data.scholarships where declined_at is not null`,
  given: `select max(id) as id from data.scholarships where approved_at is not null`,
  unpaid: `select id from data.mentees where user_id = ${of('newcomer')}`,
  awarded: `select max(p.id) as id from data.purchases p join data.awards a on a.id = p.award_id`,
  answered: `select max(id) as id from data.suggestion_requests where answered_at is not null`,
  asking: `select max(id) as id from data.suggestion_requests where answered_at is null`,
  user: of('marilia.deli'),
  offer: `select min(id) as id from data.offers`,
  seminar: `select max(id) as id from data.seminars where starts_at > now() and cancelled_at is null`,
  mail: `select min(id) as id from private.outbox`,
  suspended: `select ${of('suspended')} as id`,
  report: `select min(id) as id from data.reports`,
  template: `select min(id) as id from data.message_templates`,
  import: `select max(id) as id from private.imports`,
  statement: `select max(id) as id from private.statements`,
  ofMinor: orderOf('anthi.lagou'),
  beginning: orderOf('sevi.markou'),
  unused: orderOf('tonia.kaprou'),
  leftOpen: orderOf('natalia.kollia'),
  cardFailed: orderOf('anthoula.misi'),
  nextMonth: `select (rules.local_date() + 30)::text as id`,
  admin: of('admin'),
  colleague: of('rallou.stergiou'),
}
