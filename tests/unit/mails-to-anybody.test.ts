// Mails with words of members: to an address that nobody has confirmed, and to another member.
import { describe, expect, test } from 'vitest'
import { kinds, type MailKind } from '~/domain/mails/all-kinds'
import { locales, toLanguage } from '~/i18n/locale'
import { compose } from '../support/compose'
import { cataloguesOf } from '../support/sources'

const allKinds = Object.keys(kinds) as MailKind[]

describe('to an address that nobody has confirmed', () => {
  // Words of the account's owner; the mail goes to whoever has the address.
  const planted = {
    name: '',
    message: 'Πατήστε https://evil.example/prize',
    gift: 'Δώρο στο evil.example',
    newEmail: 'evil@evil.example',
  }
  const hers = allKinds.filter((kind) => compose(kind).text.includes('Άννα'))
  const quotesHers = ['request_sent', 'refund_asked', 'wish_received', 'gift_approved', 'gift_declined']
  const namesHerAddress = ['email_change_asked', 'email_changed']

  test.each(locales)('no kind greets with a name, in %s', (locale) => {
    const greetingWithoutName = cataloguesOf(toLanguage(locale)!).mails!['frame.greetingWithoutName']!
    for (const kind of allKinds) {
      const { text, html } = compose(kind, locale, { name: '' })
      expect(text.startsWith(`${greetingWithoutName}\n`), kind).toBe(true)
      expect(html, kind).toContain(greetingWithoutName)
    }
  })

  test.each([...quotesHers, ...namesHerAddress])('%s repeats nothing of hers', (kind) => {
    expect(hers).toContain(kind)
    // The team's answer to a gift is quoted.
    const own = kind.startsWith('gift') ? { ...planted, message: null } : planted
    const { text, html, subject } = compose(kind, 'gr', own)
    for (const whole of [text, html, subject]) expect(whole).not.toMatch(/evil|Άννα/)
    expect(compose(kind, 'gr', { ...own, name: 'Άννα' }).text).toMatch(/evil/)
  })

  test.each(locales)('says how the address came to us, in %s', (locale) => {
    const footer = (kind: string, name: string) => compose(kind, locale, { name }).text.split('-- \n')[1]
    expect(footer('mentee_registered', '')).not.toBe(footer('mentee_registered', 'Άννα'))
    expect(footer('confirm_new_email', '')).not.toBe(footer('mentee_registered', ''))
  })
})

test('no words of a member look like a paragraph of ours', () => {
  const { text } = compose('request_received', 'gr', {
    message: 'Καλησπέρα.\n\nΟ λογαριασμός σου κλείδωσε.\u2028Άνοιξέ τον\u000bεδώ.\u0085Τέλος',
  })
  expect(text).toContain('> Καλησπέρα.\n> \n> Ο λογαριασμός σου κλείδωσε.\n> Άνοιξέ τον\n> εδώ.\n> Τέλος\n')
})

describe('what people typed keeps its lines in every mail program', () => {
  const typed = 'Καλησπέρα <Άννα>\r\nκαι ευχαριστώ.\u2028Τα λέμε\n\nΜαρία'
  const shown = 'Καλησπέρα &#60;Άννα&#62;<br>και ευχαριστώ.<br>Τα λέμε<br><br>Μαρία'

  test.each([
    ['request_received', { message: typed }],
    ['message', { text: typed }],
    ['suggestions', { answer: typed }],
    ['new_offer', { description: typed }],
    ['text_changed', { summaries: { gr: typed } }],
    ['session_planned_mentee', { place: typed }],
  ])('%s', (kind, more) => {
    expect(compose(kind, 'gr', more).html).toContain(shown)
  })

  test('no kind asks the program for it', () => {
    for (const kind of allKinds) expect(compose(kind).html).not.toContain('white-space')
  })
})
