import { findTextVersion, type TextName } from '~/domain/texts/texts.server'
import { notFound } from '~/http/submit.server'
import { getLanguage } from '~/i18n/i18n.server'
import { findContent } from './content.server'
import { parseMarkdown } from './markdown.server'

/** One of our long texts, parsed, in the reader's language, with its version where versions are kept. */
export async function loadText(request: Request, name: string, versioned?: TextName) {
  const [content, version] = await Promise.all([
    getLanguage(request).then((language) => findContent(name, language)),
    versioned ? findTextVersion(versioned) : undefined,
  ])
  if (!content) throw notFound()
  const { text, ...rest } = content
  return { ...rest, nodes: parseMarkdown(text), version }
}
