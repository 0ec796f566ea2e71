// Long: every kind of mail is looked at in every language.
import { describe, expect, test } from 'vitest'
import { kinds, type MailKind } from '~/domain/mails/all-kinds'
import { namesOf } from '~/domain/mails/catalogue'
import { composeMail, oneLine } from '~/domain/mails/compose'
import { languages, locales, toLanguage } from '~/i18n/locale'
import { pageOf } from '~/i18n/language-address'
import { pages } from '~/route-table'
import { compose } from '../support/compose'
import { mailContent as content, mailFrame as shared } from '../support/mail-content'
import { sourcesIn } from '../support/sources'

const allKinds = Object.keys(kinds) as MailKind[]
const variants = [
  content,
  {
    ...content,
    kind: 'coaching',
    outcome: 'withdrawn',
    wish: 'end',
    late: false,
    approved: false,
    rejectReason: 'other',
    role: 'mentee',
    cents: 0,
  },
  {
    ...content,
    outcome: null,
    withPhone: null,
    rejectReason: null,
    rejectMessage: null,
    message: '',
    answer: '',
    subject: '',
    applications: 0,
    suggestionRequests: 0,
    flaggedMentors: 0,
    reason: null,
    field: null,
    refundable: false,
    refundFrom: undefined,
  },
]

describe.each(locales)('in %s', (locale) => {
  test.each(allKinds)('the mail %s has a subject, all its texts and no placeholder', (kind) => {
    for (const variant of variants) {
      const { subject, text, html, language } = composeMail({ kind, locale, content: variant, ...shared })
      expect(language).toBe(toLanguage(locale))
      expect(subject.length).toBeGreaterThan(10)
      expect(subject.length).toBeLessThanOrEqual(60)
      // A guardian, who knows nothing of us, knows her.
      const hidden = kind === 'guardian_asked' ? /[\r\n]/ : /[\r\n]|Ελένη|Μαρία|Άννα/
      expect(subject).not.toMatch(hidden)
      for (const whole of [subject, text, html])
        expect(whole).not.toMatch(/\{\{|\}\}|undefined|null|\[object|NaN/)
      // A missing text would show its key.
      expect(subject + text).not.toMatch(/\.subject|\b(?:facts|words|frame|endings|paragraphs|buttons)\.\w/)
      expect(html).toContain(`<html lang="${language}">`)
      for (const whole of [text, html]) expect(whole).toContain('team@example.org')
      expect(text).toContain('Άννα')
    }
  })

  test.each(allKinds)('the mail %s has one button, and its text version has the button’s link', (kind) => {
    const { text, html } = compose(kind, locale)
    const [, url = ''] = /<a href="([^"]+)"[^>]*background/.exec(html) ?? []
    expect(new URL(url).origin).toBe(shared.origin)
    expect(
      pages.some((page) =>
        new RegExp(`^${page.path.replace(/:\w+/g, '\\d+')}$`).test(pageOf(new URL(url).pathname)),
      ),
    ).toBe(true)
    expect(html.match(/<a [^>]*background/g)).toHaveLength(1)
    expect(text).toContain(`:\n${url}\n`)
    expect(url).not.toMatch(/approve|reject|withdraw|confirm(?!-email)|locale|logout|switch/)
  })
})

test('the catalogues name only kinds that exist', async () => {
  for (const language of languages) {
    const { default: words } = await import(`../../app/locales/${language}/mails.json`)
    const known = ['frame', 'facts', 'words', 'buttons', ...allKinds.flatMap(namesOf)]
    expect(Object.keys(words).filter((name) => !known.includes(name))).toEqual([])
  }
})

test('every kind that sql/ queues has a template, and every template is queued', () => {
  const queued = sourcesIn('sql/functions', '.sql')
    // These functions pass on a kind that they got as an argument.
    .filter(
      ({ file }) =>
        !/(tell_(both|guardian|session|of_seminar|team_of_safety)|queue_secret_mail)\.sql$/.test(file),
    )
    .flatMap(({ text }) => [
      ...['queue_mail', 'queue_operator_mail', 'tell_of_seminar'].flatMap((name) => queuedBy(text, name, 1)),
      ...['queue_secret_mail', 'tell_guardian', 'tell_team_of_safety'].flatMap((name) =>
        queuedBy(text, name, 0),
      ),
      ...['tell_both', 'tell_session'].flatMap((name) => queuedBy(text, name, 0)).flatMap(bothSides),
      ...(text.includes("'erased:' || gen_random_uuid(), 'erased'") ? ['erased'] : []),
    ])
  expect([...new Set(queued)].sort()).toEqual([...allKinds].sort())
})

test('messages of the team and questions of mentor and mentee are quoted', () => {
  expect(compose('application_rejected').text).toContain('Το μήνυμα της ομάδας:\n> Θα ήθελα')
  expect(compose('application_rejected', 'gr', { message: null }).text).not.toContain('Το μήνυμα της ομάδας')
  expect(compose('message').text).toMatch(
    /Θέμα: Το προφίλ σου[^]*Το μήνυμα της ομάδας:\n> Με άκουσε\.\n> Και με βοήθησε\./,
  )
  expect(compose('message', 'gr', { subject: '' }).text).not.toContain('Θέμα')
  expect(compose('question_asked', 'en').text).toContain('Her question:\n> Τι θέλεις να αλλάξει;')
  expect(compose('question_answered', 'en').text).toContain('Her answer:\n> Τη δουλειά μου.')
  expect(compose('testimonial_published', 'en').text).toContain('Her words:\n> Με άκουσε.')
  expect(compose('suggestions').text).toMatch(
    /Μεντόρισσα: Ελένη Παπαδοπούλου[\s\S]*Μεντόρισσα: Μαρία Νικολάου/,
  )
})

test('an optional mail ends with an unsubscribe link; any other does not', () => {
  const token = 'a1'.repeat(32)
  const url = `${shared.origin}/unsubscribe/${token}`
  for (const locale of locales) {
    const { text, html, stopUrl } = compose('request_sent', locale, { unsubscribe: token })
    expect(stopUrl).toBe(url)
    expect(text.trimEnd().endsWith(url)).toBe(true)
    expect(html).toContain(`<a href="${url}"`)
  }
  const { text, html, stopUrl } = compose('request_received')
  expect([stopUrl, text.includes('unsubscribe'), html.includes('unsubscribe')]).toEqual([
    undefined,
    false,
    false,
  ])
})

test('the digest says how many items wait and since when, and links to each list', () => {
  const { text } = compose('digest')
  expect(text).toMatch(
    /Νέες αιτήσεις: 2 · το πιο παλιό από 1 Σεπτεμβρίου 2026 \(πριν από \d+ ημέρες\)\nhttps:\/\/mentoring\.example\.org\/admin\/pending-applications\nΑιτήματα για προτάσεις: 1 · .*\n/,
  )
  expect(text).toContain(
    `Μεντόρισσες με πολλές απορρίψεις: 3\n${shared.origin}/admin/mentors?scope=flagged\n`,
  )
  expect(text).toContain(
    `Σεμινάρια που πρέπει να οριστούν: κανένα στους επόμενους 2 μήνες\n${shared.origin}/admin/seminars/new\n`,
  )
  expect(text).not.toContain(': 0')
  expect(
    compose('digest', 'en', { applications: 0, suggestionRequests: 0, flaggedMentors: 0, seminarsToPlan: 0 })
      .text,
  ).toContain('Nothing is waiting for the team today.')
})

test('the daily digest says what is new and what waits, and links to each list', () => {
  const { text, html } = compose('daily_digest')
  expect(text).toMatch(
    /Νέες αιτήσεις: 2 · περιμένουν συνολικά 3, το πιο παλιό από 1 Σεπτεμβρίου 2026 \(πριν από \d+ ημέρες\)\nhttps:\/\/mentoring\.example\.org\/admin\/pending-applications\n/,
  )
  expect(html).toContain('<a href="https://mentoring.example.org/admin/purchased-subscriptions"')
  expect(text).not.toContain('Αλλαγές προφίλ')
})

test('the mail about a closed request links to suggested mentors and, after enough rejections, mentions the refund', () => {
  const { text, html } = compose('request_rejected')
  expect(text).toContain(
    'Ίσως σου ταιριάζει: Ελένη Παπαδοπούλου, Σύμβουλος\nhttps://mentoring.example.org/mentors/4\n',
  )
  expect(text).toContain('Ίσως σου ταιριάζει: Μαρία Νικολάου\nhttps://mentoring.example.org/mentors/5\n')
  expect(html).toContain('<a href="https://mentoring.example.org/mentors/5"')
  expect(text).toContain('https://mentoring.example.org/purchases/7/ask-refund')
  for (const kind of ['request_rejected', 'request_expired_mentee']) {
    expect(compose(kind, 'en').text).toContain('ask for your money back')
    expect(compose(kind, 'en', { refundable: false }).text).not.toMatch(/money back|ask-refund/)
  }
  expect(compose('mentor_unavailable', 'en').text).toContain('She may suit you: Eleni')
  expect(compose('mentor_unavailable', 'en').text).not.toContain('money back')
})

test('the mail of the team’s suggestions says why each mentor suits', () => {
  const { text, html } = compose('suggestions')
  expect(text).toContain(
    `Μεντόρισσα: Ελένη Παπαδοπούλου, Σύμβουλος\n${shared.origin}/mentors/4\nΓιατί: Κοινά θέματα: Ηγεσία · Απαντά συνήθως μέσα σε 2 ημέρες\n`,
  )
  expect(text).toContain(`Μεντόρισσα: Μαρία Νικολάου\n${shared.origin}/mentors/5\n`)
  expect(html).toContain('Κοινά θέματα: Ηγεσία')
})

test('after a mentor took another mentee, the mail leads to being told when she is free, if there is a way', () => {
  const wait = `Να σου γράψουμε μόλις είναι ξανά διαθέσιμη: ${shared.origin}/mentors/4\n`
  expect(compose('mentor_unavailable').text).toContain(wait)
  expect(compose('mentor_unavailable', 'gr', { mayWait: false }).text).not.toContain(wait)
  expect(compose('request_rejected').text).not.toContain(wait)
})

test('the mail about a coaching request has its reason and its topic', () => {
  const { text, html } = compose('request_received', 'en', { kind: 'coaching' })
  expect(text).toContain('Field: Leadership\n')
  expect(text).toContain('Why she asks for coaching:\n> Αλλάζω δουλειά.')
  expect(html.match(/<blockquote/g)).toHaveLength(2)
  expect(compose('request_received', 'en', { reason: null, field: null }).text).not.toMatch(
    /Field:|Why she asks/,
  )
})

test('mails about a mentorship link to existing forms', () => {
  expect(compose('pair_check_in_due_mentee', 'gr', { role: 'mentee' }).text).toContain(
    '/mentee/mentorships/5/check-in\n',
  )
  expect(compose('mentorship_completed_mentor').text).toContain('/mentor/mentorships/5/thanks\n')
  expect(compose('mentorship_stopped_mentee', 'gr', { role: 'mentee' }).text).toContain(
    'Πες μας πώς ήταν: https://mentoring.example.org/mentee/mentorships/5/thanks',
  )
  for (const kind of allKinds.filter((name) => /completed|stopped|check_in/.test(name))) {
    for (const locale of locales)
      expect(compose(kind, locale).text).not.toMatch(
        /πώς ήταν, απάντησε|by replying|indem du auf|en répondant|respondendo/,
      )
  }
})

test('the last reminder of an unused package says from when a refund can be requested', () => {
  expect(compose('no_request_yet').text).toContain('από τις 20/12/2026')
  expect(compose('no_request_yet', 'gr', { refundFrom: undefined }).text).not.toContain('χρήματά σου')
})

test('the mail about a full scholarship asks for no payment; that about a half one says how to pay', () => {
  expect(compose('scholarship_awarded', 'gr', { cents: 0 }).text).not.toMatch(/IBAN|€/)
  expect(compose('scholarship_awarded').text).toMatch(/Ποσό: 62,00\s€\nIBAN: GR16/)
})

test('amounts, dates and the package are in the recipient’s language', () => {
  expect(compose('paid').text).toMatch(/Πακέτο: Mentoring 3 μηνών\nΠοσό: 62,00\s€\nΑπό αυτό, ΦΠΑ: 12,00\s€/)
  expect(compose('paid', 'en').text).toMatch(/Amount: €62\.00\nVAT included: €12\.00/)
  expect(compose('mentorship_notice_mentee').text).toContain('Τελευταία ημέρα: 24 Οκτωβρίου 2026')
  expect(compose('pair_pause_first_mentee').subject).toContain('24/03/2028')
  expect(compose('retention_notice').subject).toContain('20/11/2026')
  expect(compose('refund_requested').text).toContain('Ημερομηνία και ώρα: 24/10/2026, 23:30')
})

test('a telephone number stands in groups and may be called', () => {
  const { text, html } = compose('mentorship_started_mentee', 'gr', { withPhone: '+306900039595' })
  expect(text).toContain('Τηλέφωνο: +30 690 003 9595\n')
  expect(html).toMatch(/<a href="tel:\+306900039595"[^>]*>\+30 690 003 9595</)
})

test('the subject of a mail to the team says whom it is about: by initials, or by the order’s code', () => {
  expect(compose('wish_asked_team').subject).toBe('Αίτημα προς την ομάδα για τη συνεργασία Μ.Π. – Ε.Κ.')
  expect(compose('declines_team', 'en', { initials: 'Χ.Δ.' }).subject).toMatch(/: Ch\.D\.$/)
  for (const kind of ['refund_asked_team', 'purchase_withdrawn'])
    expect(compose(kind).subject).toContain(content.reference)
})

test('a page of ours is linked by its label in HTML, by its address in text', () => {
  const { text, html } = compose('paid', 'en')
  expect(html).toMatch(/<a href="[^"]+\/receipts\/7"[^>]*>Receipt of payment</)
  expect(html).not.toMatch(/>https:/)
  expect(text).toContain('Receipt of payment: https://mentoring.example.org/en/receipts/7')
})

test('the mail of a payment leads to the mentor who was chosen before, else to all', () => {
  const wanted = { mentorId: 4, mentor: 'Ελένη Ράλλη', latin: null }
  const { text } = compose('paid', 'en', { wanted })
  expect(text).toContain('The mentor you chose: Eleni Ralli')
  expect(text).toContain('Go on:\nhttps://mentoring.example.org/en/mentors/4\n')
  expect(compose('paid', 'en', { wanted: undefined }).text).toContain('/mentors\n')
})

test('a decided edit request names its fields; an answered wish what was asked, and leads to the mentorships', () => {
  expect(compose('edit_approved', 'en').text).toContain('What you asked to change: Title, ')
  const { text } = compose('wish_answered', 'en', { role: 'mentor' })
  expect(text).toContain('What you asked for: A pause')
  expect(text).toContain('/mentor/mentorships\n')
  expect(compose('wish_answered', 'en', { role: undefined, wish: undefined }).text).toContain('/login\n')
})

test.each(['en', 'de', 'fr', 'pt'])(
  'in %s names are in Latin letters, in the own spelling if there is one',
  (locale) => {
    const mentors = [
      { mentorId: 4, mentor: 'Ελένη Παπαδοπούλου', mentorLatin: 'Helen Papadopoulos', title: null },
      { mentorId: 5, mentor: 'Μαρία Νικολάου' },
    ]
    const names = { mentor: 'Ελένη Ράλλη', mentee: 'Ευγενία', with: 'Ζωή Χατζή', mentors }
    const own = { mentorLatin: 'Helen Ralli', menteeLatin: 'Eugenia', withLatin: 'Zoe Hatzi' }
    expect(compose('request_sent', locale, names).text).toContain('Eleni Ralli')
    expect(compose('request_sent', locale, { ...names, ...own }).text).toContain('Helen Ralli')
    expect(compose('request_received', locale, names).text).toContain('Evgenia')
    expect(compose('request_received', locale, { ...names, ...own }).text).toContain('Eugenia')
    expect(compose('session_tomorrow_mentee', locale, names).text).toContain('Zoi Chatzi')
    expect(compose('session_tomorrow_mentee', locale, { ...names, ...own }).text).toContain('Zoe Hatzi')
    for (const kind of ['mentor_free', 'declines_team'])
      expect(compose(kind, locale, { ...names, ...own }).text).toContain('Helen Ralli')
    for (const kind of ['suggestions', 'request_rejected']) {
      const { text } = compose(kind, locale, names)
      expect(text).toContain('Helen Papadopoulos')
      expect(text).toContain('Maria Nikolaou')
      expect(text).toContain('Άννα')
    }
    expect(compose('request_sent', 'gr', { ...names, ...own }).text).toContain('Ελένη Ράλλη')
  },
)

test('mails about a start link to the guide and the first session, reminders to the team’s form', () => {
  for (const side of ['mentee', 'mentor'] as const) {
    const { text } = compose(`mentorship_started_${side}`, 'gr', { role: side })
    for (const path of ['first-meeting/mentoring', `${side}/mentorships/5/sessions/plan`])
      expect(text).toContain(`${shared.origin}/${path}\n`)
  }
  for (const kind of ['pause_first', 'pause_last', 'planned_end_reached', 'quiet_long', 'no_session_second'])
    expect(compose(`pair_${kind}_mentee`, 'gr', { role: 'mentee' }).text).toContain(
      `${shared.origin}/mentee/mentorships/5/ask-team\n`,
    )
})

test('the mail on the day before a session leads to the sheets, and so does its calendar entry', () => {
  for (const kind of bothSides('session_tomorrow')) {
    const { text, attachments } = compose(kind, 'gr', { sessionId: 7 })
    expect(text).toContain(`${shared.origin}/session-sheets\n`)
    expect(attachments![0]!.content.replaceAll('\r\n ', '')).toContain('/session-sheets')
  }
})

test('the days of early parting are a figure', () => {
  const figures = { ...shared.figures, earlyStopDays: 91 }
  const said = (kind: string, locale: string) =>
    composeMail({ kind, locale, content, origin: shared.origin, figures }).text
  for (const locale of locales) {
    for (const kind of [...bothSides('pair_no_session_first'), 'mentorship_started_mentor'])
      expect(said(kind, locale)).toContain('91')
  }
})

test('a deadline is shown as the end of its day', () => {
  const { subject, text } = compose('request_received')
  expect(subject).toBe('Νέο αίτημα: απάντησε έως 26/09/2026')
  expect(text).toMatch(/Απάντηση έως: Σάββατο 26 Σεπτεμβρίου.*23:59/)
})

test('text written by users is neither HTML nor a template', () => {
  const evil = `<img src=x onerror=alert(1)>"'&{{teamEmail}} $t(frame.brand)`
  const { text, html } = compose('request_received', 'gr', {
    name: evil,
    mentee: evil,
    message: `${evil}\nδεύτερη`,
  })
  expect(html).not.toMatch(/<img|onerror=alert\(1\)>|"'&(?!#)/)
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;{{teamEmail}} $t(frame.brand)')
  expect(text).toContain(`> ${evil}\n> δεύτερη`)
})

test.each(['\r\n', '\n', '\r'])('a subject with a line break (%j) is refused', (ending) => {
  expect(() => oneLine(`Νέο αίτημα${ending}Bcc: x@example.org`)).toThrow('line break')
  expect(oneLine('Νέο αίτημα')).toBe('Νέο αίτημα')
})

test('an unknown kind, or content without a value that the text needs, is refused', () => {
  expect(() => compose('constructor')).toThrow('no text')
  expect(() => compose('paid', 'gr', { cents: undefined })).toThrow('cents')
  expect(() => compose('mentorship_paused_mentor', 'gr', { resumeBy: null })).toThrow('resumeBy')
})

test('a mail with an unknown locale is in Greek', () => {
  expect(compose('paid', 'xx').subject).toBe('Η πληρωμή σου επιβεβαιώθηκε')
})

/** Returns the values that the variables of a kind's expression may have. */
const held: Record<string, string[]> = {
  method: ['deposit', 'iris'],
  decision: ['active', 'rejected', 'awaiting_response'],
  outcome: ['approved', 'declined'],
  'change_mentor_status.status': ['active', 'inactive'],
  'end_mentorship.status': ['stopped', 'completed'],
  'mail_document.kind': ['tax_document', 'tax_document_corrected'],
  'invite.role': ['admin', 'mentor', 'mentee'],
  'due.step': ['first', 'last_day'],
  'tell_second_factor.what': ['on', 'off', 'codes', 'code_used', 'reset'],
}

/** Returns the kinds that a function queues: literals, or the values of its variables. */
function queuedBy(text: string, act: string, position: number) {
  return [...text.matchAll(new RegExp(`(?:perform|select) rules\\.${act}\\(`, 'g'))].flatMap((call) => {
    const expression = argumentsFrom(text, call.index + call[0].length)[position]!
    if (expression.startsWith('case ')) return [...expression.matchAll(/'(\w+)'/g)].map((found) => found[1]!)
    if (expression === `'pair_' || due.kind || '_' || due.name`) {
      return [...text.matchAll(/^ *\('(\w+)', '(\w+)',/gm)].map(([, kind, name]) => `pair_${kind}_${name}`)
    }
    return expression.split(' || ').reduce(
      (starts, part) => {
        const [, literal] = /^'(\w+)'$/.exec(part) ?? []
        const ends = literal ? [literal] : held[part]
        if (!ends) throw new Error(`what may ${part} hold?`)
        return starts.flatMap((start) => ends.map((end) => start + end))
      },
      [''],
    )
  })
}

const bothSides = (kind: string) => [`${kind}_mentee`, `${kind}_mentor`]

/** Returns the arguments of a call as text; starts after the opening bracket. */
function argumentsFrom(text: string, start: number) {
  const found = ['']
  let depth = 1
  for (const [token] of text.slice(start).matchAll(/'[^']*'|[^]/g)) {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0
    if (depth === 0) break
    if (token === ',' && depth === 1) found.push('')
    else found[found.length - 1] += token
  }
  return found.map((argument) => argument.trim())
}
