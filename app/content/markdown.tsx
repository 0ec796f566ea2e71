import type { ReactNode } from 'react'
import { Link } from '~/http/page'

type Tag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | TableTag
type TableTag = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'

/** A node of parsed Markdown: text, a link, or an element with children. */
export type MarkdownNode =
  string | { tag: 'a'; href: string; inside: MarkdownNode[] } | { tag: Tag; id?: string; inside: MarkdownNode[] }

/** Renders parsed Markdown. A link to a page of this site does not reload the document. */
export function Markdown({ nodes }: { nodes: MarkdownNode[] }) {
  return <>{nodes.map(shown)}</>
}

function shown(node: MarkdownNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.inside.map(shown)
  if (node.tag !== 'a') {
    const { tag: Element, id } = node
    return (
      <Element key={key} id={id} scope={scopes[node.tag]}>
        {children}
      </Element>
    )
  }
  if (!node.href.startsWith('/')) {
    return (
      <a key={key} href={node.href}>
        {children}
      </a>
    )
  }
  return (
    <Link key={key} to={node.href}>
      {children}
    </Link>
  )
}

// A heading of a table names its column.
const scopes: Partial<Record<Tag, string>> = { th: 'col' }

/** The main headings, for a table of contents. */
export function contentsOf(nodes: MarkdownNode[]) {
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.id
      ? [{ id: node.id, text: node.inside.join('') }]
      : [],
  )
}
