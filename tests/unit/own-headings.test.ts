// A file of our own lists, which comes back as an import, is known by its headings.
import { expect, test } from 'vitest'
import { guessMapping, importFields } from '~/domain/imports/fields'
import { menteeList } from '~/domain/mentees/list'
import { mentorList } from '~/domain/mentors/list'
import { i18nFor } from '~/i18n/i18n.server'
import { languages, type Language } from '~/i18n/locale'

test.each([
  ['mentee', menteeList],
  ['mentor', mentorList],
] as const)(
  'the list of each %s gives every field, from the same columns in five languages',
  async (role, list) => {
    const columnsIn = async (language: Language) => {
      const { t } = await i18nFor(language)
      return guessMapping(
        list.fields!.map(({ label }) => String(t(label as never))),
        role,
      )
    }
    const all = await Promise.all(languages.map(columnsIn))
    // Our lists have name and surname, and no notes about anyone.
    const fields = importFields(role).filter((field) => field !== 'fullName' && field !== 'note')
    expect(Object.keys(all[0]!).sort()).toEqual(fields.sort())
    for (const columns of all) expect(columns).toEqual(all[0])
  },
)
