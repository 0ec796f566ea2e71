import { findTextVersion, type TextName } from '~/domain/texts/texts.server'
import { notFound } from '~/http/submit.server'
import { getLanguage } from '~/i18n/i18n.server'
import { findContent } from './content.server'
import { parseMarkdown } from './markdown.server'

/** Loads a long text in the reader's language: parsed, with its version if it has versions. Throws 404. */
export async function loadText(request: Request, name: string, versioned?: TextName) {
  const [content, version] = await Promise.all([
    getLanguage(request).then((language) => findContent(name, language)),
    versioned ? findTextVersion(versioned) : undefined,
  ])
  if (!content) throw notFound()
  const { text, ...rest } = content
  return { ...rest, nodes: parseMarkdown(text), version }
}
