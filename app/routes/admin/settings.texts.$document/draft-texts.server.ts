import { filledIn } from '~/content/content.server'
import { parseMarkdown } from '~/content/markdown.server'
import type { DocumentDraft } from '~/domain/texts/documents.server'
import { languages, toLocale } from '~/i18n/locale'

/** The draft as members will read it, in each language. */
export function textsOf({ bodies, summaries }: DocumentDraft) {
  return Promise.all(
    languages.map(async (language) => ({
      language,
      summary: summaries[toLocale(language)] ?? '',
      nodes: parseMarkdown(await filledIn(bodies[toLocale(language)] ?? '', language)),
    })),
  )
}
