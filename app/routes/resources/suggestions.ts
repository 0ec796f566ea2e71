import { filterOptions } from '~/domain/mentors/filter-options.server'
import { suggestWords } from '~/domain/mentors/mentors.server'
import { getLanguage } from '~/http/language.server'
import { findViewer, resource } from '~/http/page.server'
import { i18nFor } from '~/i18n/i18n.server'
import { addressIn } from '~/i18n/language-address'
import { personName } from '~/i18n/latin-name'
import { line } from '~/domain/fields'

/** What the words in the search for mentors may mean, for app/islands/suggestions.tsx. */
export const loader = resource(async (args) => {
  const typed = line().max(100).safeParse(new URL(args.request.url).searchParams.get('q'))
  const [viewer, language] = await Promise.all([findViewer(args), getLanguage(args)])
  const [found, options, { t }] = await Promise.all([
    typed.success ? suggestWords(viewer, typed.data) : [],
    filterOptions(language),
    i18nFor(language),
  ])
  const suggestions = found.map(({ kind, itemId, name, latinName }) => {
    const value = String(itemId)
    if (kind === 'mentor')
      return {
        to: addressIn(language, `/mentors/${itemId}`),
        label: personName(language, name!, latinName),
        kind: t(`common:roles.${kind}`),
      }
    const label = options[kind].find((option) => option.value === value)?.label
    return { filter: kind, value, label, kind: t(`public:mentors.suggested.${kind}`) }
  })
  return Response.json(suggestions, { headers: { 'Cache-Control': 'no-store' } })
})
