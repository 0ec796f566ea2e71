import * as reads from '~/db/generated/reads.server'
import { type DocumentVersion } from '~/domain/texts/documents.server'
import { documents, type DocumentName } from '~/domain/texts/documents'
import { idParameter, notFound } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import type { Handled } from '~/http/session-viewer.server'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import { filledIn, findContent, type Content } from './content.server'
import { parseMarkdown } from './markdown.server'

/**
 * Loads a long text in the reader's language, parsed: the version in force, or the one that `?version=` names. Throws
 * 404 for a version that is not published.
 */
export async function loadText(handled: Handled, document: DocumentName) {
  const asked = new URL(handled.request.url).searchParams.get('version')
  const [language, version] = await Promise.all([
    getLanguage(handled),
    reads.documentVersion(null, { document, asked: asked === null ? null : idParameter(asked) }),
  ])
  const content = version && (await contentOf(document, version, language))
  if (!content) throw notFound()
  const { text, ...rest } = content
  return { ...rest, nodes: parseMarkdown(text), version: shownOf(document, version, language) }
}

/** The words of a version in a language, a past one with the facts of its day. The first version is a file. */
async function contentOf(
  document: DocumentName,
  { bodies, facts }: Pick<DocumentVersion, 'bodies' | 'facts'>,
  language: Language,
): Promise<Content | undefined> {
  if (!bodies) return findContent(documents[document].file, language, facts)
  return { text: await filledIn(nameIn(language, bodies), language, facts), lang: language, foreign: false }
}

function shownOf(document: DocumentName, version: DocumentVersion, language: Language) {
  const { bodies: _, facts: ___, summaries, needsConsent: __, ...shown } = version
  return { ...shown, path: documents[document].path, summary: summaries && nameIn(language, summaries) }
}
