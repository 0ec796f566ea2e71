// Whoever is asked to write to the team reads the address there, also without a mail program.
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { cataloguesOf, sourcesIn } from '../support/sources'

/** How each language asks to write to the team. */
const asks = {
  el: /γράψ(?:ε|τε) (?:μας|(?:πρώτα )?στην ομάδα|το στην ομάδα)|μας γράψ(?:εις|ετε)|επικοινώνησ|πες το στην ομάδα/i,
  en: /write to (?:us|the team)|contact (?:us|the team)|tell the team/i,
  de: /schreibt? (?:uns|dem team|in beiden fällen)|uns (?:an \S+ )?schreibst|sag es dem team/i,
  fr: /écri(?:s|vez)-nous|nous écri(?:s|vez)|écri(?:s|vez) (?:d’abord )?à l’équipe(?! technique)|dis-le à l’équipe/i,
  pt: /escrevem?-nos|escreve (?:primeiro )?à equipa(?! técnica)|nos escreveres|(?:diz à|fala com a) equipa/i,
}

/** Texts without the address: the component that prints it beside them, or the form in which one writes. */
const beside: Record<string, string | string[]> = {
  'account:copy.team': 'app/routes/full/my-data.tsx',
  'common:form.talk': [
    'app/routes/public/mentor.register.tsx',
    'app/routes/public/mentor.application/application-state.tsx',
  ],
  'creating:invitation.deadTeam': 'app/routes/full/invitation.tsx',
  'errors:report_text_missing': 'a form',
  'mentee:scholarship.lead': 'a form',
  'public:faq.contact.text': 'app/parts/support/write-to-team.tsx',
  'public:faq.lead': 'app/parts/support/write-to-team.tsx',
  'public:faq.nothing.text': 'app/parts/support/write-to-team.tsx',
  'public:home.support.action': 'app/parts/support/support-section.tsx',
  'public:mentors.help.text': 'a form',
  'public:suspended.write': 'app/routes/full/suspended.tsx',
  'refunds:ask.lead': 'a form',
}

const asking = new Map<string, string[]>()
for (const language of languages)
  for (const [namespace, texts] of Object.entries(cataloguesOf(language)))
    for (const [key, text] of Object.entries(texts))
      // A mail has the address in its footer, see tests/unit/mails.test.ts.
      if (namespace !== 'mails' && asks[language].test(text))
        asking.set(`${namespace}:${key}`, [...(asking.get(`${namespace}:${key}`) ?? []), text])

test('every text of a page that asks to write to the team has the address, or it stands beside it', () => {
  const without = [...asking].filter(([, texts]) => texts.some((text) => !text.includes('{{teamEmail}}')))
  expect(without.map(([key]) => key).sort()).toEqual(Object.keys(beside))
  expect(asking.size - without.length).toBeGreaterThan(20)
})

test.each([...new Set(Object.values(beside).flat())].filter((place) => place !== 'a form'))(
  '%s prints the address',
  (file) => expect(fs.readFileSync(file, 'utf8')).toMatch(/\{teamEmail\}|\{ email: teamEmail \}/),
)

describe.each(languages)('long texts in %s', (language) => {
  const documents = sourcesIn(`app/content/${language}`, '.md').filter(({ text }) =>
    asks[language].test(text),
  )

  test('have the address when they ask to write; below the questions it stands on the page', () => {
    expect(documents.length).toBeGreaterThan(3)
    const without = documents.filter(
      ({ file, text }) => !/\/faq\//.test(file) && !text.includes('{{teamEmail}}'),
    )
    expect(without.map(({ file }) => file)).toEqual([])
  })
})
