// Texts do not repeat numbers that the database's constants or the code define.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figures } from '~/domain/constants/figures'
import { languages } from '~/i18n/locale'
import { cataloguesOf } from '../support/sources'

// Digits that are not such numbers, each with its reason. A key may end in *.
const allowed: Record<string, string> = {
  'account:secondStep.*': 'the digits of a code, as the standard of such apps has them',
  'account:secondFactor.*':
    'the digits of a code and its seconds, as the standard of such apps has them; 2FAS is a name',
  'overview:queues.requestsDueSoon': 'hours that its own query is asked with',
  '*birthdateHint': 'an example of a date',
  '*experienceHint': 'an example of a month',
  '*titleHint': 'an example',
  '*timeHint': 'an example of a time',
  'application:reason.descriptionHint': 'about how many words, beside the true limits',
  'errors:date_invalid': 'an example of a date',
  'errors:document_kind_unknown': 'the numbers of myDATA',
  'errors:credit_kind': 'the numbers of myDATA',
  'errors:mark_invalid': 'the length that AADE gives it',
  'errors:uid_invalid': 'the length that AADE gives it',
  'admin:documents.file.kinds': 'the numbers of myDATA',
  'admin:documents.markHint': 'the length that AADE gives it',
  'admin:documents.seriesHint': 'what to write',
  'mentee:invoice.taxNumberHint': 'an example',
  'overview:search.code': 'an example',
  'errors:month_invalid': 'an example of a month',
  'errors:phone_country': 'an example',
  'errors:phone_invalid': 'the length of numbers anywhere, and an example',
  'errors:minutes_out_of_range': 'what the table itself takes',
  'errors:amount_invalid': 'an example of an amount',
  'errors:time_invalid': 'an example of a time',
  'errors:fields.*': 'examples of what to write',
  'refunds:account.ibanHint': 'an example',
  'refunds:withdrawal.step': 'the pages of one act',
  'errors:obstacle.*': 'the name of a package, 2 in 1',
  'public:packages.*': 'the name of a package, 2 in 1',
}

const keyOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.\\]/g, '\\$&'))
      .join('.*')}$`,
  )
const known = Object.keys(allowed).map(keyOf)

// What a line of a long text may contain: figures by name, list numbers, and digits that are not ours.
const said = [
  /\{\{[\w.]+\}\}/g,
  /^\d+\. /g,
  /2[ -](?:in|en|em|σε)[ -]1/g,
  /WCAG 2\.[12]/g,
  /EN 301 549/g,
  // Laws by number and year, and their articles.
  /\d+\/\d{4}|\d{4}\/\d+/g,
  /(?:[Άά]ρθρ\p{L}* |[Aa]rt(?:icles?|igos?|\.) |Artikel )\d+(?:\((?:\d|\p{L}{1,2})\))*/gu,
  /400\s?%/g,
  // The law's age of consent and the ages of the girls' programme: the product has no constant for them.
  /(?<=από|age of|ab|de|dos) 15(?= ετών|\.| Jahren| ans| anos)/g,
  /10(?: έως | to | bis | à | aos )17/g,
]

// Constants that the view derives.
const derived = [
  'mentorMinimumYears',
  'newsSignUpDays',
  'newsLinkDays',
  'sentMailDays',
  'refundAccountDays',
  'rejectedPhotoDays',
  'triedDays',
]

const longTexts = (language: string) =>
  readdirSync(`app/content/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(`app/content/${language}/${file}`, 'utf8') }))

describe.each(languages)('%s', (language) => {
  const texts = Object.entries(cataloguesOf(language)).flatMap(([namespace, catalogue]) =>
    Object.entries(catalogue).map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
  )

  test('no catalogue contains a literal figure', () => {
    const typed = texts.filter(
      ({ key, text }) =>
        /\d/.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')) &&
        !/_(zero|one)$/.test(key) &&
        !known.some((pattern) => pattern.test(key)),
    )
    expect(typed.map(({ key, text }) => `${key} ${text}`)).toEqual([])
  })

  test('long texts use only existing figures', () => {
    const columns = readdirSync('sql/migrations')
      .flatMap((file) =>
        [
          ...readFileSync(`sql/migrations/${file}`, 'utf8').matchAll(
            /(?:create table|alter table) data\.constants\b[^;]*;/g,
          ),
        ].map(([text]) => text),
      )
      .flatMap((text) => [
        ...text.matchAll(
          /^\s*(?:alter table data\.constants )?(?:add column )?(\w+) (?:text|integer|boolean)/gm,
        ),
      ])
      .map(([, name = '']) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    const files = longTexts(language)
    expect(files.length).toBeGreaterThan(10)
    const asked = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => ({ file, name })),
    )
    const there = new Set([...derived, ...columns, ...Object.keys(figures)])
    expect(
      asked.filter(
        ({ name }) =>
          !there.has(name) &&
          !/^(price|vat|months|sessions|mentoringMonths|coachingMonths)\.(three_months|six_months|two_in_one)$/.test(
            name,
          ),
      ),
    ).toEqual([])
  })

  test('no long text contains a literal figure', () => {
    const typed = longTexts(language).flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => /\d/.test(said.reduce((left, what) => left.replaceAll(what, ''), line)))
        .map((line) => `${file}: ${line}`),
    )
    expect(typed).toEqual([])
  })
})

// A number in words beside a unit of time, such as «three months».
const numberWords: Record<(typeof languages)[number], [numbers: string, units: string]> = {
  el: [
    'δύο|δυο|τρ(?:εις|ία|ιών)|τέσσερ(?:α|ις)|τεσσάρων|πέντε|έξι|ε[πφ]τά|ο[κχ]τώ|εννέα|δέκα|δώδεκα|δεκα\\p{L}+|είκοσι|τριάντα|σαράντα',
    'ημέρ(?:ες|ών)|μέρες|μήν(?:ες|ες|ών)|μηνών|λεπτ(?:ά|ών)|ώρες|ωρών|χρόνια|χρόνων|ετών|έτη|εβδομάδ(?:ες|ων)|εργάσιμες',
  ],
  en: [
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|sixty|ninety',
    'days?|months?|minutes?|hours?|years?|weeks?',
  ],
  de: [
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|dreißig|vierzig|sechzig|neunzig',
    'Tagen?|Werktagen?|Monaten?|Minuten?|Stunden?|Jahren?|Wochen?',
  ],
  fr: [
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|soixante',
    'jours?|mois|minutes?|heures?|ans|années|semaines?',
  ],
  pt: [
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|sessenta',
    'dias?|meses|minutos?|horas?|anos?|semanas?',
  ],
}
// Such words that are no rule's and no promise's number.
const spoken = [
  'account:secondFactor.dueText',
  'common:feedback.end.lead',
  'mails:mentorship_completed_mentor.*',
  // About how long it takes her; how long banks take; advice for a meeting; an example.
  'mails:refund_sent.*',
  'refunds:*.card',
  'pair:guide.*',
  'tips:*.example',
].map(keyOf)

test.each(languages)('%s: no catalogue has a number of days, months or years in words', (language) => {
  const [numbers, units] = numberWords[language]
  const inWords = new RegExp(`(?<!\\p{L})(?:${numbers})\\s+(?:\\p{L}+\\s+)?(?:${units})(?!\\p{L})`, 'iu')
  const typed = Object.entries(cataloguesOf(language)).flatMap(([namespace, catalogue]) =>
    Object.entries(catalogue)
      .map(([key, text]) => ({ key: `${namespace}:${key}`, text }))
      .filter(({ key, text }) => inWords.test(text) && !spoken.some((pattern) => pattern.test(key))),
  )
  expect(typed.map(({ key, text }) => `${key} ${text}`)).toEqual([])
})

// One word for the relation of a mentor and a mentee. «Σε συνεργασία» as a mentor's state comes from the
// specification.
const otherWords: Partial<Record<(typeof languages)[number], RegExp>> = {
  el: /(?<![\p{L}])σχέσ(?:η|ης|εις|εων)(?![\p{L}])/iu,
  // The specification names one page «My mentoring relationships».
  en: /(?<!My mentoring )\brelationships?\b/i,
  de: /Beziehung|Mentorat/,
  fr: /\brelations?\b(?! une)/i,
  pt: /\brelaç(?:ão|ões)\b/i,
}

test.each(languages)('%s has one word for a mentorship', (language) => {
  const found = Object.entries(cataloguesOf(language)).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => otherWords[language]!.test(text))
      .map(([key, text]) => `${namespace}:${key} ${text}`),
  )
  expect(found).toEqual([])
})
