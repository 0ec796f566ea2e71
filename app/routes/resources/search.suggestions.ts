import { getLanguage } from '~/http/language.server'
import { requireViewer, resource } from '~/http/page.server'
import { readWords } from '~/lists/list-query'
import { suggest } from '~/parts/search/suggest.server'

/** What the team's search finds while somebody types, for app/islands/suggestions.tsx. */
export const loader = resource(async (args) => {
  const viewer = await requireViewer(args, 'admin')
  const suggestions = await suggest(viewer, readWords(args.request.url), await getLanguage(args))
  return Response.json(suggestions, { headers: { 'Cache-Control': 'no-store' } })
})
