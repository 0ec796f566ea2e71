import { lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { MarkdownNode } from './markdown'

const titled = /^(.+) \{#([\w-]+)\}$/u

// A path on this site, a heading of this page, an https URL or a mail address.
const safeLink = /^(\/(?![/\\])|#|https:\/\/|mailto:)/u

// Deeper lists cost more than they say.
const deepestList = 5

/**
 * Tables need the dialect of GitHub; its links without brackets and its crossed out words stay as typed, and so do HTML
 * and quotes, for which the library goes over the rest of a text again and again.
 */
class OwnTokenizer extends Tokenizer {
  #depth = 0

  override url = () => undefined
  override del = () => undefined
  override html = () => undefined
  override tag = () => undefined
  override blockquote = () => undefined

  override list(text: string) {
    if (this.#depth === deepestList) return undefined
    this.#depth += 1
    try {
      return super.list(text)
    } finally {
      this.#depth -= 1
    }
  }
}
const tokenizer = new OwnTokenizer()

/**
 * Takes Markdown, returns the elements that a page shows: headings, paragraphs, lists, tables, bold, emphasis and
 * links. Other markup is shown as typed. A heading sets its id: `## Title {#id}`.
 */
export function parseMarkdown(text: string): MarkdownNode[] {
  return lexer(text, { gfm: true, tokenizer }).flatMap(nodesOf)
}

function nodesOf(given: Token): MarkdownNode[] {
  const token = given as MarkedToken
  const inside = () => ('tokens' in token ? (token.tokens ?? []).flatMap(nodesOf) : [])
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [headingOf(token.depth, token.text)]
    case 'paragraph':
      return [{ tag: 'p', inside: inside() }]
    case 'list':
      return [{ tag: token.ordered ? 'ol' : 'ul', inside: token.items.flatMap(nodesOf) }]
    case 'list_item':
      return [{ tag: 'li', inside: inside() }]
    case 'table':
      return [tableOf(token)]
    case 'strong':
    case 'em':
      return [{ tag: token.type, inside: inside() }]
    case 'link':
      return safeLink.test(token.href) ? [{ tag: 'a', href: token.href, inside: inside() }] : inside()
    case 'text':
      return token.tokens ? inside() : [token.text]
    case 'escape':
      return [token.text]
    default:
      return [token.raw]
  }
}

function tableOf({ header, rows }: Tokens.Table): MarkdownNode {
  const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]): MarkdownNode => ({
    tag: 'tr',
    inside: cells.map(({ tokens }) => ({ tag, inside: tokens.flatMap(nodesOf) })),
  })
  return {
    tag: 'table',
    inside: [
      { tag: 'thead', inside: [row('th', header)] },
      { tag: 'tbody', inside: rows.map((cells) => row('td', cells)) },
    ],
  }
}

function headingOf(depth: number, text: string): MarkdownNode {
  const [, words, id] = titled.exec(text) ?? []
  if (!words || !id) throw new Error(`the heading «${text}» has no {#id}`)
  return { tag: depth === 2 ? 'h2' : 'h3', id, inside: [words] }
}
