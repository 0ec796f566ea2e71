import { describe, expect, test } from 'vitest'
import { composeMail, oneLine } from '~/domain/mails/compose'
import { kinds, type MailKind } from '~/domain/mails/kinds'
import { languages, locales, toLanguage } from '~/i18n/locale'

const shared = { origin: 'https://mentoring.example.org', teamEmail: 'team@example.org' }

/** Everything any kind of mail may name, with all that is optional. */
const content = {
  name: 'Άννα',
  purchaseId: 7,
  package: { gr: 'Mentoring 3 μηνών', en: '3-month mentoring', de: 'Drei Monate', fr: 'Trois mois', pt: 'Três meses' },
  cents: 6200,
  currency: 'EUR',
  vatPercent: 24,
  reference: 'ΘΛ-2026-00007',
  bankName: 'Τράπεζα Πειραιώς',
  accountHolder: 'Δίκτυο Γυναικών',
  iban: 'GR16 0110 1250 0000 0001 2300 695',
  requestId: 3,
  kind: 'mentoring',
  message: 'Θα ήθελα να μιλήσουμε.\nΓια τα επόμενα βήματα.',
  answerDueAt: '2026-09-26T21:00:00+00:00',
  mentorId: 4,
  mentor: 'Ελένη Παπαδοπούλου-Αναγνωστοπούλου',
  mentee: 'Μαρία',
  rejectReason: 'no_time',
  rejectMessage: 'Καλή συνέχεια!',
  approved: true,
  mentorshipId: 5,
  with: 'Ελένη Παπαδοπούλου-Αναγνωστοπούλου',
  withEmail: 'eleni@example.org',
  withPhone: '+30 690 000 0000',
  minimumSessions: 3,
  plannedEndOn: '2026-12-24',
  endsOn: '2026-10-24',
  outcome: 'replace',
}
const allKinds = Object.keys(kinds) as MailKind[]
const variants = [
  content,
  { ...content, kind: 'coaching', outcome: 'close', approved: false, rejectReason: 'other' },
  { ...content, outcome: null, withPhone: null, rejectReason: null, rejectMessage: null },
]
const compose = (kind: string, locale = 'gr', more: object = {}) =>
  composeMail({ kind, locale, content: { ...content, ...more }, ...shared })

describe.each(locales)('in %s', (locale) => {
  test.each(allKinds)('%s is whole', (kind) => {
    for (const variant of variants) {
      const { subject, text, html, language } = composeMail({ kind, locale, content: variant, ...shared })
      expect(language).toBe(toLanguage(locale))
      expect(subject.length).toBeGreaterThan(10)
      expect(subject.length).toBeLessThanOrEqual(60)
      expect(subject).not.toMatch(/[\r\n]|Ελένη|Μαρία|Άννα/)
      for (const whole of [subject, text, html]) expect(whole).not.toMatch(/\{\{|\}\}|undefined|null|\[object|NaN/)
      // A key without words would stand there itself.
      expect(text).not.toMatch(/\b(?:facts|words|frame|endings|paragraphs)\.\w/)
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain('Άννα')
    }
  })

  test.each(allKinds)('%s has one button, whose address stands in the text too', (kind) => {
    const { text, html } = compose(kind, locale)
    const [, url = ''] = /<a href="([^"]+)"[^>]*background/.exec(html) ?? []
    expect(url).toMatch(/^https:\/\/mentoring\.example\.org\/[a-z]/)
    expect(html.match(/<a [^>]*background/g)).toHaveLength(1)
    expect(text).toContain(`:\n${url}\n`)
    expect(url).not.toMatch(/approve|reject|withdraw|confirm|locale|logout|switch/)
  })
})

test('all languages have the same kinds, and only kinds that exist', async () => {
  for (const language of languages) {
    const { default: words } = await import(`../../app/locales/${language}/mails.json`)
    expect(Object.keys(words).sort()).toEqual(['frame', 'facts', 'words', ...allKinds].sort())
  }
})

test('money, dates and the package stand in her language', () => {
  expect(compose('paid').text).toMatch(/Πακέτο: Mentoring 3 μηνών\nΠοσό: 62,00\s€\nΑπό αυτό, ΦΠΑ: 12,00\s€/)
  expect(compose('paid', 'en').text).toMatch(/Amount: €62\.00\nVAT included: €12\.00/)
  expect(compose('mentorship_notice_mentee').text).toContain('Τελευταία ημέρα: 24 Οκτωβρίου 2026')
})

test('a deadline is told as the end of its day', () => {
  const { subject, text } = compose('request_received')
  expect(subject).toBe('Νέο αίτημα: απάντησε έως 26/09/2026')
  expect(text).toMatch(/Απάντηση έως: Σάββατο 26 Σεπτεμβρίου.*23:59/)
})

test('what somebody wrote is text, not HTML and not a template', () => {
  const evil = `<img src=x onerror=alert(1)>"'&{{teamEmail}} $t(frame.brand)`
  const { text, html } = compose('request_received', 'gr', { name: evil, mentee: evil, message: `${evil}\nδεύτερη` })
  expect(html).not.toMatch(/<img|onerror=alert\(1\)>|"'&(?!#)/)
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;{{teamEmail}} $t(frame.brand)')
  expect(text).toContain(`> ${evil}\n> δεύτερη`)
})

test.each(['\r\n', '\n', '\r'])('a subject with a line break (%j) is refused', (ending) => {
  expect(() => oneLine(`Νέο αίτημα${ending}Bcc: x@example.org`)).toThrow('line break')
  expect(oneLine('Νέο αίτημα')).toBe('Νέο αίτημα')
})

test('unknown kinds and contents without what the text names are refused', () => {
  expect(() => compose('constructor')).toThrow('no text')
  expect(() => compose('paid', 'gr', { cents: undefined })).toThrow('cents')
})

test('an unknown locale is Greek', () => {
  expect(compose('paid', 'xx').subject).toBe('Η πληρωμή σου επιβεβαιώθηκε')
})
